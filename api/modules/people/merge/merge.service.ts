// Two accounts of one person become one, with everything that they own (decision 53).
import { ref } from '@mikro-orm/core';
import { messageText } from '../../../../shared/messages.ts';
import { signedIn, signedInPerson, type Context } from '../../../context.ts';
import { DomainError, invalidInput, refused } from '../../../errors.ts';
import { holdToMove } from '../../accounts/registration/held-accounts.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { queueMail } from '../../mail/mail.service.ts';
import { shutOut } from '../ending.ts';
import { keepingAnAdministrator } from '../../organization/last-administrator.ts';
import { addressOfNobody, layToRest } from '../lay-to-rest.ts';
import { peopleTo, personFacts, profileOf } from '../people.load.ts';
import { userPolicy } from '../user.policy.ts';
import { addressOf, leaveAddress } from './leave-address.ts';
import { lockWritten, mergeConflicts } from './merge-conflicts.ts';
import { moveColumns } from './move-columns.ts';
import { nameOfAccount } from '../../names/display-name.ts';

/**
 * Both, locked; the merged one is not the viewer's own. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE, OWN_ACCOUNT, MERGE_BY_ANOTHER,
 * INVALID_INPUT at mergedUserId.
 */
async function pairOf(ctx: Context, keptId: number, mergedId: number): Promise<{ kept: User; merged: User }> {
  if (keptId === mergedId) throw invalidInput({ mergedUserId: { code: 'form.mergeTwo' } });
  const people = await peopleTo(ctx, 'change', [keptId, mergedId]);
  const [kept, merged] = [keptId, mergedId].map((id) => people.find((user) => user.id === id));
  if (!kept || !merged) throw new DomainError('NOT_FOUND');
  const viewer = signedIn(ctx);
  const refusal = userPolicy.end(viewer, { ...personFacts(merged), reachesBeyond: false });
  if (refusal) throw refused(refusal);
  // Each refusal of a merge would reveal something about the reviewers of the viewer's own manuscripts.
  if (viewer.isWritingAdministrator) throw new DomainError('MERGE_BY_ANOTHER');
  return { kept, merged };
}

/** Everything against a merge, in words. Errors: those of `mergePeople` about the right to merge. */
export async function whatSpeaksAgainst(ctx: Context, keptId: number, mergedId: number): Promise<string[]> {
  const { kept, merged } = await pairOf(ctx, keptId, mergedId);
  return (await mergeConflicts(ctx, kept, merged)).map((code) => messageText(ctx.language, `error.${code}`));
}

/**
 * Moves everything of the merged account to the kept one, except requests to an unconfirmed address; its sessions end and its tokens are
 * revoked. The remaining account keeps its name in the person's earlier acts. Errors: as `pairOf`, LAST_ADMINISTRATOR, CONFLICT, and those
 * of `mergeConflicts`; FORBIDDEN to API tokens.
 */
export async function mergePeople(ctx: Context, keptId: number, mergedId: number): Promise<User> {
  signedInPerson(ctx);
  return await keepingAnAdministrator(ctx, async () => {
    await holdToMove(ctx, [keptId, mergedId]);
    const { kept, merged } = await pairOf(ctx, keptId, mergedId);
    await lockWritten(ctx, [keptId, mergedId]);
    const [conflict] = await mergeConflicts(ctx, kept, merged);
    if (conflict) throw new DomainError(conflict);
    const addresses = [kept.email, merged.email];
    // Anyone who typed the address may have bound it: it would open the account that stays.
    if (!merged.addressConfirmedAt) merged.orcid = null;
    await stepAside(ctx, merged);
    await mergeInto(ctx, kept, merged);
    for (const to of addresses)
      await queueMail(ctx, {
        to,
        key: 'letter.accountsMerged',
        params: { name: nameOfAccount(kept.language, kept), kept: kept.email, merged: addresses[1] ?? '' },
        language: kept.language,
        about: { accountId: kept.id },
      });
    await ctx.em.refresh(kept, { populate: ['roles', 'department'] });
    return kept;
  });
}

/**
 * The person of an account has proved a mailbox to whose own account requests had gone meanwhile: they are theirs. The account has
 * stepped aside with the mailbox proved. Errors: those of `mergeConflicts`.
 */
export async function takeIn(ctx: Context, user: User, unregistered: User): Promise<void> {
  await lockWritten(ctx, [user.id, unregistered.id]);
  const [conflict] = await mergeConflicts(ctx, user, unregistered);
  if (conflict) throw new DomainError(conflict);
  await mergeInto(ctx, user, unregistered);
}

/**
 * The address of an account that is about to be merged is nobody's. `provedAt`: since when its mailbox is known to be that of the account
 * which stays.
 */
export async function stepAside(ctx: Context, user: User, provedAt: Date | null = null): Promise<void> {
  const left = addressOf(user);
  ctx.em.assign(user, { email: addressOfNobody(user), addressConfirmedAt: null });
  await ctx.em.flush();
  await leaveAddress(ctx, user, { ...left, addressConfirmedAt: left.addressConfirmedAt ?? provedAt });
}

async function mergeInto(ctx: Context, kept: User, merged: User): Promise<void> {
  await shutOut(ctx, merged);
  await moveColumns(ctx, kept.id, merged.id);
  await fillAccount(ctx, kept, merged);
}

/** Gaps in the kept account and its personal information are filled from the other one. */
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
