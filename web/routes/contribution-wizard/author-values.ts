// An author as the dialogs show one: what is not known is empty.
import type { Author } from './AuthorsTab.tsx';
import type { DraftValues } from './draft.ts';

export type AuthorValues = Omit<DraftValues<'author'>, 'id'>;

export const AUTHOR_FIELDS = ['personName', 'sex', 'professionalTitleId', 'degreeId', 'email', 'company', 'address'] as const satisfies readonly (keyof AuthorValues)[];

/** Null for an author who is being added. */
export function authorValues(author: Pick<Author, 'personName' | 'sex' | 'professionalTitle' | 'degree' | 'email' | 'company' | 'address'> | null): AuthorValues {
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
