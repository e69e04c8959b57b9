// Why a session ended, as the page says it: the live connection knows, a refused request does not.
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announce } from '../../relay/session-events.ts';
import { show } from '../../testing/render.tsx';
import { SessionWatch } from './SessionWatch.tsx';

afterEach(cleanup);

const SESSION = 'LiveEventsSessionSubscription';
const words = () => screen.getByRole('dialog').textContent;

it('a refused request says that it ended, and the live connection why, whichever comes first (R1-077)', async () => {
  const first = await show(<SessionWatch viewerId="author" />, { language: 'en-US' });
  await act(async () => announce({ kind: 'sessionEnded', reason: 'EXPIRED' }));
  expect(words()).toContain('expired');
  await first.tell(SESSION, { SessionEnded: () => ({ reason: 'DISABLED' }) });
  expect(words()).toContain('disabled');
  cleanup();

  const second = await show(<SessionWatch viewerId="author" />, { language: 'en-US' });
  await second.tell(SESSION, { SessionEnded: () => ({ reason: 'DISABLED' }) });
  await act(async () => announce({ kind: 'sessionEnded', reason: 'EXPIRED' }));
  expect(words()).toContain('disabled');
});
