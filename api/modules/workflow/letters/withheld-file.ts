// A file that cannot be cleaned is withheld from its blind readers; the office is told once, with the reason, because only the office can
// get another version.
import { z } from 'zod';
import { messageText } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { editableStates, ReviewStatus } from '../../../../shared/workflow.ts';
import { createContext, type Services } from '../../../context.ts';
import { inTransaction } from '../../../database/transactions.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { copyReaderOf, type CopyReader } from '../../contributions/files/file-copy.ts';
import { copyStateOf } from '../../files/cleaning/cleaned-copy.ts';
import { Message } from '../../messages/message.entity.ts';
import { inRole, queueMessage } from '../../messages/message.service.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { workflowFacts } from '../perform/load.ts';
import { responsiblePeople } from '../perform/people.ts';

/** Texts about files withheld from reviewers, and from authors. */
const KEYS = { REVIEWER: 'workflow.fileWithheld', AUTHOR: 'workflow.fileWithheldFromAuthor' } as const;

const payload = z.object({ fileId: z.number(), isAsked: z.boolean().default(false) });

/**
 * Files before the office: a manuscript that its author is not writing, a review that was handed in, the office's own attachments to an
 * act.
 */
function isOfOffice({ contribution, review }: ContributionFile, reader: CopyReader): boolean {
  if (review) return review.unwrap().status === ReviewStatus.FINISHED;
  return reader === 'AUTHOR' || !editableStates.includes(contribution.unwrap().state);
}

/**
 * The job: tells its editor, or the editors-in-chief while it has none. The person who asked for the file is not named. Doing it twice has
 * no effect.
 */
export async function tellWithheld(services: Services, job: unknown): Promise<void> {
  const { fileId, isAsked } = payload.parse(job);
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const file = await ctx.em.findOne(ContributionFile, fileId, { populate: ['contribution.colloquium', 'event', 'review'] });
    const contribution = file?.contribution.$;
    if (!contribution || copyStateOf(file) !== 'FAILED') return;
    const needed = copyReaderOf(file, contribution.colloquium.$.reviewType);
    // A reviewer promised a blind round stays blind when the journal has opened its reviews since (F-036).
    const reader = isAsked ? (needed ?? 'REVIEWER') : needed;
    if (reader === null || !(isAsked || isOfOffice(file, reader))) return;
    const facts = await ctx.loaders.of(ctx, workflowFacts).load(contribution.id);
    if (!facts) return;
    const key = KEYS[reader];
    const isTold = (await ctx.em.count(Message, { key, contribution: contribution.id, params: { file: fileId } })) > 0;
    const chiefs = { kind: RoleKind.EDITOR_IN_CHIEF, userId: null };
    const to =
      facts.editorId === null ? await responsiblePeople(ctx, contribution, facts, chiefs) : inRole(RoleKind.EDITOR, [facts.editorId]);
    const why = `fileCopy.failure.${file.copyFailure}`;
    if (!isTold)
      await queueMessage(ctx, {
        to,
        key,
        params: {
          ...(await letterParams(contribution)),
          file: fileId,
          extension: file.extension,
          why: messageText('zh-CN', why),
          whyEn: messageText('en-US', why),
        },
        contributionId: contribution.id,
      });
  });
}
