// The enums of manuscripts as the API names them; inside, the legacy numbers.
import { registerEnumType } from 'type-graphql';
import { AuthorStatus, ContributionState } from '../../../shared/workflow.ts';

export const ContributionSource = { SPECIAL_INVITATION: 1, FREE_SUBMISSION: 2, OTHER: 3 } as const;
export const FileKind = { MANUSCRIPT: 0, SUPPLEMENT: 1, PICTURE: 5, CHART: 6, TABLE: 7, REPORT: 8 } as const;
export const WizardSection = {
  TITLE: 'TITLE',
  AUTHORS: 'AUTHORS',
  FUNDING: 'FUNDING',
  SUMMARY: 'SUMMARY',
  RECOMMENDED_REVIEWERS: 'RECOMMENDED_REVIEWERS',
  OPPOSED_REVIEWERS: 'OPPOSED_REVIEWERS',
} as const;
export const ContributionOrderField = { MANUSCRIPT_NUMBER: 'MANUSCRIPT_NUMBER', SUBMITTED_AT: 'SUBMITTED_AT', SAVED_AT: 'SAVED_AT' } as const;
export const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
export const ListScope = { ALL: 'ALL', PENDING: 'PENDING' } as const;

registerEnumType(ContributionSource, { name: 'ContributionSource' });
registerEnumType(FileKind, { name: 'FileKind' });
registerEnumType(WizardSection, { name: 'WizardSection' });
registerEnumType(ContributionOrderField, { name: 'ContributionOrderField' });
registerEnumType(SortDirection, { name: 'SortDirection' });
registerEnumType(ListScope, { name: 'ListScope' });
registerEnumType(ContributionState, { name: 'ContributionState', description: 'The 23 states of a manuscript, 0 to 22.' });
registerEnumType(AuthorStatus, { name: 'AuthorStatus', description: 'What an author is told: filter codes 1 to 9 (UNFINISHED has none).' });

export { AuthorStatus, ContributionState };

/** Name of a file kind. Errors: a number that the column never holds. */
export function fileKindName(kind: number): keyof typeof FileKind {
  const name = Object.entries(FileKind).find(([, number]) => number === kind)?.[0];
  if (!name) throw new Error(`No file kind ${kind}`);
  return name as keyof typeof FileKind;
}
