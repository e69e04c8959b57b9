// Payloads and small types around a manuscript.
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { OperationId } from '../../../shared/workflow.ts';
import { Auth } from '../../graphql/auth.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { RoleKind } from '../access/access.enums.ts';
import { Person } from '../accounts/accounts.types.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { Operation, WizardSection } from './contribution.enums.ts';
import { ContributionFile } from './contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';

export const { Connection: ContributionConnection } = connectionTypes('Contribution', () => Contribution);

@Auth()
@ObjectType('OperationOption')
export class OperationOptionType {
  @Field(() => Operation)
  operation!: OperationId;

  @Field(() => Int, { nullable: true, description: 'Legacy type number, 0 to 30.' })
  type!: number | null;

  @Field(() => Boolean)
  isAllowed!: boolean;

  @Field(() => String, { nullable: true, description: 'Why not, in the reader’s language; null when allowed.' })
  refusal!: string | null;

  @Field(() => String, { nullable: true })
  refusalCode!: string | null;
}

@Auth()
@ObjectType({ description: 'When a step of the step bar was reached.' })
export class StageTime {
  @Field(() => Int)
  stage!: number;

  @Field(() => DateTime, { nullable: true })
  at!: Date | null;
}

@Auth()
@ObjectType()
export class ResponsibleParty {
  @Field(() => RoleKind)
  role!: number;

  @Field(() => Person, { nullable: true, description: 'Null when everyone of that role in the journal is responsible.' })
  person!: Person | null;
}

@Auth()
@ObjectType()
export class SectionStatus {
  @Field(() => WizardSection)
  section!: keyof typeof WizardSection;

  @Field(() => Boolean)
  isComplete!: boolean;
}

@Auth()
@ObjectType()
export class SaveContributionPayload {
  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution;
}

@Auth()
@ObjectType()
export class SaveContributionAuthorPayload extends SaveContributionPayload {
  @Field(() => ContributionAuthor, { nullable: true })
  author!: ContributionAuthor;
}

@Auth()
@ObjectType()
export class UploadContributionFilePayload extends SaveContributionPayload {
  @Field(() => ContributionFile, { nullable: true })
  file!: ContributionFile;
}

@Auth()
@ObjectType()
export class SubmitContributionPayload extends SaveContributionPayload {}

@Auth()
@ObjectType()
export class DeleteContributionDraftPayload {
  @Field(() => ID)
  deletedContributionId!: string;
}

@Auth()
@ObjectType()
export class BulkResult {
  // Not called id: Relay would take the result for the manuscript itself, which has the same id.
  @Field(() => ID)
  contributionId!: string;

  @Field(() => Boolean)
  done!: boolean;

  @Field(() => String, { nullable: true, description: 'In the reader’s language.' })
  refusal!: string | null;

  @Field(() => String, { nullable: true })
  refusalCode!: string | null;

  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution | null;
}

@Auth()
@ObjectType()
export class BulkPayload {
  @Field(() => [BulkResult])
  results!: BulkResult[];
}

@Auth()
@ObjectType()
export class ContributionChanged {
  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution | null;
}
