// An author as the dialogs show one: what is not known is empty.
import type { Author } from './author.ts';
import type { DraftValues } from '../draft/draft.ts';

export type AuthorValues = Omit<DraftValues<'author'>, 'id' | 'over'>;

export const AUTHOR_FIELDS = [
  'personName',
  'sex',
  'professionalTitleId',
  'degreeId',
  'email',
  'company',
  'address',
] as const satisfies readonly (keyof AuthorValues)[];

/** Null for an author who is being added. */
export function authorValues(
  author: Pick<Author, 'personName' | 'sex' | 'professionalTitle' | 'degree' | 'email' | 'company' | 'address'> | null,
): AuthorValues {
  return {
    personName: author?.personName ?? '',
    sex: author?.sex ?? '',
    professionalTitleId: author?.professionalTitle?.id ?? '',
    degreeId: author?.degree?.id ?? '',
    email: author?.email ?? '',
    company: author?.company ?? '',
    address: author?.address ?? '',
  };
}

/** What the typing about this author begins with, as it is kept with it. */
export function authorBase(author: Author | null): DraftValues<'author'>['over'] {
  return author === null ? null : { revision: author.revision, ...authorValues(author) };
}

/** What another page did to the author meanwhile. */
export type AuthorChange = 'changed' | 'deleted';

export interface BegunAuthor {
  values: AuthorValues;
  over: DraftValues<'author'>['over'];
  change: AuthorChange | null;
}

/**
 * What the dialog of `author` (null: of a new one) begins with: what is saved, or what was typed and kept. Fields in which nobody has
 * typed follow what another page has saved since.
 */
export function begunAuthor(author: Author | null, kept: DraftValues<'author'> | undefined): BegunAuthor {
  const saved = authorValues(author);
  if (kept === undefined || (author !== null && kept.id !== author.id)) return { values: saved, over: authorBase(author), change: null };
  const { id, over, ...values } = kept;
  if (author === null) return { values, over: null, change: id === null ? null : 'deleted' };
  if (over === null) return { values, over: authorBase(author), change: null };
  for (const field of AUTHOR_FIELDS) if (values[field] === over[field]) values[field] = saved[field];
  return { values, over, change: over.revision === author.revision ? null : 'changed' };
}
