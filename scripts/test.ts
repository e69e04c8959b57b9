// `npm test`: unit and API tests, then browser tests; ends with one line that counts both. `--long` adds the tests named *.long.test.ts.
// A path as argument runs only the tests it names: e2e/… in the browser, anything else in vitest.
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { generate } from './generate.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

interface Count {
  passed: number;
  failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

process.chdir(ROOT);
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isLong = process.argv.includes('--long');
const inBrowser = paths.filter((name) => name.startsWith('e2e'));
const inVitest = paths.filter((name) => !name.startsWith('e2e'));
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

generate();
const counts: Count[] = [];
if (paths.length === 0 || inVitest.length > 0) {
  const file = path.join(RESULTS, 'vitest.json');
  const code = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...inVitest]);
  counts.push(
    await count(file, code, (json) => {
      const { numPassedTests, numFailedTests } = vitestReport.parse(json);
      return { passed: numPassedTests, failed: numFailedTests };
    }),
  );
}
if (paths.length === 0 || inBrowser.length > 0) {
  const code = await run('playwright', ['test', ...inBrowser]);
  counts.push(
    await count(path.join(RESULTS, 'e2e.json'), code, (json) => {
      const { stats } = playwrightReport.parse(json);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    }),
  );
}
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** A runner that broke, or found an error outside of any test, counts as one failure. */
async function count(file: string, code: number, read: (json: unknown) => Count): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1 };
  const found = read(JSON.parse(text));
  return { passed: found.passed, failed: code === 0 ? found.failed : Math.max(found.failed, 1) };
}

function run(command: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...(isLong ? { LONG: '1' } : {}) } });
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
