// The page behind a letter of invitation, and the session that its button opens.
import { wordsIn } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { Arg, Ctx, FieldResolver, Input, Logged, Mutation, Query, Resolver } from '../../../graphql/declare.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { renewViewer } from '../../accounts/viewer/viewer.loader.ts';
import { Review } from '../review.entity.ts';
import { invitationOf, openInvitation, reviewOfSession, type Asked } from './ticket.service.ts';
import { Invitation, OpenInvitationInput, OpenInvitationPayload } from './ticket.types.ts';
import { reviewsLimits } from '../reviews.doors.ts';

@Resolver()
export class TicketResolver {
  @Query(() => Invitation, {
    nullable: true,
    description:
      'What the ticket of a letter asks; to be asked changes nothing. Null when it is none, or its invitation is over. Errors: RATE_LIMITED.',
  })
  async invitation(
    @Ctx() ctx: Context,
    @Arg('ticket', () => String, { description: 'The ticket in the link of the letter of invitation.' }) ticket: string,
  ): Promise<Invitation | null> {
    const asked = await invitationOf(ctx, ticket);
    return asked && (await toldOf(ctx, asked));
  }

  @Logged({ result: 'review', params: ['language'] })
  @Limited(reviewsLimits['invitation:address'])
  @Mutation(
    OpenInvitationPayload,
    'Opens a session for the one review that the ticket of a letter is about, for a person without an account. Errors: INVITATION_CLOSED, SIGN_IN_TO_ANSWER, RATE_LIMITED.',
  )
  async openInvitation(@Ctx() ctx: Context, @Input(OpenInvitationInput) input: OpenInvitationInput) {
    const { token, session, review } = await openInvitation(ctx, input.ticket, input.language);
    await renewViewer(ctx, session.id);
    return { token, review };
  }
}

@Resolver(() => ViewerType)
export class ViewerTicketResolver {
  @FieldResolver(() => Review, {
    nullable: true,
    description: 'All that a session reaches which the ticket of a letter opened; null for every other session.',
  })
  async invitedReview(@Ctx() ctx: Context): Promise<Review | null> {
    return await reviewOfSession(ctx);
  }
}

async function toldOf(ctx: Context, { review, hasAccount }: Asked): Promise<Invitation> {
  if (hasAccount) return { hasAccount, colloquium: null, title: null, answerDueOn: null, reviewDueOn: null };
  const { titleZh, titleEn, colloquium } = await review.contribution.loadOrFail({ populate: ['colloquium'] });
  const journal = colloquium.getEntity();
  const inEnglish = ctx.language === 'en-US';
  return {
    hasAccount,
    colloquium: wordsIn(ctx.language, journal.name, journal.nameEn),
    title: (inEnglish ? titleEn || titleZh : titleZh || titleEn) || null,
    answerDueOn: review.answerDueOn ?? null,
    reviewDueOn: review.reviewDueOn ?? null,
  };
}
