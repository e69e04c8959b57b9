// Waits until React has nothing left to do. Testing Library waits one turn of the event loop after each act of a person: how much of a
// render in pieces, and of its effects, has happened by then depends on the speed of the machine.
import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** Ends a hanging test; no test may fail because the machine is slow. Testing Library would give up after a second. */
const PATIENCE_MS = 60_000;
let isWaiting = false;

/** Renders go before idle work. The effects of a render, as the end of a navigation, may need another render. */
async function idle(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise<void>((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
}

/** From the first file of a worker on: an act of a person is over when the page stands still. */
export function waitForIdle(): void {
  if (isWaiting) return;
  isWaiting = true;
  const { asyncWrapper } = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE_MS,
    asyncWrapper: (act) =>
      asyncWrapper(async () => {
        const result = await act();
        await idle();
        return result;
      }),
  });
}
