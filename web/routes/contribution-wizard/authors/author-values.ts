// An author as the dialogs show one: unknown fields are empty.
import { pick } from '../../../../shared/forms/field-list.ts';
import { typedName } from '../../../components/names/typed-name.ts';
import { typedUnits } from '../../../components/units/typed-units.ts';
import { isSame } from '../../../drafts/same.ts';
import type { Author } from './author.ts';
import type { DraftValues } from '../draft/draft.ts';

export type AuthorValues = Omit<DraftValues<'author'>, 'id' | 'over'>;

export const AUTHOR_FIELDS = [
  'personName',
  'name',
  'sex',
  'professionalTitleId',
  'degreeId',
  'email',
  'company',
  'units',
  'address',
  'orcid',
  'creditRoles',
] as const satisfies readonly (keyof AuthorValues)[];

/** Null for an author who is being added. */
export function authorValues(
  author:
    | (Pick<
        Author,
        'personName' | 'name' | 'sex' | 'professionalTitle' | 'degree' | 'email' | 'company' | 'address' | 'orcid' | 'creditRoles'
      > &
        Partial<Pick<Author, 'units'>>)
    | null,
): AuthorValues {
  return {
    personName: author?.personName ?? '',
    name: author ? typedName(author.personName, author.name) : null,
    sex: author?.sex ?? '',
    professionalTitleId: author?.professionalTitle?.id ?? '',
    degreeId: author?.degree?.id ?? '',
    email: author?.email ?? '',
    company: author?.company ?? '',
    units: author?.units ? typedUnits(author.company ?? '', author.units) : null,
    address: author?.address ?? '',
    orcid: author?.orcid ?? '',
    creditRoles: [...(author?.creditRoles ?? [])],
  };
}

/** The base of the typing about this author, stored with it. */
function authorBase(author: Author | null): DraftValues<'author'>['over'] {
  return author === null ? null : { revision: author.revision, ...authorValues(author) };
}

/** Another page's change of the author. */
export type AuthorChange = 'changed' | 'deleted';

interface BegunAuthor {
  values: AuthorValues;
  over: DraftValues<'author'>['over'];
  change: AuthorChange | null;
}

/** A name and its parts belong together, as do units and their text: they follow only where both are untouched. */
const TOGETHER: readonly (readonly (keyof AuthorValues)[])[] = [
  ['personName', 'name'],
  ['company', 'units'],
];

function followed(values: AuthorValues, over: AuthorValues, saved: AuthorValues): AuthorValues {
  const isUntouched = (field: keyof AuthorValues) => isSame(values[field], over[field]);
  const following = AUTHOR_FIELDS.filter((field) => (TOGETHER.find((both) => both.includes(field)) ?? [field]).every(isUntouched));
  return { ...values, ...pick(saved, following) };
}

/**
 * Initial values of the dialog of `author` (null: of a new one): the saved ones, or kept input. Untouched fields follow values saved by
 * another page since.
 */
export function begunAuthor(author: Author | null, kept: DraftValues<'author'> | undefined): BegunAuthor {
  const saved = authorValues(author);
  if (kept === undefined || (author !== null && kept.id !== author.id)) return { values: saved, over: authorBase(author), change: null };
  const { id, over, ...values } = kept;
  if (author === null) return { values, over: null, change: id === null ? null : 'deleted' };
  if (over === null) return { values, over: authorBase(author), change: null };
  return { values: followed(values, over, saved), over, change: over.revision === author.revision ? null : 'changed' };
}
