// The ticket that `?orcid=` carries: ORCID has named this iD to this browser, a moment ago. Nobody can make or change one, and in
// another browser it is worth nothing, or a link could talk people into binding a stranger's iD to their account.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { hashToken } from './token.ts';

/** Long enough to register. */
const LIFETIME_MS = 20 * 60_000;

type Asker = Pick<Context, 'env' | 'clock' | 'browser'>;

/** `<iD>.<milliseconds since 1970 until which it is good>.<signature>`: the page shows the iD from it. */
export function orcidTicket({ env, clock, browser }: Asker, orcid: string): string {
  const body = `${orcid}.${clock.now().getTime() + LIFETIME_MS}`;
  return `${body}.${sign(env.SECRET_KEY, body, browser)}`;
}

/** The iD that a ticket stands for. Errors: ORCID_TICKET_INVALID when it is forged, expired or another browser's. */
export function orcidOfTicket({ env, clock, browser }: Asker, ticket: string): string {
  const [orcid = '', until = '', signature = '', ...rest] = ticket.split('.');
  const expected = Buffer.from(sign(env.SECRET_KEY, `${orcid}.${until}`, browser));
  const given = Buffer.from(signature);
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || Number(until) <= clock.now().getTime()) throw new DomainError('ORCID_TICKET_INVALID');
  return orcid;
}

/** A key of its own, so that no other signature made with the secret is a ticket. */
function sign(secret: string, body: string, browser: string | null): string {
  const key = createHmac('sha256', secret).update('colloquium:orcid').digest();
  return createHmac('sha256', key).update(`${body}.${hashToken(browser ?? '')}`).digest('base64url');
}
