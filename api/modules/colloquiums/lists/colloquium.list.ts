// The periodicals and the conferences that the publisher's staff look after (S3 §2.2, §2.3): filters and orders.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { signedIn, type Context } from '../../../context.ts';
import { containing } from '../../../database/containing.ts';
import { isOneOf, query, type Tables } from '../../../database/tables.ts';
import { ID, namesEnum } from '../../../graphql/declare.ts';
import {
  dateFilter,
  filter,
  filterInput,
  listField,
  orderInput,
  searchInput,
  type Filter,
  type List,
} from '../../../graphql/list-field.ts';
import { soughtId } from '../../../graphql/node.ts';
import { by } from '../../../graphql/page-plan.ts';
import { withThoseBelow } from '../../accounts/viewer/role-departments.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { holds } from '../../search/folded.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { ColloquiumKind, type ColloquiumKindId } from '../colloquium.enums.ts';
import { chiefNameOf, isInScope } from '../colloquium.loader.ts';
import { ColloquiumConnection } from '../colloquium.types.ts';
import { inScopeOfViewer } from '../../organization/data-scope.ts';
import { storedNameOf, type StoredName } from '../../names/display-name.ts';

const column = (name: string) => sql.ref<string>(`colloquium.${name}`);

/** Its leader: the first of its editors-in-chief (D13-045). */
const chiefOf = <T>(what: RawBuilder<T>) => sql<T | null>`(select ${what} from colloquium_member m join user_account u on u.id = m.user_id
  where m.colloquium_id = colloquium.id and m.type = 'chief' order by m.position, m.id limit 1)`;
export const chiefName = chiefOf(storedNameOf('u'));

const hasNumber = (part: string) => sql<SqlBool>`${column('number')} ilike ${containing(part)}`;
const hasName = (part: string) => sql<SqlBool>`(${holds(column('name'), part)} or ${holds(column('name_en'), part)})`;
const hasChief = (part: string) => holds(chiefOf(sql<string>`u.real_name`), part);

const ColloquiumStatus = namesEnum('ColloquiumStatus', 'Whether a journal or conference takes submissions.', {
  ACTIVE: 'Authors may submit.',
  INACTIVE: 'Nothing new is taken; what is in flight goes on.',
});
type StatusName = keyof typeof ColloquiumStatus;

function part(description: string, where: (text: string) => RawBuilder<SqlBool>): Filter<Context> {
  return filter<Context, string>({ type: () => String, description, where: (value) => (value.trim() === '' ? [] : [where(value.trim())]) });
}

function anyOf(description: string, type: string, where: (ids: readonly number[]) => RawBuilder<SqlBool>): Filter<Context> {
  return filter<Context, string[]>({
    type: () => [ID],
    description: `${description}, any of these; none given: every one.`,
    where: (given) => (given.length > 0 ? [where(given.map((id) => soughtId(type, id)))] : []),
  });
}

const common = {
  number: part('Part of the number.', hasNumber),
  name: part('Part of the name, in either language.', hasName),
  chief: part('Part of the name of the editor-in-chief.', hasChief),
  subjectIds: anyOf('Its subject', 'DictionaryEntry', (ids) => isOneOf(column('subject_id'), ids)),
  cycleIds: anyOf('How often it appears', 'DictionaryEntry', (ids) => isOneOf(column('cycle_id'), ids)),
  statuses: filter<Context, StatusName[]>({
    type: () => [ColloquiumStatus],
    description: 'Whether it takes submissions, either of these; none given: all.',
    where: (statuses) =>
      statuses.length > 0 ? [isOneOf(sql`case when colloquium.is_active then 'ACTIVE' else 'INACTIVE' end`, statuses)] : [],
  }),
  departmentIds: anyOf(
    'The department of the publisher that is responsible for it, or one above that',
    'Department',
    (ids) => sql<SqlBool>`${column('publishing_house_id')} in ${withThoseBelow(sql`select unnest(${ids}::int[])`)}`,
  ),
};

const search = searchInput<Context>('ColloquiumSearchScope', 'What of a journal or conference a search looks through.', {
  NUMBER: { description: 'Its number.', where: (_ctx, word) => hasNumber(word) },
  NAME: { description: 'Its name in both languages.', where: (_ctx, word) => hasName(word) },
  CHIEF: { description: 'The name of its editor-in-chief.', where: (_ctx, word) => hasChief(word) },
});

const byNumber = by('number', 'The number.', [column('number'), 'text'], column('id'));
/** Rows without the day come last. */
const byDay = (name: string, day: string, description: string) =>
  by(name, description, [sql`coalesce(${column(day)}, '9999-12-31'::date)`, 'date'], column('id'));

type ColloquiumList = List<Context, Tables, 'colloquium', Colloquium>;

function rowsOf(ctx: Context) {
  return {
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('colloquium'),
    id: column('id'),
    row: { columns: sql`${chiefName} as chief_name`, joins: sql`left join colloquium on colloquium.id = page.page_id` },
  };
}

/** The office of the publisher that looks after it, within the departments of the current record (F-081). */
function listOf(kind: ColloquiumKindId, own: Pick<ColloquiumList, 'name' | 'description' | 'filter' | 'order'>): ColloquiumList {
  return {
    on: () => ViewerType,
    type: () => ColloquiumConnection,
    roles: ['PUBLISHING_EDITOR', 'OPERATIONS'],
    rows: (ctx) => ({
      ...rowsOf(ctx),
      async load(found) {
        for (const { id, row } of found) {
          // As `chiefName` answers it.
          ctx.loaders.know(chiefNameOf, id, row['chief_name'] as StoredName | null);
          ctx.loaders.know(isInScope, id, true);
        }
        const ids = found.map(({ id }) => id);
        return await ctx.em.find(
          Colloquium,
          { id: { $in: ids } },
          { populate: ['subject', 'cycle', 'publishingHouse'], strategy: 'joined' },
        );
      },
    }),
    visible: (ctx) => sql<SqlBool>`${column('kind')} = ${kind} and ${inScopeOfViewer(signedIn(ctx), column('id'))}`,
    search,
    ...own,
  };
}

export const periodicals = listOf(ColloquiumKind.PERIODICAL, {
  name: 'periodicals',
  description: 'The periodicals in the data scope of the current record.',
  filter: filterInput('PeriodicalFilter', 'Narrows the list of periodicals.', {
    ...common,
    founded: dateFilter<Context>(column('founded_on'), 'The day it was founded.'),
  }),
  order: orderInput(
    'PeriodicalOrder',
    { NUMBER: byNumber, FOUNDED_ON: byDay('founded', 'founded_on', 'The day it was founded; without one, behind the others.') },
    { field: 'NUMBER', direction: 'asc' },
  ),
});

export const conferences = listOf(ColloquiumKind.CONFERENCE, {
  name: 'conferences',
  description: 'The conferences in the data scope of the current record.',
  filter: filterInput('ConferenceFilter', 'Narrows the list of conferences.', {
    ...common,
    starts: dateFilter<Context>(column('starts_on'), 'The day from which it receives papers.'),
    ends: dateFilter<Context>(column('ends_on'), 'The day until which it receives papers.'),
  }),
  order: orderInput(
    'ConferenceOrder',
    {
      NUMBER: byNumber,
      STARTS_ON: byDay('starts', 'starts_on', 'The day from which it receives papers; without one, behind the others.'),
      ENDS_ON: byDay('ends', 'ends_on', 'Until when it receives papers; without a day, behind the others.'),
    },
    { field: 'NUMBER', direction: 'asc' },
  ),
});

export const [periodicalList, conferenceList] = [listField(periodicals), listField(conferences)];
