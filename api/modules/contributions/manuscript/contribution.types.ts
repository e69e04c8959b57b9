// Payloads and small types around a manuscript.
import { toGlobalId } from 'graphql-relay';
import { Auth, guarded, ID, Int, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { RoleKind } from '../../organization/organization.enums.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { ExpectedStep, WizardSection } from './contribution.enums.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';

export const { Connection: ContributionConnection } = connectionTypes('Contribution', () => Contribution);

@Auth()
@ObjectType({ description: 'Who has to act on a manuscript next.' })
export class ResponsibleParty extends output({
  role: one<number>(() => RoleKind, 'The role in which the person acts.'),
  person: maybe(() => Person, 'Null when everyone of that role in the journal is responsible.'),
}) {}

@Auth()
@ObjectType({ description: 'The round of reviewers that runs on a manuscript.' })
export class RunningRound extends output({
  invited: one(Int, 'How many were asked, without those who declined and those whose invitation was closed.'),
  returned: one(Int, 'How many of them have handed in their review.'),
  late: one(Int, 'How many of them have let the day go by, of the answer or of the review.'),
  lateWorkingDays: one(
    Int,
    'Working days since the day of the one who is late longest; 0: nobody is, or no working day has gone by since.',
  ),
  remindable: one(Int, 'How many of the late have not been reminded today, as remindReviewers does for whoever invited them.'),
}) {}

@Auth()
@ObjectType('ExpectedStep', { description: 'A step of the office that is to come, and by when: an estimate in working days.' })
export class ExpectedStepType extends output({
  step: one(() => ExpectedStep, 'What the office does next.'),
  on: one(String, 'YYYY-MM-DD in Asia/Shanghai.'),
  isProvisional: one(Boolean, 'The holidays of its year are not known yet.'),
  isPast: one(Boolean, 'The day has gone by.'),
}) {}

@Auth()
@ObjectType({ description: 'How far one part of the submission form of a manuscript has come.' })
export class SectionStatus extends output({
  id: one(ID, 'The id of one section of one manuscript; names nothing that node() would find.'),
  section: one(() => WizardSection, 'Which part it is.'),
  isComplete: one(Boolean, 'Nothing that submitting asks for is missing in it.'),
}) {}

export function sectionId(contribution: { id: number }, section: SectionStatus['section']): string {
  return toGlobalId('SectionStatus', `${contribution.id}:${section}`);
}

@Auth()
@ObjectType()
export class SaveContributionPayload extends output({ contribution: guarded(() => Contribution) }) {}

@Auth()
@ObjectType()
export class SaveContributionAuthorsPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class SaveContributionAuthorPayload extends output(
  { author: guarded(() => ContributionAuthor, 'The author as saved; null for readers who may not see it.') },
  SaveContributionAuthorsPayload,
) {}

@Auth()
@ObjectType()
export class UploadContributionFilePayload extends output(
  { file: guarded(() => ContributionFile, 'The new file; null for readers who may not open it.') },
  SaveContributionPayload,
) {}

@Auth()
@ObjectType()
export class SubmitContributionPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class DeleteContributionDraftPayload extends output({
  deletedContributionId: one(ID, 'The id that stands for nothing from now on.'),
}) {}
