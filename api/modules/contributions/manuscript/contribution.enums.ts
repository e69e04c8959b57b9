// The enums of manuscripts as the API names them; inside, the legacy numbers.
import { registerEnumType } from 'type-graphql';
import type { WizardSectionName } from '../../../../shared/forms/contribution.ts';
import { SuggestedReviewerKind } from '../../../../shared/forms/suggested-reviewers.ts';
import { FileKind } from '../../../../shared/limits.ts';
import { AuthorStatus, ContributionSource, ContributionState } from '../../../../shared/workflow.ts';
import { authorStatusRules, sourceRules, stateRules } from '../../../../shared/workflow-rules.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { ExpectedStep } from './expected.ts';

export const WizardSection: Readonly<{ [K in WizardSectionName]: K }> = {
  TITLE: 'TITLE',
  AUTHORS: 'AUTHORS',
  FUNDING: 'FUNDING',
  SUMMARY: 'SUMMARY',
  RECOMMENDED_REVIEWERS: 'RECOMMENDED_REVIEWERS',
  OPPOSED_REVIEWERS: 'OPPOSED_REVIEWERS',
};

describedEnum(ContributionSource, {
  name: 'ContributionSource',
  description: 'How a manuscript came to the journal.',
  values: sourceRules,
});
registerEnumType(FileKind, { name: 'FileKind' });
registerEnumType(SuggestedReviewerKind, {
  name: 'SuggestedReviewerKind',
  description: 'Whom the author recommends as a reviewer, and whom to avoid.',
});
registerEnumType(WizardSection, { name: 'WizardSection' });
registerEnumType(ExpectedStep, {
  name: 'ExpectedStepKind',
  description: 'What the office is to do next: take a submission on, decide, publish.',
});
describedEnum(ContributionState, { name: 'ContributionState', description: 'The 23 states of a manuscript, 0 to 22.', values: stateRules });
describedEnum(AuthorStatus, {
  name: 'AuthorStatus',
  description: 'What an author is told: filter codes 1 to 9 (UNFINISHED has none).',
  values: authorStatusRules,
});

// Taken from here, they are known to the schema.
export { AuthorStatus, ContributionSource, ContributionState, ExpectedStep, FileKind, SuggestedReviewerKind };
