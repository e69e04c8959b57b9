// The system log (S3 §2.17): the operation log as administrators read it, newest first. In a record of some departments, their people's
// acts.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { hasMessage, keysContaining, messageText } from '../../../shared/messages.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { containing, likeItself } from '../../database/containing.ts';
import { query, type Tables } from '../../database/tables.ts';
import { maskOf } from '../../secrets/masked-number.ts';
import { dayFilter, filter, filterInput, listField, orderInput, searchInput } from '../../graphql/list-field.ts';
import { conflictsOf } from '../accounts/addresses/authorship.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { peopleNamed } from '../search/folded.ts';
import { LogEntryConnection, Outcome, type LogEntry } from './audit.types.ts';
import { madeOf } from '../../graphql/connection.ts';
import { by } from '../../graphql/page-plan.ts';

interface LogRow {
  id: string;
  user_name: string | null;
  real_name: string | null;
  acting_role: RoleKindId | null;
  operation: string;
  params: Record<string, unknown>;
  object_type: string | null;
  object_id: number | null;
  ms: number;
  address: string;
  outcome: string;
  code: string | null;
  created_at: string;
}

/** Display name of a call; its own name where a later release has removed it. */
function named(ctx: Context, operation: string): string {
  return hasMessage(`operation.${operation}`) ? messageText(ctx.language, `operation.${operation}`) : operation;
}

/** Acts of a reviewer: who did them stands in the log, on which manuscript does not. */
const ofReviewer = (row: Pick<LogRow, 'acting_role' | 'object_type'>) =>
  row.acting_role === RoleKind.REVIEWER || row.object_type === 'Review';

function entryOf(ctx: Context, row: LogRow): LogEntry {
  const object = row.object_type === null ? {} : { [row.object_type]: row.object_id };
  const given = ofReviewer(row) ? {} : { ...object, ...row.params };
  return {
    id: Number(row.id),
    number: maskOfLog(ctx).put(Number(row.id)),
    userName: row.user_name,
    realName: row.real_name,
    role: row.acting_role,
    operation: named(ctx, row.operation),
    method: row.operation,
    params: JSON.stringify(given),
    ms: row.ms,
    address: row.address,
    outcome: row.outcome,
    code: row.code,
    createdAt: new Date(row.created_at),
  };
}

/** Plain line numbers would show gaps where lines are hidden from the viewer; masked numbers do not. */
const maskOfLog = ({ env }: Context) => maskOf(env.SECRET_KEY, 'logLines');

const own = (column: string) => sql.ref(`operation_log.${column}`);
/** As the index of the search has it. */
const said = sql`(${own('operation')} || ' ' || ${own('params')}::text)`;

/** `ofReviewer` as a condition. */
const isOfReviewer = sql<SqlBool>`(${own('acting_role')} is not distinct from ${sql.lit(RoleKind.REVIEWER)} or ${own('object_type')} is not distinct from 'Review')`;

function inScope(ctx: Context): RawBuilder<SqlBool> {
  const { hasRootScope, departmentIds } = signedIn(ctx);
  if (hasRootScope) return sql`true`;
  return sql`${own('user_id')} in (select u.id from user_account u where u.department_id = any(${departmentIds}::int[]))`;
}

/** An administrator who is an author could tell from the times who reviewed their own manuscripts. */
function isNoReviewOfAnAuthors(ctx: Context): RawBuilder<SqlBool> {
  return signedIn(ctx).isWritingAdministrator ? sql`not ${isOfReviewer}` : sql`true`;
}

/** An administrator who is an author learns the fate of their own manuscript when its author is told, not from the acts of others. */
function isNoActOnAnAuthors(ctx: Context): RawBuilder<SqlBool> {
  const { userId, identity } = signedIn(ctx);
  const theirs = sql`array${conflictsOf(identity)}`;
  const named = sql`array(select replace(encode(convert_to('Contribution:' || c.id, 'UTF8'), 'base64'), E'\\n', '') from unnest(${theirs}) as c(id))`;
  return sql`(${own('user_id')} is not distinct from ${userId} or not coalesce(
    (${own('object_type')} = 'Contribution' and ${own('object_id')} = any(${theirs}))
    or (${own('object_type')} = 'Mail' and ${own('object_id')} in (select m.id from mail m where m.contribution_id = any(${theirs})))
    or jsonb_exists_any(${own('params')} -> 'contributionIds', ${named}), false))`;
}

export const systemLog = listField<Context, Tables, 'operation_log', LogEntry>({
  on: () => ViewerType,
  name: 'systemLog',
  description: 'Every call that changed something or was refused, newest first.',
  type: () => LogEntryConnection,
  roles: ['ADMINISTRATOR'],
  rows: (ctx) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('operation_log'),
    id: own('id'),
    mask: maskOfLog(ctx),
    row: {
      columns: sql`l.id::text as id, coalesce(u.username, u.email) as user_name, u.real_name, l.acting_role, l.operation, l.params, l.object_type, l.object_id, l.ms, l.address, l.outcome, l.code, l.created_at`,
      joins: sql`left join operation_log l on l.id = page.page_id left join user_account u on u.id = l.user_id`,
    },
    load: madeOf<LogRow, LogEntry>((found) => found.map((row) => entryOf(ctx, row))),
  }),
  visible: (ctx) => sql`(${inScope(ctx)} and ${isNoReviewOfAnAuthors(ctx)} and ${isNoActOnAnAuthors(ctx)})`,
  search: searchInput<Context>('LogSearchScope', 'What of a line a search looks through.', {
    USER: {
      description: 'The caller’s name, user name or address.',
      where: (_ctx, word) =>
        sql`${own('user_id')} in (select u.id from user_account u where u.id in ${peopleNamed(word)} or u.username ilike ${containing(word)} or u.email ilike ${containing(word)})`,
    },
    CALL: {
      description: 'What the call is named to people in the reader’s language, its own name, and what it was given.',
      where: (ctx, word) => {
        const calls = keysContaining(ctx.language, 'operation.', word).map((call) => `${likeItself(call)} %`);
        // Hidden parts of an act cannot be found by a search either; its words are shown.
        return sql`((${said} ilike ${containing(word)} and (not ${isOfReviewer} or ${own('operation')} ilike ${containing(word)}))
          or ${said} ilike any(${calls}::text[]))`;
      },
    },
  }),
  filter: filterInput<Context>('LogFilter', 'What narrows the system log.', {
    createdAt: dayFilter(own('created_at'), 'When it was.'),
    outcomes: filter<Context, string[]>({
      type: () => [Outcome],
      description: 'How it ended: any of these.',
      where: (outcomes) => [sql`${own('outcome')} = any(${outcomes}::text[])`],
    }),
  }),
  order: orderInput(
    'LogOrder',
    { CREATED_AT: by('log', 'When it was.', [own('created_at'), 'timestamptz'], own('id')) },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
});
