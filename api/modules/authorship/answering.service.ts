// What a letter asks, and the answer: by its ticket, or by an author who is signed in. Looking changes nothing; of two answers at once the
// first counts.
import { sql } from 'kysely';
import { kindOfMemberType, RoleKind } from '../../../shared/roles.ts';
import { tidied } from '../../../shared/forms/tidied.ts';
import { MAX_REFUSAL_LENGTH } from '../../../shared/limits.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError, invalidInput, notFound, refused } from '../../errors.ts';
import { hasConflict } from '../accounts/addresses/authorship.ts';
import { consume } from '../accounts/limits/rate-limit.ts';
import { hashToken } from '../accounts/sessions/token.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { letterParams } from '../letters/letter-params.ts';
import { inRole, queueMessage } from '../messages/message.service.ts';
import { held } from './asking.service.ts';
import type { AuthorConfirmation, ConfirmedBy } from './author-confirmation.entity.ts';
import { authorshipLimits } from './authorship.doors.ts';
import { authorshipFactsOf, isGood, isOver, keptAuthorship, lastOf, ownAuthorIds, type Kept } from './authorship.facts.ts';
import { authorshipPolicy } from './authorship.policy.ts';
import { ConfirmationTicket } from './confirmation-ticket.entity.ts';

/** As `newToken` makes them. */
const LONGEST_TICKET = 43;

export interface Question {
  confirmation: AuthorConfirmation;
  contribution: Contribution;
  kept: Kept;
  /** What stands there has changed since the letter, or the author is asked by a later one. */
  isChanged: boolean;
  isOver: boolean;
}

/** Errors: RATE_LIMITED. */
export async function questionOf(ctx: Context, ticket: string): Promise<Question | null> {
  await consume(ctx, authorshipLimits['authorship:address'], ctx.address);
  const confirmation = await byTicket(ctx, ticket);
  return confirmation && (await question(ctx, confirmation, await confirmation.contribution.loadOrFail()));
}

async function byTicket(ctx: Context, ticket: string): Promise<AuthorConfirmation | null> {
  if (ticket.length > LONGEST_TICKET) return null;
  const found = await ctx.em.findOne(ConfirmationTicket, { tokenHash: hashToken(ticket) }, { populate: ['confirmation'] });
  return found?.confirmation.getEntity() ?? null;
}

async function question(ctx: Context, confirmation: AuthorConfirmation, contribution: Contribution): Promise<Question | null> {
  const kept = await keptAuthorship(ctx, contribution);
  if (!kept) return null;
  const now = kept.authors.find(({ authorId }) => authorId === confirmation.author?.id);
  const isLast = now !== undefined && lastOf(kept.confirmations, now.authorId)?.id === confirmation.id;
  return { confirmation, contribution, kept, isChanged: !isLast || !isGood(confirmation, now), isOver: isOver(contribution) };
}

interface Answer {
  isRight: boolean;
  /** What is wrong, where something is. */
  words: string;
}

/**
 * Answers by the ticket of a letter. The same answer twice is given once. Errors: AUTHORSHIP_OVER for an unknown ticket, or one whose
 * question is settled; AUTHORSHIP_CHANGED, AUTHORSHIP_ANSWERED, INVALID_INPUT at words.
 */
export async function answerByTicket(ctx: Context, ticket: string, answer: Answer): Promise<Question> {
  const found = await byTicket(ctx, ticket);
  if (!found) throw new DomainError('AUTHORSHIP_OVER');
  const contribution = await held(ctx, found.contribution.id);
  return await give(ctx, contribution, found, answer, 'TICKET');
}

/** The same for an author who is signed in. Errors: NOT_FOUND, FORBIDDEN, and those of `answerByTicket`. */
export async function answerOwn(ctx: Context, contributionId: number, answer: Answer): Promise<Contribution> {
  const contribution = await held(ctx, contributionId);
  const refusal = authorshipPolicy.answerOwn(signedIn(ctx), await authorshipFactsOf(ctx, contribution));
  if (refusal !== null) throw refused(refusal);
  const own = await ownConfirmation(ctx, contribution);
  if (!own) throw notFound();
  await give(ctx, contribution, own, answer, 'ACCOUNT');
  return contribution;
}

/** The asking of the viewer as an author; the first of several rows. Null: nobody asks. */
export async function ownConfirmation(ctx: Context, contribution: Contribution): Promise<AuthorConfirmation | null> {
  const kept = await keptAuthorship(ctx, contribution);
  if (!kept) return null;
  const own = await ownAuthorIds(ctx, contribution);
  const asked = own.map((id) => lastOf(kept.confirmations, id)).filter((one) => one !== undefined && one.answeredBy !== 'HANDING_IN');
  return asked.find((one) => one?.state === 'OPEN') ?? asked[0] ?? null;
}

async function give(
  ctx: Context,
  contribution: Contribution,
  found: AuthorConfirmation,
  { isRight, words: typed }: Answer,
  answeredBy: ConfirmedBy,
): Promise<Question> {
  // Read after the lock was won: another click, or a change of the list, may have come first.
  ctx.loaders.clear();
  await ctx.em.refresh(found);
  await contribution.authors.loadItems({ populate: ['professionalTitle', 'degree'], strategy: 'joined', refresh: true });
  const asked = await question(ctx, found, contribution);
  if (!asked || asked.isOver) throw new DomainError('AUTHORSHIP_OVER');
  if (asked.isChanged) throw new DomainError('AUTHORSHIP_CHANGED');
  const state = isRight ? 'CONFIRMED' : 'REFUSED';
  if (found.state === state) return asked;
  if (found.state !== 'OPEN') throw new DomainError('AUTHORSHIP_ANSWERED');
  const words = isRight ? null : checkedWords(typed);
  Object.assign(found, {
    state,
    words,
    answeredAt: ctx.clock.now(),
    answeredBy,
    user: answeredBy === 'ACCOUNT' ? signedIn(ctx).userId : null,
  });
  await ctx.em.flush();
  if (!isRight) await tellRefusal(ctx, contribution);
  ctx.loaders.clear();
  return asked;
}

/** Errors: INVALID_INPUT at words. */
function checkedWords(typed: string): string {
  const words = tidied(typed);
  if (words === '') throw invalidInput({ words: { code: 'form.whatIsWrong' } });
  if ([...words].length > MAX_REFUSAL_LENGTH)
    throw invalidInput({ words: { code: 'input.tooLong', params: { maximum: MAX_REFUSAL_LENGTH } } });
  return words;
}

/**
 * To the submitter, and to the editor who has it, else the editors-in-chief. Nobody's name: readers change, messages stay. An office holder who
 * reviews the manuscript, or is one of its authors, does not learn by it that anybody was asked.
 */
async function tellRefusal(ctx: Context, contribution: Contribution): Promise<void> {
  const params = await letterParams(contribution);
  const about = { key: 'authorship.refused' as const, params, contributionId: contribution.id };
  await queueMessage(ctx, { ...about, to: inRole(RoleKind.AUTHOR, [contribution.submitter.id]) });
  if (contribution.editor) {
    const to = await whoMayKnow(ctx, contribution, [contribution.editor.id]);
    return await queueMessage(ctx, { ...about, to: inRole(RoleKind.EDITOR, to) });
  }
  const chiefs = await ctx.em.find(ColloquiumMember, { colloquium: contribution.colloquium.id, type: 'chief' });
  const to = await whoMayKnow(
    ctx,
    contribution,
    chiefs.map(({ user }) => user.id),
  );
  await queueMessage(ctx, { ...about, to: inRole(kindOfMemberType.chief, to) });
}

/** Those at work here who neither review it nor have a conflict of interest. */
async function whoMayKnow(ctx: Context, { id }: Contribution, people: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select u.id from user_account u
    where u.id = any(${people}::int[]) and u.is_enabled and not ${hasConflict(sql.ref('u.id'), sql.val(id))}
      and not exists (select from review r where r.contribution_id = ${id} and r.reviewer_id = u.id
        and r.status in (${sql.lit(ReviewStatus.ACCEPTED)}, ${sql.lit(ReviewStatus.FINISHED)})) order by u.id`.execute(query(ctx.em));
  return rows.map((row) => row.id);
}
