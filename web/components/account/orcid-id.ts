// The iD that a ticket of the server shows; only the server can tell whether the ticket is good.
import { isOrcid } from '../../../shared/forms/orcid.ts';

export function orcidIn(ticket: string | null): string | null {
  const orcid = ticket?.split('.')[0] ?? '';
  return isOrcid(orcid) ? orcid : null;
}
