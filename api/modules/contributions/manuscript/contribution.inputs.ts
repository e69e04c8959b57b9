// Inputs of the wizard.
import { SUMMARY_TEXTS, TITLE_TEXTS, type SummaryText, type TitleText } from '../../../../shared/forms/contribution.ts';
import type { MaybeTexts } from '../../../../shared/forms/field-list.ts';
import { ID, input, InputType, Int, many, maybe, one, Upload } from '../../../graphql/declare.ts';
import { addTexts, inBothLanguages } from '../../../graphql/text-inputs.ts';
import type { ReceivedFile } from '../../files/receive.ts';
import { ContributionSource, FileKind } from './contribution.enums.ts';

@InputType()
export class SaveContributionColloquiumInput extends input({
  contributionId: maybe(ID, 'Null to start a new manuscript.'),
  startKey: maybe(
    String,
    'Made up by the client for the manuscript it starts, at most 64 characters: starting with the same key again answers the same manuscript.',
  ),
  version: maybe(Int, 'The version that was read: required with `contributionId`.'),
  subjectId: one(ID, 'Entry of the dictionary SUBJECT.'),
  colloquiumId: one(ID, 'A journal of this subject that takes submissions.'),
  columnId: maybe(ID, 'A column of the journal; required where it has columns.'),
  source: one(() => ContributionSource, 'SPECIAL_INVITATION needs an invitation by the journal.'),
  articleTypeId: maybe(ID, 'Entry of the dictionary ARTICLE_TYPE. Left out: it stays as it is.'),
  hasAgreed: maybe(
    Boolean,
    'True: the submitter agrees to the submission statement in the same save, and corresponds if this starts the manuscript, until others are chosen. Left out: that stays as it is.',
  ),
  poolConsent: maybe(
    Boolean,
    'With `hasAgreed`: whether other journals may choose the manuscript when this one does not accept it. Left out: they may not.',
  ),
}) {}

/** Common input of every save that replaces something: the manuscript, and the version that was read. */
@InputType()
export abstract class SaveInput extends input({
  contributionId: one(ID),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
}) {}

@InputType()
export class SaveContributionStatementInput extends input(
  {
    hasAgreed: one(Boolean, 'True: the submitter agrees to the submission statement.'),
    poolConsent: one(Boolean, 'Whether other journals may choose the manuscript when this one does not accept it.'),
  },
  SaveInput,
) {}

@InputType()
export class SaveContributionTitleInput extends input({ articleTypeId: maybe(ID, 'Entry of the dictionary ARTICLE_TYPE.') }, SaveInput) {}
addTexts(SaveContributionTitleInput, inBothLanguages(TITLE_TEXTS));
export type TitleSave = SaveContributionTitleInput & MaybeTexts<TitleText>;

@InputType()
export class SaveContributionSummaryInput extends input(
  { keywordsZh: many(String, 'Keywords in Chinese, in their order.'), keywordsEn: many(String, 'Keywords in English, in their order.') },
  SaveInput,
) {}
addTexts(SaveContributionSummaryInput, inBothLanguages(SUMMARY_TEXTS));
export type SummarySave = SaveContributionSummaryInput & MaybeTexts<SummaryText>;

@InputType()
export class UploadContributionFileInput extends input({
  contributionId: one(ID),
  kind: one(() => FileKind, 'Any kind but REPORT and OFFICE_ATTACHMENT.'),
  description: maybe(String, 'At most 200 characters.'),
  file: one<ReceivedFile>(Upload),
}) {}

@InputType()
export class DeleteContributionFileInput extends input({
  contributionId: one(ID),
  fileId: one(ID, 'A current file of this manuscript.'),
}) {}

@InputType()
export class SubmitContributionInput extends input(
  {
    asksStatements: maybe(
      Boolean,
      'The client asks its user for statements, so required ones have to be there. Left out: what is missing is kept as not stated, and the office sees that.',
    ),
  },
  SaveInput,
) {}

@InputType()
export class DeleteContributionDraftInput extends input({ contributionId: one(ID) }) {}
