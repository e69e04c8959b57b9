// `npm run check`: everything that can be said about the code without running the product. Tells each check's result; ends with 1 when
// one fails. Names as arguments run only those.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generate } from './generate.ts';

const CHECKS: Record<string, string[]> = {
  'server-types': typesOf('server'),
  'web-types': typesOf('web'),
  migrations: ['tsx', 'scripts/check-migrations.ts'],
  imports: ['node', 'scripts/check-imports.ts'],
  schema: ['tsx', 'scripts/print-schema.ts', '--check'],
  workflow: ['tsx', 'scripts/print-workflow.ts', '--check'],
  doors: ['tsx', 'scripts/print-doors.ts', '--check'],
  legacy: ['tsx', 'scripts/print-legacy.ts', '--check'],
  relay: ['node', 'scripts/check-relay.ts'],
  format: ['oxfmt', '--list-different'],
  lint: ['oxlint', '--deny-warnings', '--report-unused-disable-directives', '.'],
  i18n: ['node', 'scripts/check-i18n.ts'],
  screens: ['node', 'scripts/check-screens.ts'],
  clock: ['node', 'scripts/check-clock.ts'],
  rules: ['node', 'scripts/rules.ts', '--check'],
};

process.chdir(path.resolve(import.meta.dirname, '..'));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(CHECKS).join(', ')}`);
  process.exit(1);
}
try {
  generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const queue = Object.entries(CHECKS).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const total = queue.length;
const failed: string[] = [];

await Promise.all(Array.from({ length: Math.min(os.availableParallelism(), 4) }, worker));
console.log(
  failed.length === 0 ? `${total} checks passed` : `${total - failed.length} checks passed, ${failed.length} failed: ${failed.join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

interface Result {
  code: number | null;
  output: string;
}

/** One checker: several would each make the types of every library for themselves, and other checks run meanwhile. */
function typesOf(part: string): string[] {
  return [
    'tsc',
    '-p',
    `tsconfig.${part}.json`,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/${part}.tsbuildinfo`,
    '--pretty',
    'false',
  ];
}

async function worker(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, command] = next;
    const started = performance.now();
    const { code, output } = await runTwiceIfStale(command);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code === 0) {
      console.log(`ok      ${name.padEnd(12)} ${seconds} s`);
    } else {
      failed.push(name);
      console.log(`FAILED  ${name.padEnd(12)} ${seconds} s\n${output.trimEnd().replaceAll(/^/gm, '        ')}`);
    }
  }
}

/** tsc can go on repeating a fault of a JSON file that has been mended: what fails from memory is judged again without it. */
async function runTwiceIfStale(command: string[]): Promise<Result> {
  const memory = command.find((word) => word.endsWith('.tsbuildinfo'));
  const isRemembered = memory !== undefined && existsSync(memory);
  const first = await run(command);
  if (first.code === 0 || !isRemembered) return first;
  rmSync(memory);
  return await run(command);
}

function run([command = '', ...args]: string[]): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: 1, output: `${command} cannot be run: ${error.message}` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
