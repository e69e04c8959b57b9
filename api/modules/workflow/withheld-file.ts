// A file that cannot be cleaned is kept from its blind readers; the office is told once, for it alone can get another version.
import { z } from 'zod';
import { RoleKind } from '../../../shared/roles.ts';
import { createContext, type Services } from '../../context.ts';
import { inTransaction } from '../../database/transactions.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { letterParams } from './letter-params.ts';
import { workflowFacts } from './workflow.load.ts';
import { responsiblePeople } from './workflow.people.ts';

export const TELL_WITHHELD = 'tell_withheld';
const KEY = 'workflow.fileWithheld';

const payload = z.object({ fileId: z.number() });

/** The job: tells its editor, or the chief editors while it has none. Who asked for the file is not said. Done twice it does nothing. */
export async function tellWithheld(services: Services, job: unknown): Promise<void> {
  const { fileId } = payload.parse(job);
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const file = await ctx.em.findOne(ContributionFile, fileId, { populate: ['contribution'] });
    const contribution = file?.contribution.$;
    const facts = contribution && (await ctx.loaders.of(ctx, workflowFacts).load(contribution.id));
    if (!facts) return;
    const isTold = (await ctx.em.count(Message, { key: KEY, contribution: contribution.id, params: { file: fileId } })) > 0;
    const chiefs = { kind: RoleKind.EDITOR_IN_CHIEF, userId: null };
    const to =
      facts.editorId === null ? await responsiblePeople(ctx, contribution, facts, chiefs) : inRole(RoleKind.EDITOR, [facts.editorId]);
    if (!isTold)
      await queueMessage(ctx, {
        to,
        key: KEY,
        params: { ...(await letterParams(contribution)), file: fileId, extension: file.extension },
        contributionId: contribution.id,
      });
  });
}
