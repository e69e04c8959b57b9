// Two accounts of one person become one, with everything that they own (decision 53).
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { messageText } from '../../../../shared/messages.ts';
import { signedIn, signedInPerson, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError, invalidInput, refused } from '../../../errors.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { shutOut } from '../ending.ts';
import { keepingAnAdministrator } from '../last-administrator.ts';
import { peopleTo, personFacts, profileOf } from '../people.load.ts';
import { layToRest } from '../people.service.ts';
import { userPolicy } from '../user.policy.ts';
import { ACCOUNT_COLUMNS } from './account-columns.ts';
import { lockWritten, mergeConflicts } from './merge-conflicts.ts';

/** Both, locked; the merged one is not the viewer's own. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, MERGE_BY_ANOTHER, INVALID_INPUT at mergedUserId. */
async function pairOf(ctx: Context, keptId: number, mergedId: number): Promise<{ kept: User; merged: User }> {
  if (keptId === mergedId) throw invalidInput({ mergedUserId: { code: 'form.mergeTwo' } });
  const people = await peopleTo(ctx, 'change', [keptId, mergedId]);
  const [kept, merged] = [keptId, mergedId].map((id) => people.find((user) => user.id === id));
  if (!kept || !merged) throw new DomainError('NOT_FOUND');
  const viewer = signedIn(ctx);
  const refusal = userPolicy.end(viewer, { ...personFacts(merged), reachesBeyond: false });
  if (refusal) throw refused(refusal);
  // Of two accounts that review, or wrote with the viewer, a refusal would tell who reviews what the viewer wrote; one of these alone would tell which those are.
  if (viewer.isWritingAdministrator) throw new DomainError('MERGE_BY_ANOTHER');
  return { kept, merged };
}

/** In words: everything that speaks against it. Errors: as `mergePeople` where it is about who may. */
export async function whatSpeaksAgainst(ctx: Context, keptId: number, mergedId: number): Promise<string[]> {
  const { kept, merged } = await pairOf(ctx, keptId, mergedId);
  return (await mergeConflicts(ctx, kept, merged)).map((code) => messageText(ctx.language, `error.${code}`));
}

/**
 * Everything of the merged account is the kept one's; its sessions are over and its tokens revoked, and what is left of it keeps its name in what its
 * person did. Errors: as `pairOf`, LAST_ADMINISTRATOR, and those of `mergeConflicts`; FORBIDDEN to API tokens.
 */
export async function mergePeople(ctx: Context, keptId: number, mergedId: number): Promise<User> {
  // Else whoever has found a token takes over what an office holder has.
  signedInPerson(ctx);
  return await keepingAnAdministrator(ctx, async () => {
    const { kept, merged } = await pairOf(ctx, keptId, mergedId);
    await lockWritten(ctx, [keptId, mergedId]);
    const [conflict] = await mergeConflicts(ctx, kept, merged);
    if (conflict) throw new DomainError(conflict);
    const addresses = [kept.email, merged.email];
    await shutOut(ctx, merged);
    await linkAuthors(ctx, kept, merged);
    await moveColumns(ctx, keptId, mergedId);
    await fillAccount(ctx, kept, merged);
    for (const to of addresses)
      await queueMail(ctx, {
        to,
        key: 'letter.accountsMerged',
        params: { name: kept.realName, kept: kept.email, merged: addresses[1] ?? '' },
        language: kept.language,
      });
    await ctx.em.refresh(kept, { populate: ['roles', 'department'] });
    return kept;
  });
}

/** Who was listed with the address of the merged account is listed with the kept account, for the address will be nobody's. */
async function linkAuthors(ctx: Context, kept: User, merged: User): Promise<void> {
  if (!merged.addressConfirmedAt) return;
  await sql`update contribution_author set user_id = ${kept.id} where user_id is null and email = ${merged.email}`.execute(query(ctx.em));
}

async function moveColumns(ctx: Context, keptId: number, mergedId: number): Promise<void> {
  for (const [name, fate] of Object.entries(ACCOUNT_COLUMNS)) {
    if (!fate.moves) continue;
    const [table = '', column = ''] = name.split('.');
    const [of, at] = [sql.table(table), sql.ref(column)];
    if (fate.alike) {
      const same = sql.join(
        fate.alike.map((key) => sql`twin.${sql.ref(key)} is not distinct from own.${sql.ref(key)}`),
        sql` and `,
      );
      const both = fate.among === undefined ? sql`` : sql`and own.${sql.raw(fate.among)} and twin.${sql.raw(fate.among)}`;
      await sql`delete from ${of} own where own.${at} = ${mergedId} and exists (select from ${of} twin where twin.${at} = ${keptId} and ${same} ${both})`.execute(
        query(ctx.em),
      );
    }
    await sql`update ${of} set ${at} = ${keptId} where ${at} = ${mergedId}`.execute(query(ctx.em));
  }
}

/** What the kept account and its personal information lack comes from the other one. */
async function fillAccount(ctx: Context, kept: User, merged: User): Promise<void> {
  const { username, orcid, department } = merged;
  const [own, other] = [await profileOf(ctx, kept), await profileOf(ctx, merged)];
  await layToRest(ctx, merged);
  merged.mergedInto = ref(kept);
  kept.username ??= username ?? null;
  kept.orcid ??= orcid ?? null;
  kept.department ??= department ?? null;
  kept.version += 1;
  own.sex ??= other.sex ?? null;
  own.birthDate ??= other.birthDate ?? null;
  own.address ??= other.address ?? null;
  own.region ??= other.region ?? null;
  own.degree ??= other.degree ?? null;
  own.major ??= other.major ?? null;
  own.professionalTitle ??= other.professionalTitle ?? null;
  own.researchArea ??= other.researchArea ?? null;
  own.supervisor ??= other.supervisor ?? null;
  own.department ??= other.department ?? null;
  own.phone ??= other.phone ?? null;
  own.duty ??= other.duty ?? null;
  own.remark ??= other.remark ?? null;
  own.weChatOpenId ??= other.weChatOpenId ?? null;
  if (own.workplaces.length === 0) own.workplaces = other.workplaces;
  await ctx.em.flush();
}
