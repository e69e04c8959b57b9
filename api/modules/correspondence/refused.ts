// A refused or abandoned letter is reported to the person who caused it; if they may not know of it, to its inviter or editor, else to a
// chief of the journal.
import { sql } from 'kysely';
import { z } from 'zod';
import type { MessageParams } from '../../../shared/errors.ts';
import type { MessageName } from '../../../shared/messages.ts';
import { kindOfMemberType, RoleKind, type MemberType, type RoleKindId } from '../../../shared/roles.ts';
import { createContext, type Context, type Services } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inTransaction } from '../../database/transactions.ts';
import { viewerInRole } from '../accounts/viewer/viewer.service.ts';
import { claimed } from '../deadlines/reminder.entity.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { letterParams } from '../letters/letter-params.ts';
import { failureOf, withoutAddresses } from '../mail/failure.ts';
import { Mail } from '../mail/mail.entity.ts';
import { mailFactsOf } from './mail.facts.ts';
import { mailPolicy } from './mail.policy.ts';

const payload = z.object({ mailId: z.number() });

/** The job. Done twice it does nothing. */
export async function tellRefused(services: Services, job: unknown): Promise<void> {
  const { mailId } = payload.parse(job);
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await inTransaction(ctx, async () => {
    const mail = await ctx.em.findOne(Mail, { id: mailId, status: 'failed' }, { populate: ['contribution', 'review', 'authorInvitation'] });
    const key = `refused:${mailId}`;
    if (!mail || !(await claimed(ctx.em, [key], ctx.clock.now())).has(key)) return;
    const reader = await readerOf(services, ctx, mail);
    if (!reader) return;
    await queueMessage(ctx, {
      to: inRole(reader.kind, [reader.userId]),
      key: keyOf(mail),
      params: {
        ...(await paramsOf(mail)),
        // Both languages: a message is read in the one that its reader has by then.
        why: withoutAddresses(failureOf('zh-CN', mail) ?? ''),
        whyEn: withoutAddresses(failureOf('en-US', mail) ?? ''),
      },
      ...(mail.contribution ? { contributionId: mail.contribution.id } : {}),
    });
  });
}

function keyOf({ contribution, review, authorInvitation }: Mail): MessageName {
  if (contribution) return review ? 'mail.reviewerRefuses' : 'mail.manuscriptRefused';
  return authorInvitation ? 'mail.authorRefuses' : 'mail.refused';
}

/** Nobody's name: readers change, messages stay. */
async function paramsOf({ contribution, authorInvitation, colloquium, subject }: Mail): Promise<MessageParams> {
  if (contribution) return await letterParams(await contribution.loadOrFail());
  const journal = authorInvitation ? await colloquium?.load() : null;
  return journal ? { colloquium: journal.name, colloquiumEn: journal.nameEn ?? '' } : { subject };
}

interface Reader {
  userId: number;
  kind: RoleKindId;
}

/** Null where everybody has left. */
async function readerOf(services: Services, ctx: Context, mail: Mail): Promise<Reader | null> {
  if (!mail.contribution && !mail.authorInvitation)
    return mail.cause && mail.causeKind ? { userId: mail.cause.id, kind: mail.causeKind } : null;
  for (const { roleId, userId, kind } of await officeOf(ctx, mail)) {
    const viewer = await viewerInRole(ctx.em, userId, roleId);
    if (!viewer) continue;
    if (!mail.contribution) return { userId, kind };
    const asked = createContext(services, { viewer, language: viewer.language, address: 'worker' });
    asked.em = ctx.em;
    if (mailPolicy.viewRecipient(viewer, await mailFactsOf(asked, mail)) === null) return { userId, kind };
  }
  return null;
}

/** Members of the journal with their roles: whose act it was first, then who invited, then the editor, then the chiefs. */
async function officeOf(ctx: Context, mail: Mail): Promise<(Reader & { roleId: number })[]> {
  const kinds = (Object.keys(kindOfMemberType) as MemberType[]).map((type) => sql`(${type}::text, ${kindOfMemberType[type]}::int)`);
  const inviter = mail.review?.getEntity().invitedBy.id ?? mail.authorInvitation?.getEntity().invitedBy?.id ?? null;
  const concerned = [mail.cause?.id ?? null, inviter, mail.contribution?.getEntity().editor?.id ?? null].filter((id) => id !== null);
  const { rows } = await sql<Reader & { roleId: number }>`
    select m.user_id as "userId", held.kind, role.id as "roleId"
    from colloquium_member m join user_account u on u.id = m.user_id and u.is_enabled
    join (values ${sql.join(kinds)}) as held (type, kind) on held.type = m.type
    join user_role ur on ur.user_id = m.user_id join role on role.id = ur.role_id and role.kind = held.kind
    where m.colloquium_id = ${mail.colloquium?.id ?? 0} and (m.user_id = any(${concerned}::int[]) or held.kind = ${RoleKind.EDITOR_IN_CHIEF})
    order by array_position(${concerned}::int[], m.user_id), held.kind is distinct from ${mail.causeKind ?? null}::int, m.position, m.user_id, role.id`.execute(
    query(ctx.em),
  );
  return rows;
}
