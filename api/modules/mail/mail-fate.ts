// Delivery status of a letter.
import { namesEnum } from '../../graphql/declare.ts';
import type { Mail } from './mail.entity.ts';

export const MailFate = namesEnum('MailFate', 'What became of a letter.', {
  HELD: 'It waits until the act can no longer be taken back.',
  QUEUED: 'It goes out now, or is tried again.',
  SENT: 'The next server has taken it over. What a server further on sends back is not known.',
  REFUSED: 'The server of its addressee refused it, and would again.',
  FAILED: 'It was tried for days without success, and is not tried again.',
  CANCELLED: 'It was taken back while it was held.',
});
export type MailFateName = keyof typeof MailFate;

/** A letter that failed once is tried again later by the worker, without being held. */
export function fateOf(
  { status, sendAfter, attempts, isRefused }: Pick<Mail, 'status' | 'sendAfter' | 'attempts' | 'isRefused'>,
  now: Date,
): MailFateName {
  if (status === 'sent') return 'SENT';
  if (status === 'failed') return isRefused ? 'REFUSED' : 'FAILED';
  if (status === 'cancelled') return 'CANCELLED';
  return attempts === 0 && sendAfter > now ? 'HELD' : 'QUEUED';
}
