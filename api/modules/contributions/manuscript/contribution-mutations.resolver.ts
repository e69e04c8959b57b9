// The wizard's saves and submission.
import { SUMMARY_TEXTS, TITLE_TEXTS } from '../../../../shared/forms/contribution.ts';
import { texts } from '../../../../shared/forms/field-list.ts';
import type { Context } from '../../../context.ts';
import { Auth, Ctx, Input, Logged, Mutation, Resolver } from '../../../graphql/declare.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { decodeId } from '../../../graphql/node.ts';
import * as files from '../files/contribution-file.service.ts';
import {
  DeleteContributionDraftInput,
  DeleteContributionFileInput,
  SaveContributionColloquiumInput,
  SaveContributionStatementInput,
  SaveContributionSummaryInput,
  SaveContributionTitleInput,
  UploadContributionFileInput,
  type SummarySave,
  type TitleSave,
} from './contribution.inputs.ts';
import * as contributions from './contribution.service.ts';
import { DeleteContributionDraftPayload, SaveContributionPayload, UploadContributionFilePayload } from './contribution.types.ts';
import { contributionsLimits } from '../contributions.doors.ts';

function contributionKey(id: string): number {
  return decodeId('Contribution', id);
}

function dictionaryKey(id: string | null | undefined): number | null {
  return id ? decodeId('DictionaryEntry', id) : null;
}

@Resolver()
export class ContributionMutationsResolver {
  @Auth()
  @Logged({ object: 'contributionId', result: 'contribution', params: ['subjectId', 'colloquiumId', 'columnId', 'source', 'poolConsent'] })
  @Limited({ inService: [contributionsLimits['startManuscript:user']] })
  @Mutation(
    SaveContributionPayload,
    `Starts a manuscript, or changes the journal, column and source of a draft. Errors: ${contributions.EDIT_ERRORS}, CONFLICT, PROFILE_INCOMPLETE, RATE_LIMITED, INVALID_INPUT at startKey, version, subjectId, colloquiumId, columnId, source, articleTypeId or hasAgreed.`,
  )
  async saveContributionColloquium(@Ctx() ctx: Context, @Input(SaveContributionColloquiumInput) input: SaveContributionColloquiumInput) {
    const contribution = await contributions.chooseColloquium(ctx, {
      contributionId: input.contributionId ? contributionKey(input.contributionId) : null,
      startKey: input.startKey,
      version: input.version ?? null,
      subjectId: decodeId('DictionaryEntry', input.subjectId),
      colloquiumId: decodeId('Colloquium', input.colloquiumId),
      columnId: input.columnId ? decodeId('ColloquiumColumn', input.columnId) : null,
      source: input.source,
      articleTypeId: dictionaryKey(input.articleTypeId),
      agreed: input.hasAgreed == null ? null : { hasAgreed: input.hasAgreed, poolConsent: input.poolConsent ?? false },
    });
    return { contribution };
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['poolConsent'] })
  @Mutation(
    SaveContributionPayload,
    `Keeps that the submitter agrees to the submission statement. Errors: ${contributions.EDIT_ERRORS}, CONFLICT, INVALID_INPUT at hasAgreed.`,
  )
  async saveContributionStatement(@Ctx() ctx: Context, @Input(SaveContributionStatementInput) input: SaveContributionStatementInput) {
    return { contribution: await contributions.agreeToStatement(ctx, { ...input, contributionId: contributionKey(input.contributionId) }) };
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(
    SaveContributionPayload,
    `Saves article type and titles, complete or not. Errors: ${contributions.EDIT_ERRORS}, CONFLICT, INVALID_INPUT at the field.`,
  )
  async saveContributionTitle(@Ctx() ctx: Context, @Input(SaveContributionTitleInput) input: TitleSave) {
    const contribution = await contributions.saveTitle(ctx, {
      contributionId: contributionKey(input.contributionId),
      version: input.version,
      articleTypeId: dictionaryKey(input.articleTypeId),
      ...texts(input, TITLE_TEXTS),
    });
    return { contribution };
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(
    SaveContributionPayload,
    `Saves abstracts and keywords, complete or not. Errors: ${contributions.EDIT_ERRORS}, CONFLICT, INVALID_INPUT at the field.`,
  )
  async saveContributionSummary(@Ctx() ctx: Context, @Input(SaveContributionSummaryInput) input: SummarySave) {
    const contribution = await contributions.saveSummary(ctx, {
      ...input,
      contributionId: contributionKey(input.contributionId),
      ...texts(input, SUMMARY_TEXTS),
    });
    return { contribution };
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['kind'] })
  @Limited(contributionsLimits['manuscriptFile:user'])
  @Mutation(
    UploadContributionFilePayload,
    `Adds a file to the manuscript. Errors: ${contributions.EDIT_ERRORS}, FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, INVALID_INPUT at kind, description or file, RATE_LIMITED.`,
  )
  async uploadContributionFile(@Ctx() ctx: Context, @Input(UploadContributionFileInput) input: UploadContributionFileInput) {
    return await files.addFile(ctx, {
      ...input,
      contributionId: contributionKey(input.contributionId),
      description: input.description ?? null,
    });
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['fileId'] })
  @Mutation(
    SaveContributionPayload,
    `Takes a file of the author’s away; one that the office has had stays in the history. Errors: ${contributions.EDIT_ERRORS}.`,
  )
  async deleteContributionFile(@Ctx() ctx: Context, @Input(DeleteContributionFileInput) input: DeleteContributionFileInput) {
    return { contribution: await files.deleteFile(ctx, contributionKey(input.contributionId), decodeId('ContributionFile', input.fileId)) };
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId' })
  @Mutation(DeleteContributionDraftPayload, `Deletes a draft and its files for good. Errors: ${contributions.EDIT_ERRORS}.`)
  async deleteContributionDraft(@Ctx() ctx: Context, @Input(DeleteContributionDraftInput) input: DeleteContributionDraftInput) {
    await contributions.deleteDraft(ctx, contributionKey(input.contributionId));
    return { deletedContributionId: input.contributionId };
  }
}
