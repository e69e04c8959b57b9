// Confirming authorships: the page behind a letter, the grid of a manuscript, one's own answer, and the record to print.
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Query, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Issue } from '../issues/issue.entity.ts';
import { answerByTicket, answerOwn, questionOf } from './answering.service.ts';
import { askAgain } from './asking.service.ts';
import { authorshipLimits } from './authorship.doors.ts';
import {
  AnswerAuthorshipInput,
  AnswerAuthorshipPayload,
  AnswerOwnAuthorshipInput,
  AskAuthorAgainInput,
  Authorship,
  AuthorshipPayload,
  AuthorshipQuestion,
  AuthorshipRecord,
  OwnAuthorship,
  UnconfirmedAuthor,
} from './authorship.types.ts';
import { shownAuthorship, shownOwn, shownQuestion, shownRecord, unconfirmedIn } from './shown.ts';

@Resolver(() => Contribution)
export class ContributionAuthorshipResolver {
  @Auth({ policy: 'authorship.view' })
  @FieldResolver(() => Authorship, {
    nullable: true,
    description:
      'Who of the authors has confirmed: for the submitter, the corresponding authors and the office. Null too where nobody was asked.',
  })
  async authorship(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Authorship | null> {
    return await shownAuthorship(ctx, contribution);
  }

  @Auth({ policy: 'authorship.answerOwn' })
  @FieldResolver(() => OwnAuthorship, {
    nullable: true,
    description: 'What the viewer is asked to confirm as an author of it; null: nothing.',
  })
  async ownAuthorship(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<OwnAuthorship | null> {
    return await shownOwn(ctx, contribution);
  }

  @Auth({ policy: 'authorship.view' })
  @FieldResolver(() => AuthorshipRecord, {
    nullable: true,
    description: 'The record of who confirmed what when, as `authorship` is; what was refused is in it for the office alone.',
  })
  async authorshipRecord(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<AuthorshipRecord | null> {
    return await shownRecord(ctx, contribution);
  }
}

@Resolver(() => Issue)
export class IssueAuthorshipResolver {
  @Auth({ policy: 'issue.edit' })
  @ListSize(1000, 10)
  @FieldResolver(() => [UnconfirmedAuthor], {
    nullable: true,
    description: 'Who of its authors has not confirmed, where the journal asks; it informs before the press, and holds nothing back.',
  })
  async unconfirmedAuthors(@Root() issue: Issue, @Ctx() ctx: Context): Promise<UnconfirmedAuthor[]> {
    return await unconfirmedIn(ctx, issue);
  }
}

@Resolver()
export class AuthorshipResolver {
  @Query(() => AuthorshipQuestion, {
    nullable: true,
    description: 'What the ticket of a letter asks an author; to be asked changes nothing. Null when it is none. Errors: RATE_LIMITED.',
  })
  async authorshipQuestion(
    @Ctx() ctx: Context,
    @Arg('ticket', () => String, { description: 'The ticket in the link of the letter.' }) ticket: string,
  ): Promise<AuthorshipQuestion | null> {
    const question = await questionOf(ctx, ticket);
    return question && (await shownQuestion(ctx, question));
  }

  @Logged({ params: ['isRight'] })
  @Limited(authorshipLimits['authorship:address'])
  @Mutation(
    AnswerAuthorshipPayload,
    'An author answers by the ticket of a letter; safe to send twice. Errors: AUTHORSHIP_OVER, AUTHORSHIP_CHANGED, AUTHORSHIP_ANSWERED, INVALID_INPUT at words, RATE_LIMITED.',
  )
  async answerAuthorship(@Ctx() ctx: Context, @Input(AnswerAuthorshipInput) { ticket, isRight, words }: AnswerAuthorshipInput) {
    return { question: await shownQuestion(ctx, await answerByTicket(ctx, ticket, { isRight, words: words ?? '' })) };
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId', params: ['isRight'] })
  @Mutation(
    AuthorshipPayload,
    'An author who is signed in answers for themselves; safe to send twice. Errors: NOT_FOUND, FORBIDDEN, AUTHORSHIP_OVER, AUTHORSHIP_CHANGED, AUTHORSHIP_ANSWERED, INVALID_INPUT at words.',
  )
  async answerOwnAuthorship(
    @Ctx() ctx: Context,
    @Input(AnswerOwnAuthorshipInput) { contributionId, isRight, words }: AnswerOwnAuthorshipInput,
  ) {
    return { contribution: await answerOwn(ctx, decodeId('Contribution', contributionId), { isRight, words: words ?? '' }) };
  }

  @Auth({ roles: ['AUTHOR', 'EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ object: 'contributionId', params: ['authorId'] })
  @Limited({ inService: [authorshipLimits['askAuthor:user']] })
  @Mutation(
    AuthorshipPayload,
    'Writes to an author who has not answered once more, at most once a day, or asks anew who has refused or whose answer is void. Errors: NOT_FOUND, FORBIDDEN, AUTHORSHIP_OVER, AUTHORSHIP_ANSWERED, AUTHOR_UNREACHABLE, AUTHORS_NOT_HANDED_IN, ASKED_TODAY, ASKED_TOO_OFTEN, RATE_LIMITED.',
  )
  async askAuthorAgain(@Ctx() ctx: Context, @Input(AskAuthorAgainInput) { contributionId, authorId }: AskAuthorAgainInput) {
    const contribution = await askAgain(ctx, decodeId('Contribution', contributionId), decodeId('ContributionAuthor', authorId));
    return { contribution };
  }
}
