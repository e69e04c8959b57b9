// `npm test`: unit and API tests, then browser tests; ends with the files that took longest, the time against the budget, and one line that
// counts both. `--long` takes the full sample sizes, and draws the order of vitest's files from a seed, which it prints (SEED=7 brings that
// order back). A path as argument runs only the tests it names: e2e/… in the browser, anything else in vitest.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { readTimes, type FileTime } from './file-times.ts';
import { generate } from './generate.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const RESULTS = path.join(ROOT, 'test-results');

/** Time limit of `npm test` of the whole product on an idle machine with two processors. */
const BUDGET_MINUTES = 12;
const LONGEST_SHOWN = 15;

const FIRST_LINES = 12;

interface Count {
  passed: number;
  failed: number;
  /** Failures, each with its place and reason: repeated at the end, where nothing hides them. */
  failures: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
});
const playwrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ results: z.array(z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() })) }),
  ),
});
const playwrightSuite = z.object({
  file: z.string(),
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

process.chdir(ROOT);
const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isLong = process.argv.includes('--long');
const seed = process.env['SEED'] ?? (isLong ? String(randomInt(1_000_000)) : '');
const order = seed === '' ? '' : `Files of vitest, and tests of components, in the order of SEED=${seed}`;
const inBrowser = paths.filter((name) => name.startsWith('e2e'));
const inVitest = paths.filter((name) => !name.startsWith('e2e'));
await rm(RESULTS, { recursive: true, force: true });
await mkdir(RESULTS, { recursive: true });

if (order !== '') console.log(order);
const start = performance.now();
generate();
const runsVitest = paths.length === 0 || inVitest.length > 0;
const runsBrowser = paths.length === 0 || inBrowser.length > 0;
const counts: Count[] = [];
const times: FileTime[] = [];
let stories: Begun | undefined;
if (runsVitest) {
  const file = path.join(RESULTS, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`, '--reporter=./scripts/file-times.ts'];
  const vitest = begin('vitest', ['run', ...reporters, ...inVitest], ['inherit', 'inherit', 'inherit', 'ipc']);
  // scripts/file-times.ts reports that its tests run.
  if (runsBrowser) vitest.child.once('message', beginStories);
  const code = await vitest.code;
  counts.push(
    await count(file, code, (json) => {
      const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(json);
      return { passed: numPassedTests, failed: numFailedTests, failures: testResults.flatMap(failuresOf) };
    }),
  );
  times.push(...(await readTimes()));
}
const half = performance.now();
if (runsBrowser) {
  const { child, code: ending } = beginStories();
  child.stdin?.end('go\n');
  const code = await ending;
  counts.push(
    await count(path.join(RESULTS, 'e2e.json'), code, (json) => {
      const { stats, suites } = playwrightReport.parse(json);
      times.push(...suites.map((suite) => ({ file: `e2e/${suite.file}`, ms: durationOf(suite) })));
      const failures = suites.flatMap((suite) => brokenIn(suite).map((broken) => `e2e/${suite.file} › ${broken}`));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
    }),
  );
}
const end = performance.now();

console.log('\nSeconds of a worker by file, the longest first:');
for (const { file, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, LONGEST_SHOWN))
  console.log(`${(ms / 1000).toFixed(1).padStart(7)}  ${file}`);
const budget = paths.length === 0 && !isLong ? `, of ${minutes(BUDGET_MINUTES * 60_000)} on an idle machine with two processors` : '';
console.log(`\n${minutes(end - start)}: ${minutes(half - start)} in vitest and ${minutes(end - half)} in the browser${budget}`);
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`\nFAILED ${failure}`);
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
if (order !== '') console.log(order);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function durationOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(durationOf)].reduce((sum, ms) => sum + ms, 0);
}

/** A file that could not be run at all has no tests to tell of. */
function failuresOf({ name, status, message, assertionResults }: z.infer<typeof vitestReport>['testResults'][number]): string[] {
  const file = path.relative(ROOT, name);
  const broken = assertionResults.filter((test) => test.status === 'failed');
  if (broken.length === 0) return status === 'failed' ? [`${file}\n${firstLines(message)}`] : [];
  return broken.map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${firstLines((failureMessages ?? []).join('\n'))}`);
}

function brokenIn({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title, tests }) => `${title}\n${firstLines(reasonsOf(tests))}`);
  return [...own, ...suites.flatMap(brokenIn)];
}

function reasonsOf(tests: z.infer<typeof playwrightSpec>['tests']): string {
  return tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).join('\n');
}

function firstLines(text: string): string {
  return stripVTControlCharacters(text).split('\n').slice(0, FIRST_LINES).join('\n');
}

/** A runner that broke, or found an error outside of any test, counts as one failure. */
async function count(file: string, code: number, read: (json: unknown) => Count): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, failures: [`${path.relative(ROOT, file)} was not written`] };
  const found = read(JSON.parse(text));
  return { ...found, failed: code === 0 ? found.failed : Math.max(found.failed, 1) };
}

interface Begun {
  child: ChildProcess;
  /** With which it ends. */
  code: Promise<number>;
}

/**
 * Their product is built, started and filled with the processor time that the other tests leave; they begin at the line `go` (e2e/turn.ts).
 */
function beginStories(): Begun {
  const environment = { E2E_HAS_TURN: '1', RELAY_IS_COMPILED: '1' };
  return (stories ??= begin('playwright', ['test', ...inBrowser], ['pipe', 'inherit', 'inherit'], environment));
}

function begin(command: string, args: string[], stdio: StdioOptions, environment: Record<string, string> = {}): Begun {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...environment, ...(isLong ? { LONG: '1' } : {}), SEED: seed } });
  const code = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      console.error(`${command} cannot be run: ${error.message}`);
      resolve(1);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  return { child, code };
}
