// Where the links of letters lead: the one place that makes their addresses.
import { letterPages, type LetterPage, type LetterPageName } from '../../../shared/letter-pages.ts';
import type { Context } from '../../context.ts';
import { encodeId } from '../../graphql/node.ts';

type House = Pick<Context, 'env'>;

/** The address of a page, with the role that it is opened in. */
export function letterLink({ env }: House, name: LetterPageName, query: Readonly<Record<string, string>> = {}): string {
  const { path, role }: LetterPage = letterPages[name];
  const search = new URLSearchParams({ ...(role !== undefined && { roleId: String(role) }), ...query }).toString();
  return `${env.PUBLIC_URL}${path}${search && `?${search}`}`;
}

/** A manuscript, for its author. */
export function authoredManuscriptLink(house: House, { id }: { id: number }): string {
  return letterLink(house, 'authoredManuscript', { id: encodeId('Contribution', id) });
}

/** An invitation to review, for a reviewer who signs in. */
export function reviewedManuscriptLink(house: House, review: { id: number; contribution: { id: number } }): string {
  return letterLink(house, 'reviewedManuscript', {
    id: encodeId('Review', review.id),
    munaId: encodeId('Contribution', review.contribution.id),
  });
}
