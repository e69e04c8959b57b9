// Searching authors, the letter that invites them, and sending it.
import { signedIn, type Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ID, Input, ListSize, Logged, Mutation, Query, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { withSources } from '../letters/image-links.ts';
import { invitationLetter, inviteAuthors } from './author-invitations.service.ts';
import {
  AuthorFound,
  AuthorSearchMode,
  CorrectAuthorInvitationInput,
  CorrectAuthorInvitationPayload,
  INVITING_AUTHORS,
  InviteAuthorsInput,
  InviteAuthorsPayload,
} from './author-invitations.types.ts';
import { correctAuthorInvitation } from './correct-address.ts';
import { findAuthors } from './author-search.ts';
import { officesOf } from '../colloquiums/colloquium.policy.ts';
import { authorInvitationsLimits } from './author-invitations.doors.ts';

@Resolver(() => ViewerType)
export class JournalsToInviteForResolver {
  @Auth({ roles: INVITING_AUTHORS })
  @ListSize(1000, 10)
  @FieldResolver(() => [Colloquium], {
    nullable: true,
    description: 'Journals for which the viewer may invite authors: those of the present office that take submissions, by number.',
  })
  async journalsToInviteFor(@Ctx() ctx: Context): Promise<Colloquium[]> {
    return await ctx.em.find(Colloquium, { id: { $in: officesOf(signedIn(ctx)) }, isActive: true }, { orderBy: { number: 'asc' } });
  }
}

@Resolver()
export class AuthorInvitationsResolver {
  @Auth({ roles: INVITING_AUTHORS })
  @ListSize(100, 10)
  @Query(() => [AuthorFound], {
    nullable: true,
    description:
      'Authors who may be invited to submit, at most 50; for the offices of the journal. Errors: NOT_FOUND, INVALID_INPUT at search, RATE_LIMITED.',
  })
  async authorsToInvite(
    @Ctx() ctx: Context,
    @Arg('search', () => String, { description: 'A name, person code or unit, or parts of it; see mode.' }) search: string,
    @Arg('mode', () => AuthorSearchMode, { nullable: true, description: 'FUZZY unless asked otherwise.' })
    mode?: keyof typeof AuthorSearchMode | null,
    @Arg('colloquiumId', () => ID, { nullable: true, description: 'The journal they are to be invited to.' }) colloquiumId?: string | null,
  ): Promise<AuthorFound[]> {
    return await findAuthors(ctx, {
      search,
      isAccurate: mode === 'ACCURATE',
      colloquiumId: colloquiumId ? decodeId('Colloquium', colloquiumId) : null,
    });
  }

  @Auth({ roles: INVITING_AUTHORS })
  @Query(() => String, {
    nullable: true,
    description: 'The letter that invites to a journal, its places open, to be edited before it goes. Errors: NOT_FOUND.',
  })
  async authorInvitationLetter(
    @Ctx() ctx: Context,
    @Arg('colloquiumId', () => ID, { description: 'The journal that invites.' }) colloquiumId: string,
  ): Promise<string> {
    return withSources(ctx, await invitationLetter(ctx, decodeId('Colloquium', colloquiumId)));
  }

  @Auth({ roles: INVITING_AUTHORS })
  @Logged({ object: 'colloquiumId' })
  @Limited(authorInvitationsLimits['inviteAuthors:user'])
  @Mutation(
    InviteAuthorsPayload,
    'Invites people to submit to a journal, by mail and message; for its offices. Errors: INVALID_INPUT at colloquiumId, authors or letter, RATE_LIMITED.',
  )
  async inviteAuthors(
    @Ctx() ctx: Context,
    @Input(InviteAuthorsInput) { colloquiumId, authors, letter, clientMutationId }: InviteAuthorsInput,
  ) {
    const done = await inviteAuthors(ctx, { colloquiumId: decodeId('Colloquium', colloquiumId), authors, letter: letter ?? null });
    return { ...done, clientMutationId: clientMutationId ?? null };
  }

  @Auth({ roles: INVITING_AUTHORS })
  @Logged({ object: 'invitationId' })
  @Limited(authorInvitationsLimits['correctInvitation:user'])
  @Mutation(
    CorrectAuthorInvitationPayload,
    'Sends an open invitation whose letter did not arrive again, to the address given; four addresses at most. No account changes its address: the invitation is from now on that of the account of the new one, or of one made for its person. Errors: NOT_FOUND, LETTER_NOT_REFUSED, ADDRESSES_USED_UP, INVALID_INPUT at email, RATE_LIMITED.',
  )
  async correctAuthorInvitation(
    @Ctx() ctx: Context,
    @Input(CorrectAuthorInvitationInput) { invitationId, email, clientMutationId }: CorrectAuthorInvitationInput,
  ) {
    await correctAuthorInvitation(ctx, decodeId('AuthorInvitation', invitationId), email);
    return { clientMutationId: clientMutationId ?? null };
  }
}
