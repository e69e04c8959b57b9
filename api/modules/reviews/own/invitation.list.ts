// A reviewer's own invitations, one row each, and how many of them wait. Searching, filtering and ordering reveal nothing of authors:
// number, time of submission, title and journal stand in the invitation (F-029, F-030).
import type { GraphQLResolveInfo } from 'graphql';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { ContributionState, outstandingReviews, ReviewStatus, type ReviewStatusId } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { isOneOf, query, type Tables } from '../../../database/tables.ts';
import { askedFields } from '../../../graphql/asked-fields.ts';
import { answerCounts, countOf, countsBy, EXACT, type CountBy } from '../../../graphql/counts.ts';
import {
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  Info,
  Int,
  ListSize,
  maybeMany,
  ObjectType,
  one,
  output,
  Resolver,
} from '../../../graphql/declare.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { filter, filterInput, listField, ListScope, orderInput, searchInput } from '../../../graphql/list-field.ts';
import { by } from '../../../graphql/page-plan.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { conflictsOf } from '../../accounts/addresses/authorship.ts';
import { byText, submitted } from '../../contributions/lists/contribution.list.ts';
import { journalHas, numberHas, titleHas } from '../../contributions/lists/contribution.search.ts';
import { Review } from '../review.entity.ts';

type Source = 'review' | 'contribution';
const eb = expressionBuilder<Tables, Source>();

const { Connection } = connectionTypes('ViewerInvitation', () => Review);

const isWaiting = sql<SqlBool>`review.status in (${sql.join(outstandingReviews.map((status) => sql.lit(status)))})`;

/**
 * All invitations ever, closed ones too, so that reviewers find the result of each; none by an unconfirmed address, which the letter opens.
 * Nobody reviews their own manuscript.
 */
function own(ctx: Context): Expression<SqlBool> {
  const { userId, hasConfirmedAddress, identity } = signedIn(ctx);
  if (!hasConfirmedAddress) return sql<SqlBool>`false`;
  return eb.and([
    eb('review.reviewer_id', '=', userId),
    eb('contribution.state', '<>', sql.lit(ContributionState.UNFINISHED)),
    eb('contribution.id', 'not in', conflictsOf(identity)),
  ]);
}

const invitations = (ctx: Context) =>
  query(ctx.em).selectFrom('review').innerJoin('contribution', 'contribution.id', 'review.contribution_id');

/** Waiting invitations come first, by their day; then the last invited. */
const dueOn = sql<string>`case review.status when ${sql.lit(ReviewStatus.PENDING)} then coalesce(review.answer_due_on, '9999-12-30'::date)
  when ${sql.lit(ReviewStatus.ACCEPTED)} then coalesce(review.review_due_on, '9999-12-30'::date) else '9999-12-31'::date end`;

export const invitationList = listField<Context, Tables, Source, Review>({
  on: () => ViewerType,
  name: 'invitations',
  description: 'The viewer’s invitations to review, one row each.',
  type: () => Connection,
  roles: ['REVIEWER'],
  rows: (ctx) => ({
    db: query(ctx.em),
    query: invitations(ctx),
    id: sql.ref('review.id'),
    load: (found) =>
      ctx.em.find(
        Review,
        { id: { $in: found.map(({ id }) => id) } },
        { populate: ['contribution.colloquium', 'contribution.subject'], strategy: 'joined' },
      ),
  }),
  visible: own,
  pending: (ctx) => eb.and([own(ctx), isWaiting]),
  search: searchInput<Context>('InvitationSearchScope', 'What of an invitation a search looks through.', {
    NUMBER: { description: 'The number of the manuscript.', where: (_ctx, word) => numberHas(word) },
    TITLE: { description: 'Its titles in both languages.', where: (_ctx, word) => titleHas(word) },
    JOURNAL: { description: 'The name of its journal in both languages.', where: (_ctx, word) => journalHas(word) },
  }),
  filter: filterInput('InvitationFilter', 'Narrows a reviewer’s list.', {
    ...byText,
    submitted,
    statuses: filter<Context, ReviewStatusId[]>({
      type: () => [ReviewStatus],
      description: 'One of these statuses; none given: every status.',
      where: (statuses) => (statuses.length > 0 ? [isOneOf(sql.ref('review.status'), statuses)] : []),
    }),
  }),
  order: orderInput(
    'InvitationOrder',
    {
      DUE: by('due', 'The day by which the reviewer has to act next; what waits for nothing comes last.', [dueOn, 'date'], sql`-review.id`),
      MANUSCRIPT_NUMBER: by(
        'number',
        'The number of the manuscript.',
        [sql`coalesce(contribution.manuscript_number, '')`, 'text'],
        'review.id',
      ),
      SUBMITTED_AT: by(
        'submitted',
        'When the manuscript was first submitted.',
        [sql`coalesce(contribution.submitted_at, '-infinity')`, 'timestamptz'],
        'review.id',
      ),
    },
    { field: 'DUE', direction: 'asc' },
  ),
});

const INVITATIONS = sql`review join contribution on contribution.id = review.contribution_id`;

@Auth()
@ObjectType({ description: 'How many of the listed invitations have a status.' })
class ReviewStatusCount extends output({
  status: one<ReviewStatusId>(() => ReviewStatus, 'As the list is filtered by.'),
  count: one(Int, 'How many of them.'),
}) {}

@Auth()
@ObjectType({ description: `Numbers beside invitations, each what the list answers when it is narrowed so; ${EXACT}.` })
class InvitationCounts extends output({
  all: one(Int, 'All of them, whatever the scope.'),
  statuses: maybeMany(() => ReviewStatusCount, 'Of the scope, by status; null where there are more than are counted.', ListSize(5)),
}) {}

type InvitationNumbers = { all: number; statuses: CountBy[] | null };

@Resolver(() => ViewerType)
export class InvitationCountResolver {
  @Auth({ roles: ['REVIEWER'] })
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many of the viewer’s invitations wait for an answer or for the review, as invitations(scope: PENDING) lists them.',
  })
  async invitationPendingCount(@Ctx() ctx: Context): Promise<number> {
    const { count } = await invitations(ctx)
      .where(eb.and([own(ctx), isWaiting]))
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    return count;
  }

  @Auth({ roles: ['REVIEWER'] })
  @FieldResolver(() => InvitationCounts, { nullable: true, description: 'How many invitations the viewer has had, and how they stand.' })
  async invitationCounts(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('scope', () => ListScope, { nullable: true, description: 'ALL unless asked otherwise.' }) scope?: keyof typeof ListScope,
  ): Promise<InvitationCounts> {
    const listed = scope === 'PENDING' ? eb.and([own(ctx), isWaiting]) : own(ctx);
    const { all, statuses } = await answerCounts<InvitationNumbers>(
      query(ctx.em),
      { all: countOf(INVITATIONS, own(ctx)), statuses: countsBy(INVITATIONS, listed, sql.ref('review.status')) },
      askedFields(info, 'InvitationCounts'),
    );
    return { all, statuses: statuses && statuses.map(({ key, count }) => ({ status: statusOf(key), count })) };
  }
}

function statusOf(key: number): ReviewStatusId {
  const found = Object.values(ReviewStatus).find((status) => status === key);
  if (found === undefined) throw new Error(`No status is ${key}`);
  return found;
}
