// Numbers beside the lists of manuscripts, under the conditions of the lists themselves: what a list does not show is not counted. Each
// field is one statement, asked beside the rows, never before them.
import type { GraphQLResolveInfo } from 'graphql';
import { toGlobalId } from 'graphql-relay';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { COUNTED_TOTAL } from '../../../../shared/limits.ts';
import { handlingKinds } from '../../../../shared/roles.ts';
import {
  authorStatusOf,
  contributionStateIds,
  isContributionStateId,
  type AuthorStatusId,
  type ContributionStateId,
} from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { askedFields } from '../../../graphql/asked-fields.ts';
import { answerCounts, countOf, countsBy, EXACT, type CountBy } from '../../../graphql/counts.ts';
import {
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  ID,
  Info,
  Int,
  ListSize,
  many,
  maybe,
  maybeMany,
  ObjectType,
  one,
  output,
  Resolver,
} from '../../../graphql/declare.ts';
import { ListScope } from '../../../graphql/list-field.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { officesOf } from '../../colloquiums/colloquium.policy.ts';
import { authorViewState } from '../access/author-view.ts';
import { authoredBy, handledBy, pendingFor, pendingForAuthor } from '../access/contribution.visibility.ts';
import { mayKnowRounds } from '../access/rounds.ts';
import { AuthorStatus, ContributionState } from '../manuscript/contribution.enums.ts';
import { dueWithin } from './contribution.list.ts';

const eb = expressionBuilder<Tables, 'contribution'>();
const MANUSCRIPTS = sql`contribution`;
/** More than any publisher's staff choose among. */
const MOST_JOURNALS = 500;
/** All but the unfinished one. */
const STATES = contributionStateIds.length - 1;

@Auth()
@ObjectType({ description: 'How many of the listed manuscripts are in a state.' })
class StateCount extends output({
  state: one<ContributionStateId>(() => ContributionState, 'As the list is filtered by.'),
  count: one(Int, 'How many of them.'),
}) {}

@Auth()
@ObjectType({ description: 'A journal that listed manuscripts belong to.' })
class JournalCount extends output({
  // Not called id: Relay would take the number for the journal itself.
  colloquiumId: one(ID, 'As the list is filtered by.'),
  name: one(String, 'As the list shows it.'),
  count: maybe(Int, `How many of them; ${EXACT}. Null for the publisher’s staff, who have more than anybody counts.`),
}) {}

@Auth()
@ObjectType({
  description: `Numbers beside handledContributions, each what the list answers when it is narrowed so; ${EXACT}. Those of the scope are of all, or of what waits for the viewer.`,
})
class HandledCounts extends output({
  all: one(Int, 'All that the viewer handles, whatever the scope.'),
  waiting: one(Int, 'What waits for the viewer, whatever the scope.'),
  waitingOverdue: one(Int, 'What waits for the viewer and whose day has gone by, whatever the scope.'),
  overdue: one(Int, 'Of the scope, those whose day has gone by.'),
  dueSoon: one(Int, 'Of the scope, those that are due today or soon.'),
  reviewersLate: maybe(Int, 'Of the scope, those with a late reviewer; null for readers who know of no reviewers.'),
  states: maybeMany(() => StateCount, 'Of the scope, by state; null where there are more than are counted.', ListSize(STATES)),
  journals: many(() => JournalCount, 'Of the scope, by their names.', ListSize(MOST_JOURNALS)),
}) {}

interface Journal {
  id: number;
  name: string;
  count: number;
}

type HandledNumbers = Record<'all' | 'waiting' | 'waitingOverdue' | 'overdue' | 'dueSoon', number> & {
  reviewersLate: number | null;
  states: CountBy[] | null;
  journals: Journal[] | null;
};

/** The journals of these manuscripts; how many each has, for an office of its own journals. */
function journalsOf(where: Expression<SqlBool>, offices: readonly number[]): RawBuilder<Journal[]> {
  const [most, own] =
    offices.length > 0 ? [sql.lit(COUNTED_TOTAL), sql`j.id = any(${[...offices]}::int[])`] : [sql.lit(1), sql<SqlBool>`true`];
  return sql<
    Journal[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('id', named.id, 'name', named.name, 'count', named.count) order by named.name, named.id), '[]'::jsonb)
    from (select j.id, j.name, has.count from colloquium j cross join lateral (select count(*)::int as count from
        (select from contribution where ${where} and contribution.colloquium_id = j.id limit ${most}) as counted) as has
      where ${own} and has.count > 0 order by j.name, j.id limit ${sql.lit(MOST_JOURNALS)}) as named)`;
}

const SCOPE = { nullable: true, description: 'ALL unless asked otherwise.' };

@Resolver(() => ViewerType)
export class HandledCountsResolver {
  @Auth({ roles: handlingKinds })
  @FieldResolver(() => HandledCounts, { nullable: true, description: 'How many manuscripts the viewer handles, and how they stand.' })
  async handledCounts(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('scope', () => ListScope, SCOPE) scope?: keyof typeof ListScope,
  ): Promise<HandledCounts> {
    const viewer = signedIn(ctx);
    const handled = handledBy(eb, viewer);
    const waiting = eb.and([handled, pendingFor(eb, viewer)]);
    const listed = scope === 'PENDING' ? waiting : handled;
    const offices = officesOf(viewer);
    const narrowed = (due: Parameters<typeof dueWithin>[0], of = listed) => countOf(MANUSCRIPTS, eb.and([of, dueWithin(due, ctx)]));
    const { states, journals, ...numbers } = await answerCounts<HandledNumbers>(
      query(ctx.em),
      {
        all: countOf(MANUSCRIPTS, handled),
        waiting: countOf(MANUSCRIPTS, waiting),
        waitingOverdue: narrowed('OVERDUE', waiting),
        overdue: narrowed('OVERDUE'),
        dueSoon: narrowed('SOON'),
        reviewersLate: mayKnowRounds(viewer) ? narrowed('REVIEWERS_LATE') : sql.lit(null),
        states: countsBy(MANUSCRIPTS, listed, sql.ref('contribution.state')),
        journals: journalsOf(listed, offices),
      },
      askedFields(info, 'HandledCounts'),
    );
    return {
      ...numbers,
      states: states && states.map(({ key, count }) => ({ state: stateOf(key), count })),
      journals: (journals ?? []).map(({ id, name, count }) => ({
        colloquiumId: toGlobalId('Colloquium', String(id)),
        name,
        count: offices.length > 0 ? count : null,
      })),
    };
  }
}

function stateOf(key: number): ContributionStateId {
  if (!isContributionStateId(key)) throw new Error(`No state is ${key}`);
  return key;
}

@Auth()
@ObjectType({ description: 'How many of the listed manuscripts have a status.' })
class AuthorStatusCount extends output({
  status: one<AuthorStatusId>(() => AuthorStatus, 'As the list is filtered by.'),
  count: one(Int, 'How many of them.'),
}) {}

@Auth()
@ObjectType({ description: `Numbers beside authoredContributions, each what the list answers when it is narrowed so; ${EXACT}.` })
class AuthoredCounts extends output({
  all: one(Int, 'All of them, whatever the scope.'),
  waiting: one(Int, 'What waits for the viewer, whatever the scope.'),
  statuses: maybeMany(
    () => AuthorStatusCount,
    'Of the scope, by status as authors are told it; null where there are more than are counted.',
    ListSize(STATES),
  ),
}) {}

type AuthoredNumbers = Record<'all' | 'waiting', number> & { statuses: CountBy[] | null };

@Resolver(() => ViewerType)
export class AuthoredCountsResolver {
  @Auth({ roles: ['AUTHOR'] })
  @FieldResolver(() => AuthoredCounts, {
    nullable: true,
    description: 'How many manuscripts the viewer has submitted, and how they stand.',
  })
  async authoredCounts(
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg('scope', () => ListScope, SCOPE) scope?: keyof typeof ListScope,
  ): Promise<AuthoredCounts> {
    const viewer = signedIn(ctx);
    const waiting = pendingForAuthor(eb, viewer);
    const { statuses, ...numbers } = await answerCounts<AuthoredNumbers>(
      query(ctx.em),
      {
        all: countOf(MANUSCRIPTS, authoredBy(eb, viewer)),
        waiting: countOf(MANUSCRIPTS, waiting),
        statuses: countsBy(MANUSCRIPTS, scope === 'PENDING' ? waiting : authoredBy(eb, viewer), authorViewState),
      },
      askedFields(info, 'AuthoredCounts'),
    );
    return { ...numbers, statuses: statuses && byStatus(statuses) };
  }
}

/** Several states are one status. */
function byStatus(states: readonly CountBy[]): AuthorStatusCount[] {
  const counts = new Map<AuthorStatusId, number>();
  for (const { key, count } of states) {
    const status = authorStatusOf[stateOf(key)];
    counts.set(status, (counts.get(status) ?? 0) + count);
  }
  return [...counts].map(([status, count]) => ({ status, count }));
}
