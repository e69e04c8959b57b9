// When React has nothing left to do. Testing Library waits one turn of the event loop after each act of a person: how much of a render in pieces, and
// of what follows from it, has happened by then depends on how fast the machine is.
import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';

/** It ends what hangs; no test may fail because the machine is slow. Testing Library would give up after a second. */
const PATIENCE_MS = 60_000;
let isWaiting = false;

/** Whatever is to be rendered goes before idle work. What a render brings about, as the end of a navigation, may have to be rendered in turn. */
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
