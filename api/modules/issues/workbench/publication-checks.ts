// What the kind of publication asks for and an issue or its journal lacks. All of it informs: an issue goes to the press before the publisher
// applies for its ISBN and CIP data, and what an export cannot do without it refuses itself (decision 92).
import type { PublicationKindName } from '../../../../shared/forms/publication.ts';
import { readIssn } from '../../../../shared/identifiers.ts';
import type { ColloquiumColumn } from '../../colloquiums/colloquium-column.entity.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import type { Issue } from '../issue.entity.ts';

export const PublicationCheckKind = {
  ISBN_MISSING: 'ISBN_MISSING',
  CIP_MISSING: 'CIP_MISSING',
  TOTAL_NUMBER_MISSING: 'TOTAL_NUMBER_MISSING',
  ISSN_MISSING: 'ISSN_MISSING',
  ISSN_WRONG: 'ISSN_WRONG',
  CN_MISSING: 'CN_MISSING',
  PUBLISHER_MISSING: 'PUBLISHER_MISSING',
  COPYRIGHT_HOLDER_MISSING: 'COPYRIGHT_HOLDER_MISSING',
  LICENCE_MISSING: 'LICENCE_MISSING',
  DEPOSITOR_MISSING: 'DEPOSITOR_MISSING',
  ENGLISH_NAME_MISSING: 'ENGLISH_NAME_MISSING',
  COLUMN_ENGLISH_NAME_MISSING: 'COLUMN_ENGLISH_NAME_MISSING',
} as const;
type PublicationCheckName = keyof typeof PublicationCheckKind;

export interface PublishedAs {
  kind: PublicationKindName;
  journal: Pick<Colloquium, 'nameEn' | 'issn' | 'eissn' | 'cn' | 'doiPattern' | 'publication'>;
  issue: Pick<Issue, 'isbn' | 'cipNumber' | 'totalNumber'>;
  /** Those of its articles. */
  columns: readonly Pick<ColloquiumColumn, 'name' | 'nameEn'>[];
}

interface PublicationProblem {
  kind: PublicationCheckName;
  detail: string | null;
}

export function publicationProblems({ kind, journal, issue, columns }: PublishedAs): PublicationProblem[] {
  const { publisher, copyrightHolder, licence, depositor, depositorEmail } = journal.publication;
  const isBook = kind !== 'JOURNAL';
  const missing: [boolean, PublicationCheckName][] = [
    [isBook && !issue.isbn, 'ISBN_MISSING'],
    [isBook && !issue.cipNumber, 'CIP_MISSING'],
    [kind !== 'PROCEEDINGS' && issue.totalNumber == null, 'TOTAL_NUMBER_MISSING'],
    [!isBook && !journal.issn && !journal.eissn, 'ISSN_MISSING'],
    [!isBook && !journal.cn, 'CN_MISSING'],
    [publisher === '', 'PUBLISHER_MISSING'],
    [copyrightHolder === '', 'COPYRIGHT_HOLDER_MISSING'],
    [licence === '', 'LICENCE_MISSING'],
    [Boolean(journal.doiPattern) && (depositor === '' || depositorEmail === ''), 'DEPOSITOR_MISSING'],
    [!journal.nameEn, 'ENGLISH_NAME_MISSING'],
  ];
  // Kept before the check digit was asked for.
  const wrong = [journal.issn, journal.eissn].filter((issn) => issn && readIssn(issn) === null);
  const unnamed = new Set(columns.filter(({ nameEn }) => !nameEn).map(({ name }) => name));
  return [
    ...missing.filter(([isMissing]) => isMissing).map(([, problem]) => ({ kind: problem, detail: null })),
    ...wrong.map((issn) => ({ kind: 'ISSN_WRONG' as const, detail: issn ?? null })),
    ...[...unnamed].map((name) => ({ kind: 'COLUMN_ENGLISH_NAME_MISSING' as const, detail: name })),
  ];
}
