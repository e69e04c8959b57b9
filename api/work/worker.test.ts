// The worker outlives its runner: one that gives up is followed by another, until the worker itself is stopped.
import pino from 'pino';
import { expect, test } from 'vitest';
import { keepRunning } from './worker.ts';

const log = pino({ level: 'silent' });
const AGAIN_AFTER_MS = 5;

/** Runners as graphile-worker makes them; `giveUp` ends one as a database that stays away does. */
function runners() {
  const begun: { giveUp(): void; isStopped: boolean }[] = [];
  let isAway = false;
  let refused = 0;
  const begin = () => {
    if (isAway) {
      refused += 1;
      return Promise.reject(new Error('the database is away'));
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const runner = { isStopped: false, giveUp: () => reject(new Error('gave up')) };
    begun.push(runner);
    return Promise.resolve({
      promise,
      stop: () => {
        runner.isStopped = true;
        resolve();
        return Promise.resolve();
      },
    });
  };
  return { begun, begin, refused: () => refused, setAway: (away: boolean) => void (isAway = away) };
}

test('takes up again when its runner gives up, also when the database is away for longer', async () => {
  const { begun, begin, refused, setAway } = runners();
  const worker = await keepRunning(begin, log, AGAIN_AFTER_MS);
  setAway(true);
  begun[0]?.giveUp();
  await expect.poll(refused).toBeGreaterThan(1);
  expect(begun).toHaveLength(1);
  setAway(false);
  await expect.poll(() => begun.length).toBe(2);
  await worker.stop();
  expect(begun[1]?.isStopped).toBe(true);
});

test('begins nothing more once it is stopped', async () => {
  const { begun, begin } = runners();
  const worker = await keepRunning(begin, log, AGAIN_AFTER_MS);
  begun[0]?.giveUp();
  await worker.stop();
  await new Promise((resolve) => setTimeout(resolve, 50 * AGAIN_AFTER_MS));
  expect(begun).toHaveLength(1);
});
