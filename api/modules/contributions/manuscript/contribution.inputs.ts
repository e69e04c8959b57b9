// Inputs of the wizard.
import { Field, ID, InputType, Int } from 'type-graphql';
import { SUMMARY_TEXTS, TITLE_TEXTS, type SummaryText, type TitleText } from '../../../../shared/forms/contribution.ts';
import type { MaybeTexts } from '../../../../shared/forms/field-list.ts';
import type { FileKindId } from '../../../../shared/limits.ts';
import type { ContributionSourceId } from '../../../../shared/workflow.ts';
import { addTexts } from '../../../graphql/text-inputs.ts';
import { Upload } from '../../../graphql/scalars.ts';
import type { ReceivedFile } from '../../files/receive.ts';
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
}
addTexts(SaveContributionTitleInput, TITLE_TEXTS);
export type TitleSave = SaveContributionTitleInput & MaybeTexts<TitleText>;

@InputType()
export class SaveContributionSummaryInput extends SaveInput {
  @Field(() => [String])
  keywordsZh!: string[];

  @Field(() => [String])
  keywordsEn!: string[];
}
addTexts(SaveContributionSummaryInput, SUMMARY_TEXTS);
export type SummarySave = SaveContributionSummaryInput & MaybeTexts<SummaryText>;

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
