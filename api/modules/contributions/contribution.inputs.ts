// Inputs of the wizard.
import { Field, ID, InputType, Int } from 'type-graphql';
import type { FileKindId } from '../../../shared/limits.ts';
import type { ContributionSourceId } from '../../../shared/workflow.ts';
import { Upload } from '../../graphql/scalars.ts';
import type { ReceivedFile } from '../files/receive.ts';
import { ContributionSource, FileKind } from './contribution.enums.ts';

@InputType()
export class SaveContributionColloquiumInput {
  @Field(() => ID, { nullable: true, description: 'Null to start a new manuscript.' })
  contributionId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Made up by the client for the manuscript it starts, at most 64 characters: starting with the same key again answers the same manuscript.',
  })
  startKey?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was read: required with `contributionId`.' })
  version?: number | null;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => ID)
  colloquiumId!: string;

  @Field(() => ID, { nullable: true })
  columnId?: string | null;

  @Field(() => ContributionSource)
  source!: ContributionSourceId;
}

/** What every save that replaces something names: the manuscript, and the version that was read. */
@InputType()
export abstract class SaveInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@InputType()
export class SaveContributionStatementInput extends SaveInput {
  @Field(() => Boolean)
  hasAgreed!: boolean;

  @Field(() => Boolean)
  poolConsent!: boolean;
}

@InputType()
export class SaveContributionTitleInput extends SaveInput {
  @Field(() => ID, { nullable: true })
  articleTypeId?: string | null;

  @Field(() => String, { nullable: true })
  titleZh?: string | null;

  @Field(() => String, { nullable: true })
  titleEn?: string | null;

  @Field(() => String, { nullable: true })
  subtitleZh?: string | null;

  @Field(() => String, { nullable: true })
  subtitleEn?: string | null;
}

@InputType()
export class SaveContributionSummaryInput extends SaveInput {
  @Field(() => [String])
  keywordsZh!: string[];

  @Field(() => [String])
  keywordsEn!: string[];

  @Field(() => String, { nullable: true })
  abstractZh?: string | null;

  @Field(() => String, { nullable: true })
  abstractEn?: string | null;
}

@InputType()
export class UploadContributionFileInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => FileKind)
  kind!: FileKindId;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => Upload)
  file!: ReceivedFile;
}

@InputType()
export class DeleteContributionFileInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => ID)
  fileId!: string;
}

@InputType()
export class SubmitContributionInput extends SaveInput {}

@InputType()
export class DeleteContributionDraftInput {
  @Field(() => ID)
  contributionId!: string;
}
