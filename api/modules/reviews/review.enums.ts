// Enums of peer review in the schema.
import { reviewStatusRules } from '../../../shared/workflow-rules.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { describedEnum } from '../../graphql/declare.ts';

export const ReviewSuggestion = {
  ACCEPT: 0,
  MINOR_CHANGES: 1,
  MAJOR_CHANGES: 2,
  REJECT_OFF_TOPIC: 3,
  REJECT_LOW_QUALITY: 4,
  REJECT_OVERLAP: 5,
} as const;
describedEnum(ReviewSuggestion, 'ReviewSuggestion', 'What a reviewer suggests to the office.', {
  ACCEPT: 'Accept it as it stands.',
  MINOR_CHANGES: 'Accept it after minor changes.',
  MAJOR_CHANGES: 'Accept it after major changes.',
  REJECT_OFF_TOPIC: 'Reject it: it does not fit the journal.',
  REJECT_LOW_QUALITY: 'Reject it: the work is not good enough.',
  REJECT_OVERLAP: 'Reject it: it repeats published work.',
});
describedEnum(ReviewStatus, 'ReviewStatus', 'How an invitation to review stands.', reviewStatusRules);

export { ReviewStatus };
