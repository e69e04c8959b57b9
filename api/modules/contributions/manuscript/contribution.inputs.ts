// Inputs of the wizard.
import { Field, ID, InputType, Int } from 'type-graphql';
import { SUMMARY_TEXTS, TITLE_TEXTS, type SummaryText, type TitleText } from '../../../../shared/forms/contribution.ts';
import type { MaybeTexts } from '../../../../shared/forms/field-list.ts';
import type { FileKindId } from '../../../../shared/limits.ts';
import type { ContributionSourceId } from '../../../../shared/workflow.ts';
import { addTexts, inBothLanguages } from '../../../graphql/text-inputs.ts';
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

  @Field(() => ID, { description: 'Entry of the dictionary SUBJECT.' })
  subjectId!: string;

  @Field(() => ID, { description: 'A journal of this subject that takes submissions.' })
  colloquiumId!: string;

  @Field(() => ID, { nullable: true, description: 'A column of the journal; required where it has columns.' })
  columnId?: string | null;

  @Field(() => ContributionSource, { description: 'SPECIAL_INVITATION needs an invitation by the journal.' })
  source!: ContributionSourceId;
}

/** Common input of every save that replaces something: the manuscript, and the version that was read. */
@InputType()
export abstract class SaveInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@InputType()
export class SaveContributionStatementInput extends SaveInput {
  @Field(() => Boolean, { description: 'True: the submitter agrees to the submission statement.' })
  hasAgreed!: boolean;

  @Field(() => Boolean, { description: 'Whether other journals may choose the manuscript when this one does not accept it.' })
  poolConsent!: boolean;
}

@InputType()
export class SaveContributionTitleInput extends SaveInput {
  @Field(() => ID, { nullable: true, description: 'Entry of the dictionary ARTICLE_TYPE.' })
  articleTypeId?: string | null;
}
addTexts(SaveContributionTitleInput, inBothLanguages(TITLE_TEXTS));
export type TitleSave = SaveContributionTitleInput & MaybeTexts<TitleText>;

@InputType()
export class SaveContributionSummaryInput extends SaveInput {
  @Field(() => [String], { description: 'Keywords in Chinese, in their order.' })
  keywordsZh!: string[];

  @Field(() => [String], { description: 'Keywords in English, in their order.' })
  keywordsEn!: string[];
}
addTexts(SaveContributionSummaryInput, inBothLanguages(SUMMARY_TEXTS));
export type SummarySave = SaveContributionSummaryInput & MaybeTexts<SummaryText>;

@InputType()
export class UploadContributionFileInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => FileKind, { description: 'Any kind but REPORT and OFFICE_ATTACHMENT.' })
  kind!: FileKindId;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  description?: string | null;

  @Field(() => Upload)
  file!: ReceivedFile;
}

@InputType()
export class DeleteContributionFileInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => ID, { description: 'A current file of this manuscript.' })
  fileId!: string;
}

@InputType()
export class SubmitContributionInput extends SaveInput {}

@InputType()
export class DeleteContributionDraftInput {
  @Field(() => ID)
  contributionId!: string;
}
