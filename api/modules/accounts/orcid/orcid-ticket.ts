// The ticket that `?orcid=` carries: ORCID has named this iD to this browser, a moment ago. Nobody can make or change one, and in
// another browser it is worth nothing, or a link could talk people into binding a stranger's iD to their account.
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { isSignatureOf, signatureOf } from '../../../secrets/signed.ts';
import { hashToken } from '../sessions/token.ts';

/** Long enough to register. */
const LIFETIME_MS = 20 * 60_000;

type Asker = Pick<Context, 'env' | 'clock' | 'browser'>;

/** `<iD>.<milliseconds since 1970 until which it is good>.<signature>`: the page shows the iD from it. */
export function orcidTicket({ env, clock, browser }: Asker, orcid: string): string {
  const body = `${orcid}.${clock.now().getTime() + LIFETIME_MS}`;
  return `${body}.${signatureOf(env.SECRET_KEY, 'orcid', inBrowser(body, browser))}`;
}

/** The iD in a ticket. Errors: ORCID_TICKET_INVALID when it is forged, expired or another browser's. */
export function orcidOfTicket({ env, clock, browser }: Asker, ticket: string): string {
  const [orcid = '', until = '', signature = '', ...rest] = ticket.split('.');
  const isOurs = rest.length === 0 && isSignatureOf(env.SECRET_KEY, 'orcid', inBrowser(`${orcid}.${until}`, browser), signature);
  if (!isOurs || Number(until) <= clock.now().getTime()) throw new DomainError('ORCID_TICKET_INVALID');
  return orcid;
}

function inBrowser(body: string, browser: string | null): string {
  return `${body}.${hashToken(browser ?? '')}`;
}
