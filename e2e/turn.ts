// In `npm test` the product is built, started and filled while the other tests still run. Stories wait for their turn, which is when nothing more
// comes from the standard input (scripts/test.ts).
import { once } from 'node:events';

export default async function waitForTurn(): Promise<void> {
  process.stdin.resume();
  await once(process.stdin, 'end');
}
