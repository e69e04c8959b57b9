// The viewer's manuscript lists, one declaration each: its readers, its rows, its filters and orders.
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { handlingKinds } from '../../../../shared/roles.ts';
import {
  ContributionState as ContributionStates,
  publicationStates,
  statesOfAuthorStatus,
  type AuthorStatusId,
  type ContributionStateId,
} from '../../../../shared/workflow.ts';
import { signedIn, type Context, type ViewerSession } from '../../../context.ts';
import { isOneOf, query, type Tables } from '../../../database/tables.ts';
import { ID, namesEnum } from '../../../graphql/declare.ts';
import { askedFields } from '../../../graphql/asked-fields.ts';
import { dayFilter, filter, filterInput, listField, orderInput, type Filter, type List } from '../../../graphql/list-field.ts';
import { decodeId } from '../../../graphql/node.ts';
import { by } from '../../../graphql/page-plan.ts';
import { dayOf } from '../../../../shared/day.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { AuthorStatus, ContributionState } from '../manuscript/contribution.enums.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { readingOf } from '../manuscript/contribution.rows.ts';
import { contributionSearch, journalHas, numberHas, titleHas } from './contribution.search.ts';
import { ContributionConnection } from '../manuscript/contribution.types.ts';
import { authoredBy, draftsOf, handledBy, mayBeOffered, pendingFor, pendingForAuthor } from '../access/contribution.visibility.ts';
import { authorViewState } from '../access/author-view.ts';
import { withLateReviewers } from '../access/rounds.ts';

const eb = expressionBuilder<Tables, 'contribution'>();

function textFilter(description: string, where: (part: string) => Expression<SqlBool>): Filter<Context> {
  return filter<Context, string>({ type: () => String, description, where: (value) => (value.trim() === '' ? [] : [where(value.trim())]) });
}

/** Filters of every list of manuscripts. */
export const byText = {
  title: textFilter('Part of a title.', titleHas),
  colloquium: textFilter('Part of the name of the journal.', journalHas),
  manuscriptNumber: textFilter('Part of the number; a draft has none before its submission.', numberHas),
};
export const submitted = dayFilter<Context>(sql.ref('contribution.submitted_at'), 'The day of the submission.');

const bySaving = by('saved', 'When the author last saved it.', ['contribution.saved_at', 'timestamptz'], 'contribution.id');

/**
 * Number and day of submission are for lists of submitted manuscripts, which all have both; so they are read from the indexes. Newest first
 * (D13-142).
 */
export const sorts = {
  MANUSCRIPT_NUMBER: by('number', 'The number.', ['contribution.manuscript_number', 'text'], 'contribution.id'),
  SUBMITTED_AT: by('submitted', 'When it was first submitted.', ['contribution.submitted_at', 'timestamptz'], 'contribution.id'),
  SAVED_AT: bySaving,
} as const;
const newestFirst = { field: 'SUBMITTED_AT', direction: 'desc' } as const;

/** As the index has it; rows without a day come last. */
const dueOn = sql<string>`coalesce(contribution.due_on, '9999-12-31'::date)`;

/** The office's own deadlines are no order of an author's list: its rows would tell them. */
const officeOrder = orderInput(
  'ContributionOrder',
  { ...sorts, DUE: by('due', 'The day by which the office has to act; without one, last.', [dueOn, 'date'], 'contribution.id') },
  newestFirst,
);
/** The latest publication first. */
const publicationOrder = orderInput(
  'PublicationOrder',
  {
    ...sorts,
    PUBLISHED_ON: by(
      'published',
      'The day of its single publication.',
      [sql`coalesce(contribution.published_on, '0001-01-01'::date)`, 'date'],
      'contribution.id',
    ),
  },
  { field: 'PUBLISHED_ON', direction: 'desc' },
);
const authorOrder = orderInput('AuthoredContributionOrder', sorts, newestFirst);

type ManuscriptList = List<Context, Tables, 'contribution', Contribution>;

/** A list of manuscripts on the viewer: `visible` says which. */
export function manuscriptList(own: Omit<ManuscriptList, 'on' | 'type' | 'rows' | 'search'>): ManuscriptList {
  return {
    on: () => ViewerType,
    type: () => ContributionConnection,
    search: contributionSearch,
    rows: (ctx, info) => {
      const { columns, joins, manuscriptOf } = readingOf(ctx, (type, ...path) => askedFields(info, type, 'edges', 'node', ...path));
      return {
        db: query(ctx.em),
        query: query(ctx.em).selectFrom('contribution'),
        id: sql.ref('contribution.id'),
        row: { columns, joins: sql`left join contribution on contribution.id = page.page_id ${joins}` },
        load: (found) => found.map(({ row }) => manuscriptOf(row)),
      };
    },
    ...own,
  };
}

const SOON_DAYS = 3;
const DueFilter = namesEnum('DeadlineFilter', 'How the days of a manuscript stand.', {
  OVERDUE: 'It has gone by.',
  SOON: `It is today or within ${SOON_DAYS} working days.`,
  REVIEWERS_LATE: 'A reviewer of the running round has let the day go by; for an office that may know its reviewers.',
});

/** Also what its number counts. */
export function dueWithin(which: keyof typeof DueFilter, ctx: Context): Expression<SqlBool> {
  if (which === 'REVIEWERS_LATE') return withLateReviewers(eb, ctx);
  const { clock, calendar } = ctx;
  const today = dayOf(clock.now());
  if (which === 'OVERDUE') return sql<SqlBool>`${dueOn} < ${today}::date`;
  return sql<SqlBool>`${dueOn} between ${today}::date and ${calendar.current().add(today, SOON_DAYS).day}::date`;
}

const officeFilter = filterInput('ContributionFilter', 'Narrows a list of the office.', {
  ...byText,
  submitted,
  colloquiumId: filter<Context, string>({
    type: () => ID,
    description: 'The journal.',
    where: (id) => [eb('contribution.colloquium_id', '=', decodeId('Colloquium', id))],
  }),
  states: filter<Context, ContributionStateId[]>({
    type: () => [ContributionState],
    description: 'One of these states; none given: every state.',
    where: (states) => (states.length > 0 ? [isOneOf(eb.ref('contribution.state'), states)] : []),
  }),
  deadlines: filter<Context, (keyof typeof DueFilter)[]>({
    type: () => [DueFilter],
    description: 'How its days stand, the office’s or its reviewers’, any of these; none given: however they stand.',
    where: (chosen, ctx) => (chosen.length > 0 ? [eb.or(chosen.map((one) => dueWithin(one, ctx)))] : []),
  }),
});

/** A list of manuscripts that the viewer handles in the current role; `where` narrows it. */
function officeList({
  where,
  order = officeOrder,
  ...own
}: {
  name: string;
  description: string;
  where?: Expression<SqlBool>;
  order?: typeof officeOrder;
}) {
  const shown = (viewer: ViewerSession) => eb.and([handledBy(eb, viewer), ...(where ? [where] : [])]);
  return manuscriptList({
    roles: handlingKinds,
    visible: (ctx) => shown(signedIn(ctx)),
    pending: (ctx) => eb.and([shown(signedIn(ctx)), pendingFor(eb, signedIn(ctx))]),
    filter: officeFilter,
    order,
    ...own,
  });
}

export const handledManuscripts = officeList({
  name: 'handledContributions',
  description: 'Manuscripts the viewer handles in the current role.',
});

// D2-73: manuscripts published by themselves and in no issue; those that are, or can be, in one.
export const singlePublications = officeList({
  name: 'singlePublications',
  description: 'The handled manuscripts that are published by themselves, ahead of any issue.',
  where: eb('contribution.state', '=', ContributionStates.SINGLE_PUBLISHED),
  order: publicationOrder,
});
export const groupPublications = officeList({
  name: 'groupPublications',
  description: 'The handled manuscripts that are accepted, published by themselves, compiled into an issue, or at the press.',
  where: isOneOf(eb.ref('contribution.state'), publicationStates),
});

export const authoredManuscripts = manuscriptList({
  name: 'authoredContributions',
  description: 'Submitted manuscripts that the viewer is an author of.',
  roles: ['AUTHOR'],
  visible: (ctx) => authoredBy(eb, signedIn(ctx)),
  pending: (ctx) => pendingForAuthor(eb, signedIn(ctx)),
  filter: filterInput('AuthoredContributionFilter', 'Narrows an author’s list.', {
    ...byText,
    submitted,
    statuses: filter<Context, AuthorStatusId[]>({
      type: () => [AuthorStatus],
      description: 'One of these statuses, as authors are told them; none given: every status.',
      where: (statuses) => (statuses.length > 0 ? [isOneOf(authorViewState, statuses.flatMap(statesOfAuthorStatus))] : []),
    }),
    awaitsPoolConsent: filter<Context, boolean>({
      type: () => Boolean,
      description: 'Only what was not accepted and what the viewer may still offer to other journals.',
      where: (isWanted, ctx) => (isWanted ? [mayBeOffered(eb, signedIn(ctx))] : []),
    }),
  }),
  order: authorOrder,
});

const drafts = manuscriptList({
  name: 'drafts',
  description: 'Unfinished manuscripts of the viewer.',
  roles: ['AUTHOR'],
  visible: (ctx) => draftsOf(eb, signedIn(ctx)),
  filter: filterInput('DraftFilter', 'Narrows the list of drafts.', {
    ...byText,
    saved: dayFilter(sql.ref('contribution.saved_at'), 'The day of the last saving.'),
  }),
  order: orderInput('DraftOrder', { SAVED_AT: bySaving }, { field: 'SAVED_AT', direction: 'desc' }),
});

export const contributionLists = [handledManuscripts, singlePublications, groupPublications, authoredManuscripts, drafts].map(listField);
