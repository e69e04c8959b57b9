// The domain reads the time from ctx.clock only, so that deadlines can be tested: no module asks the machine.
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const problems: string[] = [];
for (const file of globSync('api/{modules,legacy}/**/*.ts', { cwd: ROOT }).filter((name) => !name.endsWith('.test.ts'))) {
  const lines = (await readFile(path.join(ROOT, file), 'utf8')).split('\n');
  lines.forEach((line, index) => {
    if (/\bnew Date\(\)|\bDate\.now\(\)/.test(line))
      problems.push(`${file}:${index + 1}: ask ctx.clock.now() instead of the machine's clock`);
  });
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
