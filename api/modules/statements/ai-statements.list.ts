// Statements on AI of the manuscripts that the viewer handles, newest first: as a list, and as a spreadsheet (B-111).
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { messageText, wordsIn } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { containing } from '../../database/containing.ts';
import type { Tables, TablesWith } from '../../database/tables.ts';
import { madeOf } from '../../graphql/connection.ts';
import { ID } from '../../graphql/declare.ts';
import { dayFilter, filter, filterInput, listField, orderInput, searchInput, type List } from '../../graphql/list-field.ts';
import { encodeId, soughtId } from '../../graphql/node.ts';
import { by } from '../../graphql/page-plan.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { handledBy, withKnownAuthors } from '../contributions/access/contribution.visibility.ts';
import type { ExportColumn } from '../exports/export.ts';
import { listExport } from '../exports/list-export.ts';
import { holds } from '../search/folded.ts';
import {
  AiStatementAnswer,
  AiStatementCheck,
  AiStatementConnection,
  STATEMENT_CHECKERS,
  type AiStatementAnswerName,
  type AiStatementCheckName,
  type AiStatementRow,
} from './ai-statements.types.ts';
import type { Statement } from './statement.entity.ts';
import { nameForReader, storedNameOf, type StoredName } from '../names/display-name.ts';

interface Columns {
  id: number;
  contribution_id: number;
  manuscript_number: string | null;
  title_zh: string | null;
  title_en: string | null;
  journal: string;
  journal_en: string | null;
  version: number;
  handed_in_at: string;
  answer: AiStatementAnswerName;
  tools: string[];
  check: AiStatementCheckName;
  note: string | null;
  drawn_at: string | null;
  drawn_by: StoredName | null;
  checked_at: string | null;
  checked_by: StoredName | null;
  check_version: number | null;
}

const ANSWER = sql`case statement.answer ->> 'choice' when 'USED' then 'USED' when 'NOT_USED' then 'NOT_USED' else 'NOT_STATED' end`;
const CHECK = sql`(select coalesce(k.result, 'DRAWN') from statement_check k where k.statement_id = statement.id)`;

/**
 * Manuscripts whose statements the viewer may look into: those that the viewer handles, and whose authors they know, for a statement leads
 * to them.
 */
export function mayCheck(ctx: Context): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'contribution'>();
  return eb.and([handledBy(eb, signedIn(ctx)), withKnownAuthors(eb, signedIn(ctx))]);
}

const declare = <DB, TB extends keyof DB, T>(list: List<Context, DB, TB, T>) => list;

const source = (ctx: Context) => ({
  db: ctx.em.getKysely<TablesWith<Statement, 'statement'>>(),
  query: ctx.em
    .getKysely<TablesWith<Statement, 'statement'>>()
    .selectFrom('statement')
    .innerJoin('contribution', 'contribution.id', 'statement.contribution_id')
    .where('statement.kind', '=', 'AI_USE')
    .where('statement.party', '=', 'AUTHOR')
    .where('statement.handed_in_at', 'is not', null),
  id: sql.ref('statement.id'),
  row: {
    columns: sql`statement.id, c.id as contribution_id, c.manuscript_number, c.title_zh, c.title_en, j.name as journal, j.name_en as journal_en,
      statement.version, statement.handed_in_at, ${ANSWER} as answer,
      array(select u ->> 'tool' from jsonb_array_elements(statement.answer -> 'uses') u) as tools,
      coalesce(k.result, case when k.id is null then 'OPEN' else 'DRAWN' end) as "check", k.note, k.drawn_at, ${storedNameOf('d')} as drawn_by,
      k.checked_at, ${storedNameOf('o')} as checked_by, k.version as check_version`,
    joins: sql`left join statement on statement.id = page.page_id left join contribution c on c.id = statement.contribution_id
      left join colloquium j on j.id = c.colloquium_id left join statement_check k on k.statement_id = statement.id
      left join user_account d on d.id = k.drawn_by_id left join user_account o on o.id = k.checked_by_id`,
  },
  load: madeOf<Columns, AiStatementRow>((found) => found.map((row) => shown(ctx, row))),
});

const moment = (text: string | null) => (text === null ? null : new Date(text));

function shown(ctx: Context, row: Columns): AiStatementRow {
  return {
    id: row.id,
    statementId: encodeId('Statement', row.id),
    contributionId: encodeId('Contribution', row.contribution_id),
    manuscriptNumber: row.manuscript_number,
    title: wordsIn(ctx.language, row.title_zh ?? row.title_en ?? '', row.title_en),
    colloquiumName: wordsIn(ctx.language, row.journal, row.journal_en),
    version: row.version,
    handedInAt: new Date(row.handed_in_at),
    answer: row.answer,
    tools: row.tools,
    check: row.check,
    note: row.note ?? '',
    drawnAt: moment(row.drawn_at),
    drawnByName: row.drawn_by && nameForReader(ctx, row.drawn_by),
    checkedAt: moment(row.checked_at),
    checkedByName: row.checked_by && nameForReader(ctx, row.checked_by),
    checkVersion: row.check_version ?? 0,
  };
}

const statements = declare({
  on: () => ViewerType,
  name: 'aiStatements',
  description:
    'What authors have stated about AI, of the manuscripts that the viewer handles and whose authors they may know; newest first.',
  type: () => AiStatementConnection,
  roles: STATEMENT_CHECKERS,
  rows: source,
  visible: mayCheck,
  search: searchInput<Context>('AiStatementSearchScope', 'What a search of statements on AI goes through.', {
    NUMBER: {
      description: 'The number of the manuscript.',
      where: (_ctx, word) => sql<SqlBool>`contribution.manuscript_number ilike ${containing(word)}`,
    },
    TITLE: {
      description: 'Its titles.',
      where: (_ctx, word) =>
        sql<SqlBool>`(${holds(sql.ref('contribution.title_zh'), word)} or ${holds(sql.ref('contribution.title_en'), word)})`,
    },
    TOOL: {
      description: 'The tools that were used.',
      where: (_ctx, word) =>
        sql<SqlBool>`exists (select from jsonb_array_elements(statement.answer -> 'uses') u where u ->> 'tool' ilike ${containing(word)})`,
    },
  }),
  filter: filterInput<Context>('AiStatementFilter', 'What narrows the statements on AI.', {
    colloquiumId: filter<Context, string>({
      type: () => ID,
      description: 'The journal.',
      where: (id) => [sql<SqlBool>`contribution.colloquium_id = ${soughtId('Colloquium', id)}`],
    }),
    answers: filter<Context, AiStatementAnswerName[]>({
      type: () => [AiStatementAnswer],
      description: 'Any of these; none given: all.',
      where: (answers) => (answers.length > 0 ? [sql<SqlBool>`${ANSWER} = any(${answers})`] : []),
    }),
    checks: filter<Context, AiStatementCheckName[]>({
      type: () => [AiStatementCheck],
      description: 'Any of these; none given: all.',
      where: (checks) => (checks.length > 0 ? [sql<SqlBool>`coalesce(${CHECK}, 'OPEN') = any(${checks})`] : []),
    }),
    handedIn: dayFilter<Context>(sql`statement.handed_in_at`, 'When it was handed in.'),
  }),
  order: orderInput(
    'AiStatementOrder',
    { HANDED_IN_AT: by('aiStatement', 'When it was handed in.', ['statement.handed_in_at', 'timestamptz'], 'statement.id') },
    { field: 'HANDED_IN_AT', direction: 'desc' },
  ),
});

export const aiStatementList = listField(statements);

const words = (name: string, value: string, { language }: Context) => messageText(language, `export.aiStatements.${name}.${value}`);
const COLUMNS: readonly ExportColumn<AiStatementRow>[] = [
  { header: 'export.aiStatements.journal', value: ({ colloquiumName }) => colloquiumName },
  { header: 'export.aiStatements.number', width: 18, value: ({ manuscriptNumber }) => manuscriptNumber },
  { header: 'export.aiStatements.title', width: 40, value: ({ title }) => title },
  { header: 'export.aiStatements.version', kind: 'number', value: ({ version }) => version },
  { header: 'export.aiStatements.handedInAt', kind: 'moment', value: ({ handedInAt }) => handedInAt },
  { header: 'export.aiStatements.answer', width: 12, value: ({ answer }, ctx) => words('answer', answer, ctx) },
  { header: 'export.aiStatements.tools', value: ({ tools }) => tools.join('; ') },
  { header: 'export.aiStatements.check', width: 14, value: ({ check }, ctx) => words('check', check, ctx) },
  { header: 'export.aiStatements.note', width: 40, value: ({ note }) => note },
  { header: 'export.aiStatements.checkedBy', width: 14, value: ({ checkedByName }) => checkedByName },
  { header: 'export.aiStatements.checkedAt', kind: 'moment', value: ({ checkedAt }) => checkedAt },
];

export const aiStatementExport = listExport(statements, { fileName: 'export.aiStatements', rows: source, columns: COLUMNS });
