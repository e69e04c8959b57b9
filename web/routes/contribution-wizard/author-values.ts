// An author as the dialogs show one: what is not known is empty.
import type { Author } from './AuthorsTab.tsx';
import type { DraftValues } from './draft.ts';

/** Null for an author who is being added. */
export function authorValues(author: Author | null): Omit<DraftValues<'author'>, 'id'> {
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
