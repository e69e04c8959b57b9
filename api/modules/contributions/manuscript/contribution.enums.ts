// The enums of manuscripts as the API names them; inside, the legacy numbers.
import type { WizardSectionName } from '../../../../shared/forms/contribution.ts';
import { SuggestedReviewerKind } from '../../../../shared/forms/suggested-reviewers.ts';
import { FileKind } from '../../../../shared/limits.ts';
import { AuthorStatus, ContributionSource, ContributionState } from '../../../../shared/workflow.ts';
import { authorStatusRules, sourceRules, stateRules } from '../../../../shared/workflow-rules.ts';
import { describedEnum, namesEnum } from '../../../graphql/declare.ts';
import { ExpectedStep } from './expected.ts';

export const WizardSection: Readonly<{ [K in WizardSectionName]: K }> = namesEnum(
  'WizardSection',
  'The tabs of the submission wizard that a manuscript needs complete before it is submitted.',
  {
    TITLE: 'Article type and titles.',
    AUTHORS: 'The authors; complete with a corresponding author and an affiliation of the first.',
    FUNDING: 'The funds; complete without any.',
    SUMMARY: 'Abstracts and keywords.',
    RECOMMENDED_REVIEWERS: 'The reviewers whom the author recommends; complete without any.',
    OPPOSED_REVIEWERS: 'The reviewers whom the author wants to avoid; complete without any.',
    FILES: 'The files; complete with a manuscript file.',
  },
);

describedEnum(ContributionSource, 'ContributionSource', 'How a manuscript came to the journal.', sourceRules);
describedEnum(FileKind, 'FileKind', 'What a file of a manuscript is; each kind has its own file types and size.', {
  MANUSCRIPT: 'The manuscript itself.',
  SUPPLEMENT: 'Supplementary material.',
  PICTURE: 'An image, or a scan of the signed copyright transfer.',
  CHART: 'A chart.',
  TABLE: 'A table.',
  REPORT: 'The report of the plagiarism check, from the editor; never for authors or reviewers.',
  OFFICE_ATTACHMENT: 'What the office added to an act; an author gets it with the letter of that act.',
  ANONYMOUS: 'A manuscript without what names its authors, put in by the office: blind reviewers get it instead.',
  REVIEW: 'Belongs to a review: read by the office, and by an author once it was released.',
});
describedEnum(SuggestedReviewerKind, 'SuggestedReviewerKind', 'Whom the author recommends as a reviewer, and whom to avoid.', {
  RECOMMENDED: 'The author recommends this reviewer.',
  OPPOSED: 'The author asks the office not to invite this person.',
});
describedEnum(ExpectedStep, 'ExpectedStepKind', 'What the office is to do next.', {
  ASSIGNMENT: 'An editor takes the submission on.',
  DECISION: 'The office accepts, rejects or asks for a revision.',
  PUBLICATION: 'The manuscript is published.',
});
describedEnum(ContributionState, 'ContributionState', 'The 23 states of a manuscript, 0 to 22.', stateRules);
describedEnum(AuthorStatus, 'AuthorStatus', 'What an author is told: filter codes 1 to 9 (UNFINISHED has none).', authorStatusRules);

// Taken from here, they are known to the schema.
export { AuthorStatus, ContributionSource, ContributionState, ExpectedStep, FileKind, SuggestedReviewerKind };
