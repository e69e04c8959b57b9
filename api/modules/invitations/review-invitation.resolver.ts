// An invitation as the office reads it: its sender, the warnings, the reviewer's answer; and the acts still possible.
import { MAX_BULK } from '../../../shared/limits.ts';
import { errorText } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { DomainError, invalidInput } from '../../errors.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  Input,
  input,
  InputType,
  Int,
  Logged,
  many,
  maybe,
  Mutation,
  namesEnum,
  ObjectType,
  one,
  output,
  Resolver,
  Root,
} from '../../graphql/declare.ts';
import { decodeId, readId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { personOf } from '../accounts/viewer/person.service.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { lastMailOfReview } from '../correspondence/mail.facts.ts';
import { INVITING } from '../candidates/candidates.types.ts';
import { warningsIn } from '../reviews/conflicts/conflicts.ts';
import { Review } from '../reviews/review.entity.ts';
import { isRemindedToday, remindLate, remindReviewer, viewerAttends, type Reminded } from './attend.ts';
import { correctInvitation, viewerCorrects } from './correct-address.ts';
import { authorInvitationsLimits } from '../author-invitations/author-invitations.doors.ts';
import { invitationsLimits } from './invitations.doors.ts';

const ClosedReason = namesEnum('InvitationClosedReason', 'Why an invitation was closed before its review was in.', {
  ROUND: 'Its round ended.',
  OFFICE: 'The office withdrew it.',
  LAPSED: 'It was not answered in time.',
});

@Resolver(() => Review)
export class ReviewInvitationResolver {
  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => Person, { nullable: true, description: 'Who invited the reviewer.' })
  async inviter(@Root() review: Review): Promise<Person> {
    return personOf(await review.invitedBy.loadOrFail());
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => ClosedReason, { nullable: true, description: 'Why the invitation ended before a review was in; null: it did not.' })
  closedReason(@Root() review: Review): keyof typeof ClosedReason | null {
    return review.closedReason ?? null;
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => [String], {
    nullable: true,
    description: 'What spoke against the reviewer when they were invited, one sentence each, in the language of the reader.',
  })
  conflicts(@Root() review: Review, @Ctx() ctx: Context): string[] {
    return warningsIn(ctx.language, review.conflicts).flatMap(({ evidence }) => evidence);
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => Mail, {
    nullable: true,
    description: 'The last letter about it to its reviewer, and what became of it; null for invitations from before letters were kept.',
  })
  async lastLetter(@Root() review: Review, @Ctx() ctx: Context): Promise<Mail | null> {
    return await ctx.loaders.of(ctx, lastMailOfReview).load(review.id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may correct the address of the invitation now: it is unanswered, and its last letter did not arrive.',
  })
  async viewerCanCorrectAddress(@Root() review: Review, @Ctx() ctx: Context): Promise<boolean> {
    return await viewerCorrects(ctx, review);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may withdraw the invitation now.' })
  async viewerCanClose(@Root() review: Review, @Ctx() ctx: Context): Promise<boolean> {
    return await viewerAttends(ctx, review);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may remind its reviewer now, which is done once a day at most.' })
  async viewerCanRemind(@Root() review: Review, @Ctx() ctx: Context): Promise<boolean> {
    return !isRemindedToday(ctx, review) && (await viewerAttends(ctx, review));
  }
}

@InputType()
class RemindReviewerInput extends input({ reviewId: one(ID, 'The invitation whose reviewer is reminded.') }) {}

@Auth()
@ObjectType()
class RemindReviewerPayload extends output({ review: guarded(() => Review) }) {}

@Resolver()
export class RemindReviewerResolver {
  @Auth({ roles: INVITING })
  @Limited(invitationsLimits['remindReviewer:user'])
  @Logged({ object: 'reviewId' })
  @Mutation(
    RemindReviewerPayload,
    'The inviter reminds a reviewer, by letter and message, to answer or to hand in the review; once a day. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, STATE_CHANGED, NOT_RESPONSIBLE, INVITATION_CLOSED, REMINDED_TODAY, RATE_LIMITED.',
  )
  async remindReviewer(@Ctx() ctx: Context, @Input(RemindReviewerInput) { reviewId }: RemindReviewerInput) {
    return { review: await remindReviewer(ctx, decodeId('Review', reviewId)) };
  }
}

@InputType()
class RemindLateReviewersInput extends input({
  contributionIds: many(ID, `The manuscripts, at most ${MAX_BULK}.`),
  dryRun: maybe(Boolean, 'Answer who would be reminded, and do nothing.'),
}) {}

@Auth()
@ObjectType({ description: 'What became of the reviewers of one manuscript of several.' })
class ReminderResult extends output({
  // Not called id: Relay would take the result for the manuscript itself, which has the same id.
  contributionId: one(ID, 'The id that was asked for, whether it names a manuscript or not.'),
  count: one(Int, 'How many reviewers were reminded (in a dry run: would be); 0: refusal says why.'),
  refusal: maybe(String, 'In the reader’s language.'),
  refusalCode: maybe(String),
  contribution: maybe(() => Contribution, 'As it is now; null where contributionId names none that the viewer may see.'),
}) {}

@Auth()
@ObjectType()
class RemindLateReviewersPayload extends output({ results: many(() => ReminderResult, 'In the order asked.') }) {}

const MISSING: Omit<Reminded, 'id'> = { count: 0, refusal: { code: 'NOT_FOUND' }, contribution: null };

@Resolver()
export class RemindLateReviewersResolver {
  @Auth({ roles: INVITING })
  @Limited(invitationsLimits['remindLateReviewers:user'])
  @Logged({ params: ['contributionIds', 'dryRun'] })
  @Mutation(
    RemindLateReviewersPayload,
    'The inviter reminds the late reviewers of the running rounds of several manuscripts, by the letters and messages of remindReviewer; each once a day. Each manuscript is done or says why not: NOT_FOUND, FORBIDDEN, CONFLICT, STATE_CHANGED, NOT_RESPONSIBLE, NO_REVIEWER_LATE, REMINDED_TODAY. Errors: SELECT_MANUSCRIPT when none is named, INVALID_INPUT at contributionIds, RATE_LIMITED.',
  )
  async remindLateReviewers(
    @Ctx() ctx: Context,
    @Input(RemindLateReviewersInput) { contributionIds, dryRun }: RemindLateReviewersInput,
  ): Promise<RemindLateReviewersPayload> {
    if (contributionIds.length === 0) throw new DomainError('SELECT_MANUSCRIPT');
    if (contributionIds.length > MAX_BULK)
      throw invalidInput({ contributionIds: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
    const named = contributionIds.map((contributionId) => {
      const found = readId(contributionId);
      return { contributionId, id: found?.type === 'Contribution' ? found.id : null };
    });
    const outcomes = await remindLate(
      ctx,
      named.flatMap(({ id }) => id ?? []),
      { dryRun: dryRun ?? false },
    );
    const found = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    return {
      results: named.map(({ contributionId, id }) => {
        const { count, refusal, contribution } = found.get(id ?? 0) ?? MISSING;
        const why = refusal && errorText(ctx.language, refusal.code, refusal.params);
        return { contributionId, count, refusal: why, refusalCode: refusal?.code ?? null, contribution };
      }),
    };
  }
}

@InputType()
class CorrectInvitationInput extends input({
  reviewId: one(ID, 'The invitation whose letter did not arrive.'),
  email: one(String, 'Where it goes now: who has this mailbox answers it.'),
  conflictReason: maybe(String, 'Why they are invited, where a conflict of interest stands that was not known before.'),
}) {}

@Auth()
@ObjectType()
class CorrectInvitationPayload extends output({ review: guarded(() => Review) }) {}

@Resolver()
export class CorrectInvitationResolver {
  @Auth({ roles: INVITING })
  @Limited(authorInvitationsLimits['correctInvitation:user'])
  @Logged({ object: 'reviewId' })
  @Mutation(
    CorrectInvitationPayload,
    'Corrects the address of an unanswered invitation whose letter did not arrive, and sends it again; four addresses at most. No account changes its address: the invitation is from now on that of the account of the new one, or of one made for its person, and the links of earlier letters open nothing. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, STATE_CHANGED, NOT_RESPONSIBLE, INVITATION_CLOSED, LETTER_NOT_REFUSED, ADDRESSES_USED_UP, REVIEWER_UNSUITABLE, INVALID_INPUT at email or conflictReason, RATE_LIMITED.',
  )
  async correctInvitation(@Ctx() ctx: Context, @Input(CorrectInvitationInput) { reviewId, email, conflictReason }: CorrectInvitationInput) {
    const asked = { reviewId: decodeId('Review', reviewId), email, conflictReason: conflictReason ?? null };
    return { review: await correctInvitation(ctx, asked) };
  }
}
