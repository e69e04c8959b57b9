// Payloads and small types around a manuscript.
import { toGlobalId } from 'graphql-relay';
import { Field, ID, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { RoleKind } from '../../organization/organization.enums.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { ExpectedStep, WizardSection } from './contribution.enums.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';
import type { ExpectedStepName } from './expected.ts';

export const { Connection: ContributionConnection } = connectionTypes('Contribution', () => Contribution);

@Auth()
@ObjectType({ description: 'Who has to act on a manuscript next.' })
export class ResponsibleParty {
  @Field(() => RoleKind, { description: 'In which the person acts.' })
  role!: number;

  @Field(() => Person, { nullable: true, description: 'Null when everyone of that role in the journal is responsible.' })
  person!: Person | null;
}

@Auth()
@ObjectType('ExpectedStep', { description: 'A step of the office that is to come, and by when: an estimate in working days.' })
export class ExpectedStepType {
  @Field(() => ExpectedStep, { description: 'What the office does next.' })
  step!: ExpectedStepName;

  @Field(() => String, { description: 'YYYY-MM-DD in Asia/Shanghai.' })
  on!: string;

  @Field(() => Boolean, { description: 'The holidays of its year are not known yet.' })
  isProvisional!: boolean;

  @Field(() => Boolean, { description: 'The day has gone by.' })
  isPast!: boolean;
}

@Auth()
@ObjectType({ description: 'How far one part of the submission form of a manuscript has come.' })
export class SectionStatus {
  @Field(() => ID, { description: 'Of one section of one manuscript; names nothing that node() would find.' })
  id!: string;

  @Field(() => WizardSection, { description: 'Which part it is.' })
  section!: keyof typeof WizardSection;

  @Field(() => Boolean, { description: 'Nothing that submitting asks for is missing in it.' })
  isComplete!: boolean;
}

export function sectionId(contribution: { id: number }, section: SectionStatus['section']): string {
  return toGlobalId('SectionStatus', `${contribution.id}:${section}`);
}

@Auth()
@ObjectType()
export class SaveContributionPayload {
  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution;
}

@Auth()
@ObjectType()
export class SaveContributionAuthorsPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class SaveContributionAuthorPayload extends SaveContributionAuthorsPayload {
  @Field(() => ContributionAuthor, { nullable: true, description: 'The author as saved; null for who may not see it.' })
  author!: ContributionAuthor;
}

@Auth()
@ObjectType()
export class UploadContributionFilePayload extends SaveContributionPayload {
  @Field(() => ContributionFile, { nullable: true, description: 'The new file; null for who may not open it.' })
  file!: ContributionFile;
}

@Auth()
@ObjectType()
export class SubmitContributionPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class DeleteContributionDraftPayload {
  @Field(() => ID, { description: 'The id that stands for nothing from now on.' })
  deletedContributionId!: string;
}
