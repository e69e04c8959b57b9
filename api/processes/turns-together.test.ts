// Turns that count over several processes, here as channels of one.
import { expect, it } from 'vitest';
import { TurnKeeper, SharedTurns, type Channel } from './turns-together.ts';

/** A process beside others, on a channel to the keeper. */
function processOf(keeper: TurnKeeper) {
  const listeners: ((message: unknown) => void)[] = [];
  const fromKeeper: Channel = { send: (message) => void setImmediate(() => listeners.forEach((listener) => listener(message))) };
  const toKeeper: Channel = { send: (message) => void setImmediate(() => keeper.hear(fromKeeper, message)) };
  return {
    turns: (queue: string, most: number) => new SharedTurns(queue, most, toKeeper, (listener) => void listeners.push(listener)),
    isGone: () => keeper.forget(fromKeeper),
  };
}

const passed = async () => {
  for (let times = 0; times < 5; times += 1) await new Promise((resolve) => setImmediate(resolve));
};

it('pieces and parties count over all processes, each queue for itself', async () => {
  const keeper = new TurnKeeper();
  const [one, other] = [processOf(keeper), processOf(keeper)];
  const begun: string[] = [];
  const begin = async (name: string, turns: SharedTurns, ...parties: string[]) => {
    const end = await turns.begin(parties);
    begun.push(name);
    return end;
  };
  const a1 = begin('a1', one.turns('cleaning', 2), 'owner a');
  await passed();
  void begin('a2', other.turns('cleaning', 2), 'owner a');
  const b1 = begin('b1', other.turns('cleaning', 2), 'owner b');
  await passed();
  const c1 = begin('c1', one.turns('cleaning', 2), 'owner c');
  void begin('elsewhere', one.turns('reading', 2), 'owner a');
  await passed();
  expect(begun).toEqual(['a1', 'b1', 'elsewhere']);
  (await b1)();
  await passed();
  expect(begun.at(-1)).toBe('c1');
  // Told twice, a turn ends once.
  (await a1)();
  (await a1)();
  await passed();
  expect(begun.at(-1)).toBe('a2');
  void begin('d1', one.turns('cleaning', 2), 'owner d');
  await passed();
  expect(begun.at(-1)).toBe('a2');
  (await c1)();
  await passed();
  expect(begun.at(-1)).toBe('d1');
});

it('what a process had under way, or waited for, is over when it is gone', async () => {
  const keeper = new TurnKeeper();
  const [gone, left] = [processOf(keeper), processOf(keeper)];
  const [ofGone, ofLeft] = [gone.turns('cleaning', 1), left.turns('cleaning', 1)];
  await ofGone.begin(['owner a']);
  void ofGone.begin(['owner b']);
  let hasBegun = false;
  void ofLeft.begin(['owner a']).then(() => (hasBegun = true));
  await passed();
  expect(hasBegun).toBe(false);
  gone.isGone();
  await passed();
  expect(hasBegun).toBe(true);
});
