// The publication data of an issue: the numbers that its kind asks for, and what stands on its copyright page. Messages are keys of the
// catalogue.
import { readCipNumber, readIsbn } from '../identifiers.ts';
import { each } from './field-list.ts';
import type { Imprint, PublicationKindName } from './publication.ts';
import { shortNote, shortText } from './text-rules.ts';
import { oneLine, plainForms } from './tidied.ts';
import { z } from './zod.ts';

export const ISSUE_NUMBERS = ['isbn', 'cipNumber', 'volume', 'totalNumber'] as const;
type IssueNumber = (typeof ISSUE_NUMBERS)[number];

/** In the order of the copyright page. */
export const IMPRINT_FIELDS = [
  'responsibleEditors',
  'edition',
  'printing',
  'format',
  'sheets',
  'wordCount',
  'price',
  'printer',
  'subjects',
  'classification',
] as const satisfies readonly (keyof Imprint)[];
export type ImprintField = (typeof IMPRINT_FIELDS)[number];

export const PUBLICATION_DATA = [...ISSUE_NUMBERS, ...IMPRINT_FIELDS] as const;
export type PublicationDatum = (typeof PUBLICATION_DATA)[number];

const NUMBERS_OF: Readonly<Record<PublicationKindName, readonly IssueNumber[]>> = {
  JOURNAL: ['volume', 'totalNumber'],
  SERIES: ['isbn', 'cipNumber', 'totalNumber'],
  PROCEEDINGS: ['isbn', 'cipNumber'],
};

/** Subjects and classification belong to the CIP data of a book. */
const OF_BOOKS: readonly ImprintField[] = ['edition', 'printing', 'subjects', 'classification'];

/** What an issue of this kind is asked for. Others that it has, from before its journal was of this kind, stay. */
export function dataOf(kind: PublicationKindName): readonly PublicationDatum[] {
  const fields = kind === 'JOURNAL' ? IMPRINT_FIELDS.filter((field) => !OF_BOOKS.includes(field)) : IMPRINT_FIELDS;
  return [...NUMBERS_OF[kind], ...fields];
}

/** What the next issue begins with: how it is made does not change from one to the next. */
export const LASTING: readonly ImprintField[] = ['format', 'printer'];

/** Far beyond any. */
const MOST = 99_999;

const count = z.string().transform((typed, { addIssue }): number | null => {
  const digits = plainForms(oneLine(typed));
  if (digits === '') return null;
  if (/^\d{1,5}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= MOST) return Number(digits);
  addIssue({ code: 'custom', message: 'form.issueCount' });
  return null;
});

const read = (reader: (typed: string) => string | null, message: string) =>
  z.string().transform((typed, { addIssue }): string | null => {
    const tidy = oneLine(typed);
    const kept = reader(tidy);
    if (tidy !== '' && kept === null) addIssue({ code: 'custom', message });
    return kept;
  });

/** As they stand in the form. */
export const publicationDataShape = z.object({ ...each(PUBLICATION_DATA, () => z.string()), reason: z.string() });
export type PublicationDataValues = z.infer<typeof publicationDataShape>;

export const publicationDataSchema = z.object({
  ...each(IMPRINT_FIELDS, () => shortText),
  isbn: read(readIsbn, 'form.isbnFormat'),
  cipNumber: read(readCipNumber, 'form.cipFormat'),
  volume: count,
  totalNumber: count,
  /** Why something that a sent issue said is corrected. */
  reason: shortNote,
});
export type CheckedPublicationData = z.output<typeof publicationDataSchema>;
