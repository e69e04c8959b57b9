// Finding reviewers: the search, the facts that an editor weighs, and conflicts.
import { signedIn, type Context } from '../../context.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { recordOperation } from '../audit/audit.service.ts';
import { noteIdentityRead } from '../audit/identity-read.service.ts';
import { consume } from '../accounts/limits/rate-limit.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { conflictsWith, invitesBlind, warningsIn, type Conflicts } from '../reviews/conflicts/conflicts.ts';
import { candidateRows, type CandidateRow } from './candidates.rows.ts';
import type { ConflictCheck, ReviewerCandidate, ReviewerCandidates } from './candidates.types.ts';
import { invitesSomewhere, toInviteFor } from './inviting.ts';
import { candidatesLimits } from './candidates.doors.ts';
import { nameOfAccount } from '../names/display-name.ts';

const MOST = 50;
const USUAL = 10;
const LAST_PAGE = 1_000;
const MAX_SEARCH_LENGTH = 100;

interface CandidateSearch {
  /** Null: nobody is weighed against anything. */
  contributionId: number | null;
  search: string;
  isAccurate: boolean;
  first: number | null;
  page: number | null;
}

/** Errors: NOT_FOUND for viewers who may not invite, INVALID_INPUT, RATE_LIMITED. */
export async function findCandidates(ctx: Context, asked: CandidateSearch): Promise<ReviewerCandidates> {
  const search = asked.search.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const [first, page] = [asked.first ?? USUAL, asked.page ?? 1];
  if (search.length > MAX_SEARCH_LENGTH) throw invalidInput({ search: { code: 'input.tooLong', params: { maximum: MAX_SEARCH_LENGTH } } });
  if (first < 1 || first > MOST || page < 1 || page > LAST_PAGE) throw invalidInput({});
  const contribution = asked.contributionId === null ? null : await toInviteFor(ctx, asked.contributionId);
  if (!contribution && !invitesSomewhere(ctx)) throw notFound();
  await noteLook(ctx, 'reviewerCandidates', contribution);
  const isBlind = contribution !== null && (await invitesBlind(ctx, contribution));
  const rows = await candidateRows(ctx, { contribution, isBlind, search, isAccurate: asked.isAccurate, first, page });
  const conflicts = contribution
    ? await conflictsWith(
        ctx,
        contribution,
        rows.map(({ id, email }) => ({ userId: id, email })),
      )
    : [];
  const candidates = rows.map((row, index) => candidateOf(ctx, row, isBlind ? null : (conflicts[index] ?? null)));
  if (contribution && candidates.some(namesReviewer)) await noteIdentityRead(ctx, contribution.id);
  return { totalCount: rows[0]?.total ?? 0, candidates };
}

/** Fields that reveal that somebody has reviewed the manuscript, or was asked to in this round. */
const namesReviewer = ({ state, willReviewAgain }: ReviewerCandidate): boolean => state === 'AT_WORK' || willReviewAgain !== null;

/** Counts the search and logs who made it, because it shows people's addresses. Errors: RATE_LIMITED. */
async function noteLook(ctx: Context, operation: string, contribution: Contribution | null): Promise<void> {
  await consume(ctx, candidatesLimits['findReviewers:user'], String(signedIn(ctx).userId));
  const object = contribution ? { objectType: 'Contribution', objectId: contribution.id } : { objectType: null, objectId: null };
  await recordOperation(ctx, { operation, ...object, params: {}, ms: 0, refusedWith: null });
}

const stateOf = (conflicts: Conflicts | null): ConflictCheck['state'] =>
  conflicts?.blocked === 'AUTHOR' || conflicts?.blocked === 'AT_WORK' ? conflicts.blocked : 'FREE';

function candidateOf(ctx: Context, row: CandidateRow, conflicts: Conflicts | null): ReviewerCandidate {
  const { pending, atWork, titleZh, titleEn, regionZh, regionEn, nameParts: _nameParts, ...own } = row;
  const inChinese = ctx.language === 'zh-CN';
  return {
    ...own,
    displayName: nameOfAccount(ctx.language, row),
    professionalTitle: inChinese ? titleZh : titleEn,
    region: inChinese ? regionZh : regionEn,
    load: { pending, atWork },
    state: stateOf(conflicts),
    warnings: warningsIn(ctx.language, conflicts?.warnings ?? []),
  };
}

interface PersonAsked {
  code?: string | null | undefined;
  email?: string | null | undefined;
  name?: string | null | undefined;
  company?: string | null | undefined;
}

/** For a viewer who reviews the manuscript everybody counts as free here (decision 38). Errors: NOT_FOUND, RATE_LIMITED. */
export async function conflictsOfPerson(
  ctx: Context,
  contributionId: number,
  { code, email, name, company }: PersonAsked,
): Promise<ConflictCheck> {
  const contribution: Contribution = await toInviteFor(ctx, contributionId);
  await noteLook(ctx, 'conflictsOf', contribution);
  const user = code ? await ctx.em.findOne(User, { code: code.trim().toUpperCase(), isEnabled: true }) : null;
  if (code && !user) throw notFound();
  const person = {
    userId: user?.id ?? null,
    email: email?.trim().toLowerCase() ?? null,
    name: name ?? '',
    companies: company ? [company] : [],
  };
  const [found] = await conflictsWith(ctx, contribution, [person]);
  const conflicts = (await invitesBlind(ctx, contribution)) ? null : (found ?? null);
  if (conflicts?.blocked === 'AT_WORK') await noteIdentityRead(ctx, contribution.id);
  return { state: stateOf(conflicts), warnings: warningsIn(ctx.language, conflicts?.warnings ?? []) };
}
