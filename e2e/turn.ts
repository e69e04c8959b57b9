// In `npm test` the product is built, started and filled while the other tests still run. Stories wait for their turn, which `npm test`
// gives by a line on the standard input (scripts/test.ts).
import { createInterface } from 'node:readline';

export default async function waitForTurn(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) if (line === 'go') return;
  throw new Error('`npm test` ended before it was the turn of the stories');
}
