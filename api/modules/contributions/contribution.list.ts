// The manuscript lists: filters, order and paging over what the viewer may see. Ids come from the query builder, rows from one load.
import { sql, type ExpressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { ContributionStateId } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { isOneOf, query, type Tables } from '../../database/tables.ts';
import { pageOf, type Connection, type Ordering, type PageArgs } from '../../graphql/connection.ts';
import { Contribution } from './contribution.entity.ts';
import { authoredBy, draftsOf, handledBy, mayBeOffered, pendingFor, pendingForAuthor } from './contribution.visibility.ts';
import { toldStateColumn } from './told.ts';

/** YYYY-MM-DD in Asia/Shanghai, inclusive. */
interface Days {
  from?: string | null;
  to?: string | null;
}

export interface ContributionFilterValues {
  manuscriptNumber?: string | null;
  title?: string | null;
  /** Part of the colloquium's name. */
  colloquium?: string | null;
  colloquiumId?: number | null;
  submitted?: Days | null;
  saved?: Days | null;
  states?: readonly ContributionStateId[] | null;
  /** States as its authors know them. */
  toldStates?: readonly ContributionStateId[] | null;
}

export interface ContributionListRequest {
  isPendingOnly: boolean;
  filter: ContributionFilterValues;
  order: { field: 'MANUSCRIPT_NUMBER' | 'SUBMITTED_AT' | 'SAVED_AT'; direction: 'asc' | 'desc' };
}

type Builder = ExpressionBuilder<Tables, 'contribution'>;

/** Manuscripts the viewer handles in the current role. */
export async function handledContributions(
  ctx: Context,
  args: PageArgs,
  request: ContributionListRequest,
): Promise<Connection<Contribution>> {
  const viewer = signedIn(ctx);
  return await listOf(ctx, args, request, (eb) =>
    request.isPendingOnly ? eb.and([handledBy(eb, viewer), pendingFor(eb, viewer)]) : handledBy(eb, viewer),
  );
}

/** Submitted manuscripts of which the viewer is an author; `awaitsPoolConsent`: of these, what the viewer may still offer to the pool. */
export async function authoredContributions(
  ctx: Context,
  args: PageArgs,
  request: ContributionListRequest & { awaitsPoolConsent: boolean },
): Promise<Connection<Contribution>> {
  const viewer = signedIn(ctx);
  return await listOf(ctx, args, request, (eb) =>
    eb.and([
      request.isPendingOnly ? pendingForAuthor(eb, viewer) : authoredBy(eb, viewer),
      ...(request.awaitsPoolConsent ? [mayBeOffered(eb, viewer)] : []),
    ]),
  );
}

/** The viewer's unfinished manuscripts by the time they were saved. */
export async function draftContributions(
  ctx: Context,
  args: PageArgs,
  { filter, direction }: { filter: ContributionFilterValues; direction: 'asc' | 'desc' },
): Promise<Connection<Contribution>> {
  const viewer = signedIn(ctx);
  return await listOf(ctx, args, { isPendingOnly: false, filter, order: { field: 'SAVED_AT', direction } }, (eb) => draftsOf(eb, viewer));
}

async function listOf(
  ctx: Context,
  args: PageArgs,
  request: ContributionListRequest,
  visible: (eb: Builder) => Expression<SqlBool>,
): Promise<Connection<Contribution>> {
  const rows = query(ctx.em)
    .selectFrom('contribution')
    .where((eb) => eb.and([visible(eb), ...filters(eb, request.filter)]));
  return await pageOf(args, {
    db: query(ctx.em),
    query: rows,
    ...(request.filter.title?.trim() ? { countedAs: [rows.where(hasShortTitle), rows.where(({ not }) => not(hasShortTitle))] } : {}),
    id: sql.ref('contribution.id'),
    ordering: ORDERINGS[request.order.field](request.order.direction),
    load: (ids) => ctx.em.find(Contribution, { id: { $in: ids } }),
  });
}

/** Titles that an index can hold whole, so that a word that thousands of them contain is counted without reading their rows. */
const hasShortTitle = sql<SqlBool>`octet_length(contribution.title_key) <= 1500`;

const byId = { expression: sql.ref('contribution.id'), type: 'integer' } as const;

/** Number and day of submission are for lists of submitted manuscripts, which all have both; so they are read from the indexes. */
const ORDERINGS: Readonly<Record<ContributionListRequest['order']['field'], (direction: 'asc' | 'desc') => Ordering>> = {
  MANUSCRIPT_NUMBER: (direction) => ({
    name: 'number',
    terms: [{ expression: sql.ref('contribution.manuscript_number'), type: 'text' }, byId],
    direction,
  }),
  SUBMITTED_AT: (direction) => ({
    name: 'submitted',
    terms: [{ expression: sql.ref('contribution.submitted_at'), type: 'timestamptz' }, byId],
    direction,
  }),
  SAVED_AT: (direction) => ({
    name: 'saved',
    terms: [{ expression: sql.ref('contribution.saved_at'), type: 'timestamptz' }, byId],
    direction,
  }),
};

function filters(eb: Builder, filter: ContributionFilterValues): Expression<SqlBool>[] {
  const wanted: Expression<SqlBool>[] = [];
  const number = filter.manuscriptNumber?.trim();
  if (number) wanted.push(eb('contribution.manuscript_number', 'ilike', containing(number)));
  const title = filter.title?.trim();
  // The index answers from the first Chinese character on (migration list_indexes).
  if (title) wanted.push(eb('contribution.title_key', 'like', sql<string>`title_key(${containing(title)})`));
  const colloquium = filter.colloquium?.trim();
  if (colloquium) {
    wanted.push(
      eb(
        'contribution.colloquium_id',
        'in',
        eb
          .selectFrom('colloquium')
          .select('colloquium.id')
          .where((inner) =>
            inner.or([
              inner('colloquium.name', 'ilike', containing(colloquium)),
              inner('colloquium.name_en', 'ilike', containing(colloquium)),
            ]),
          ),
      ),
    );
  }
  if (filter.colloquiumId) wanted.push(eb('contribution.colloquium_id', '=', filter.colloquiumId));
  wanted.push(...within(sql.ref('contribution.submitted_at'), filter.submitted), ...within(sql.ref('contribution.saved_at'), filter.saved));
  if (filter.states?.length) wanted.push(isOneOf(eb.ref('contribution.state'), filter.states));
  if (filter.toldStates?.length) wanted.push(isOneOf(toldStateColumn, filter.toldStates));
  return wanted;
}

/** A pattern that contains the text as it stands: its wildcards mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function within(moment: Expression<unknown>, days: Days | null | undefined): Expression<SqlBool>[] {
  return [
    ...(days?.from ? [sql<SqlBool>`${moment} >= ${startOfDay(days.from)}`] : []),
    ...(days?.to ? [sql<SqlBool>`${moment} < ${startOfDay(days.to)} + interval '1 day'`] : []),
  ];
}

function startOfDay(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'Asia/Shanghai'`;
}
