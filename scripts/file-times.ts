// A reporter of vitest that tells `npm test` when the tests begin, and keeps each file's time in its worker for the list at its end.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { z } from 'zod';

const fileTime = z.object({ file: z.string(), ms: z.number() });
export type FileTime = z.infer<typeof fileTime>;

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'test-results', 'vitest-times.json');

export default class FileTimes implements Reporter {
  /** `npm test` waits for it (scripts/test.ts). */
  onTestRunStart(): void {
    process.send?.('tests run');
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const counted = new Set<number>();
    const times = modules.map((one): FileTime => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = one.diagnostic();
      // A worker shared by several files has made its environment once, and reports that time, to the last digit, for each of them.
      const environment = counted.has(environmentSetupDuration) ? 0 : environmentSetupDuration;
      counted.add(environmentSetupDuration);
      const ms = environment + prepareDuration + collectDuration + setupDuration + duration;
      return { file: path.relative(ROOT, one.moduleId), ms };
    });
    await writeFile(FILE, JSON.stringify(times));
  }
}

/** Times of the last run, in milliseconds; none when it broke off. */
export async function readTimes(): Promise<FileTime[]> {
  const text = await readFile(FILE, 'utf8').catch(() => '[]');
  return z.array(fileTime).parse(JSON.parse(text));
}
