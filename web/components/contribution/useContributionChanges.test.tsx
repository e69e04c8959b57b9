// News of a manuscript that a screen shows.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { nextMutationId } from './own-echo.ts';
import { useContributionChanges } from './useContributionChanges.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const NEWS = 'useContributionChangesSubscription';

async function watch() {
  const onChange = vi.fn();
  function Screen() {
    useContributionChanges('m', onChange);
    return null;
  }
  const { tell } = await show(<Screen />);
  const hear = (clientMutationId: string | null) =>
    tell(NEWS, { ContributionChanged: () => ({ clientMutationId, contribution: { id: 'm' } }) });
  return { onChange, hear };
}

it('what another person, another tab or nobody in particular has done is told once for several in quick succession', async () => {
  const { onChange, hear } = await watch();
  await hear(null);
  await hear('another tab');
  expect(onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledOnce();
});

it('what the tab has done itself is no news: the answer has brought the screen up to date', async () => {
  const { onChange, hear } = await watch();
  await hear(nextMutationId());
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
});
