// The process that opens files of strangers serves one file after the other, knows no configuration, and never outlives the product.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BeyondLimit, FileProcess, ProcessLost } from './file-process.ts';
import { until } from '../../testing/until.ts';

const limits = { megabytes: 64, cpuMilliseconds: 30_000, wallMilliseconds: 60_000 };
const runWorkerLoop = new URL('./worker-loop.ts', import.meta.url).href;
const fileProcess = new URL('./file-process.ts', import.meta.url).href;
interface Told {
  pid: number;
  env: string[];
}
let folder: string;
let script: URL;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-process-'));
  script = pathToFileURL(path.join(folder, 'worker.mjs'));
  await writeFile(
    script,
    `import { runWorkerLoop } from '${runWorkerLoop}';
await runWorkerLoop(async (task) => {
  if (task === 'abort') process.abort();
  if (task === 'be killed') process.kill(process.pid, 'SIGKILL');
  if (task === 'fail') throw new Error('no file');
  while (task === 'work on');
  if (task === 'wait') await new Promise(() => undefined);
  return { pid: process.pid, env: Object.keys(process.env) };
});`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

it('stays for the next file, also when one could not be read, and is another after it aborted or took too long (B-014)', async () => {
  const files = new FileProcess(script);
  const pid = async () => ((await files.answerTo('tell', limits)) as Told).pid;
  const first = await pid();
  await expect(files.answerTo('fail', limits)).rejects.toThrow('no file');
  expect(await pid()).toBe(first);
  await expect(files.answerTo('abort', limits)).rejects.toThrow('SIGABRT');
  const second = await pid();
  await expect(files.answerTo('work on', { ...limits, cpuMilliseconds: 50 })).rejects.toThrow('It took longer than 50 ms');
  const third = await pid();
  expect(new Set([first, second, third]).size).toBe(3);
  files.stop();
});

it('that was killed from outside is told apart from one that a file was too much for', async () => {
  const files = new FileProcess(script);
  await expect(files.answerTo('be killed', limits)).rejects.toThrow(ProcessLost);
  await expect(files.answerTo('abort', limits)).rejects.not.toThrow(ProcessLost);
  await expect(files.answerTo('work on', { ...limits, cpuMilliseconds: 50 })).rejects.toThrow(BeyondLimit);
  await expect(new FileProcess(new URL('./missing.mjs', script)).answerTo('tell', limits)).rejects.toThrow(ProcessLost);
  files.stop();
});

it('is bounded by what it uses of the processor: one that waits for a busy machine is lost, and its file is no worse for it (B-014)', async () => {
  const files = new FileProcess(script);
  await expect(files.answerTo('wait', { ...limits, cpuMilliseconds: 5000, wallMilliseconds: 300 })).rejects.toThrow(ProcessLost);
  // One that has used up its time for one file begins anew with the next.
  for (let file = 0; file < 3; file += 1) expect(await files.answerTo('tell', { ...limits, cpuMilliseconds: 5000 })).toHaveProperty('pid');
  files.stop();
});

it('is told nothing of the configuration', async () => {
  vi.stubEnv('SECRET_KEY', 'a secret');
  const files = new FileProcess(script);
  expect(((await files.answerTo('tell', limits)) as Told).env.filter((name) => !name.startsWith('NODE_'))).toEqual([]);
  files.stop();
  vi.unstubAllEnvs();
});

/** A zombie has ended, although its parent has not taken note of it. */
async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !/^State:\s+Z/m.test(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''));
}

it('goes, however busy it is, when the product is killed', async () => {
  const code = `import { FileProcess } from '${fileProcess}';
const files = new FileProcess(new URL('${script.href}'));
console.log((await files.answerTo('tell', ${JSON.stringify(limits)})).pid);
await files.answerTo('work on', ${JSON.stringify(limits)});`;
  const product = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(product.stdout, 'data');
  const pid = Number(line);
  expect(await isAlive(pid)).toBe(true);
  product.kill('SIGKILL');
  await until(async () => expect(await isAlive(pid)).toBe(false));
});
