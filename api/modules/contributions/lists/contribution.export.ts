// Lists of manuscripts as spreadsheets (B-415): the rows of the list, and of each what its reader may know, by the policies of the fields.
import { sql } from 'kysely';
import { messageText, wordsIn } from '../../../../shared/messages.ts';
import { RoleKind, roleKindCode } from '../../../../shared/roles.ts';
import { AuthorStatus, authorStatusNames, contributionStateName } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { query, type Tables } from '../../../database/tables.ts';
import type { List } from '../../../graphql/list-field.ts';
import type { ExportColumn } from '../../exports/export.ts';
import { listExport } from '../../exports/list-export.ts';
import { displayName, nameOfAccount } from '../../names/display-name.ts';
import type { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { authorViewStatusOf } from '../access/author-view.ts';
import { factsOf } from '../access/contribution.facts.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { firstAuthorOf } from '../manuscript/contribution.loader.ts';
import { readingOf } from '../manuscript/contribution.rows.ts';
import { authoredManuscripts, groupPublications, handledManuscripts, singlePublications } from './contribution.list.ts';

/** Null: not there, or not for this reader. */
export interface SheetRow {
  id: number;
  number: string | null;
  title: string;
  author: string | null;
  journal: string;
  subject: string | null;
  articleType: string | null;
  status: string | null;
  dueOn: string | null;
  responsible: string | null;
  submittedAt: Date | null;
  publishedOn: string | null;
  enteredPoolAt: Date | null;
  isInPool: boolean;
  /** By its number; beside it the present one has adopted the manuscript. */
  adoptedFromId: number | null;
}

const FIELDS: ReadonlySet<string> = new Set([
  'manuscriptNumber',
  'titleZh',
  'titleEn',
  'submittedAt',
  'colloquium',
  'subject',
  'articleType',
  'state',
  'authorStatus',
  'deadline',
  'responsible',
  'publishedOn',
  'firstAuthorDisplayName',
  'isInPool',
  'enteredPoolAt',
  'adoptedFrom',
]);
const NAMES: ReadonlySet<string> = new Set(['id', 'name', 'nameEn']);
const asked = (type: string) => (type === 'Contribution' ? FIELDS : NAMES);

const labelOf = (entry: DictionaryEntry | null | undefined, { language }: Context) =>
  entry ? wordsIn(language, entry.labelZh, entry.labelEn) : null;

async function rowOf(ctx: Context, manuscript: Contribution): Promise<SheetRow> {
  const viewer = signedIn(ctx);
  const facts = await factsOf(ctx, manuscript);
  const may = (rule: 'viewAuthors' | 'viewState' | 'viewStatus' | 'viewResponsible' | 'viewPoolConsent') =>
    contributionPolicy[rule](viewer, facts) === null;
  const author = may('viewAuthors') ? await ctx.loaders.load(ctx, firstAuthorOf, manuscript.id) : null;
  const { language } = ctx;
  const journal = manuscript.colloquium.unwrap();
  return {
    id: manuscript.id,
    number: manuscript.manuscriptNumber ?? null,
    title: wordsIn(language, manuscript.titleZh ?? manuscript.titleEn ?? '', manuscript.titleEn),
    author: author && displayName(language, author),
    journal: wordsIn(language, journal.name, journal.nameEn),
    subject: labelOf(manuscript.subject?.unwrap(), ctx),
    articleType: labelOf(manuscript.articleType?.unwrap(), ctx),
    status: may('viewState')
      ? messageText(language, `state.${contributionStateName(manuscript.state)}`)
      : may('viewStatus')
        ? toldOf(ctx, manuscript)
        : null,
    dueOn: may('viewResponsible') ? (manuscript.dueOn ?? null) : null,
    responsible: may('viewResponsible') ? responsibleOf(ctx, manuscript, may('viewAuthors')) : null,
    submittedAt: manuscript.submittedAt ?? null,
    publishedOn: may('viewStatus') ? (manuscript.publishedOn ?? null) : null,
    enteredPoolAt: may('viewPoolConsent') ? (manuscript.enteredPoolAt ?? null) : null,
    isInPool: manuscript.isInPool,
    adoptedFromId: may('viewPoolConsent') ? (manuscript.adoptedFrom?.id ?? null) : null,
  };
}

/** What its authors are told. */
function toldOf({ language }: Context, manuscript: Contribution): string | null {
  const status = authorViewStatusOf(manuscript);
  const name = authorStatusNames.find((one) => AuthorStatus[one] === status);
  return name ? messageText(language, `authorStatus.${name}`) : null;
}

/** While it is with its author, whose turn it is reveals the author. */
function responsibleOf({ language }: Context, { responsibleKind: role, responsible }: Contribution, knowsAuthors: boolean): string | null {
  if (!role) return null;
  const person = role !== RoleKind.AUTHOR || knowsAuthors ? responsible?.unwrap() : null;
  if (person) return nameOfAccount(language, person);
  return messageText(language, role === RoleKind.EDITOR ? 'export.manuscripts.allEditors' : `roleKind.${roleKindCode(role)}`);
}

export function sheetRows(ctx: Context) {
  const { columns, joins, manuscriptOf } = readingOf(ctx, asked);
  return {
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('contribution'),
    id: sql.ref('contribution.id'),
    row: { columns, joins: sql`left join contribution on contribution.id = page.page_id ${joins}` },
    load: async (found: readonly { row: Readonly<Record<string, unknown>> }[]) =>
      Promise.all(found.map(({ row }) => rowOf(ctx, manuscriptOf(row)))),
  };
}

export const sheetColumns = {
  number: { header: 'export.history.number', width: 16, value: ({ number }) => number },
  title: { header: 'export.history.title', width: 48, value: ({ title }) => title },
  author: { header: 'export.history.author', width: 14, value: ({ author }) => author },
  journal: { header: 'export.history.journal', width: 24, value: ({ journal }) => journal },
  subject: { header: 'export.history.subject', width: 14, value: ({ subject }) => subject },
  articleType: { header: 'export.history.articleType', width: 14, value: ({ articleType }) => articleType },
  status: { header: 'export.history.state', width: 18, value: ({ status }) => status },
  due: { header: 'export.manuscripts.due', kind: 'day', width: 12, value: ({ dueOn }) => dueOn },
  responsible: { header: 'export.manuscripts.responsible', width: 14, value: ({ responsible }) => responsible },
  submitted: { header: 'export.manuscripts.submitted', kind: 'moment', width: 17, value: ({ submittedAt }) => submittedAt },
  published: { header: 'export.history.published', kind: 'day', width: 12, value: ({ publishedOn }) => publishedOn },
} satisfies Record<string, ExportColumn<SheetRow>>;

function manuscriptExport(
  list: List<Context, Tables, 'contribution', Contribution>,
  fileName: string,
  ...names: readonly (keyof typeof sheetColumns)[]
) {
  return listExport(list, { fileName, rows: sheetRows, columns: names.map((name) => sheetColumns[name]) });
}

export const contributionExports = [
  manuscriptExport(
    handledManuscripts,
    'export.manuscripts.handled',
    'number',
    'title',
    'author',
    'journal',
    'status',
    'due',
    'responsible',
    'submitted',
  ),
  manuscriptExport(
    singlePublications,
    'export.manuscripts.single',
    'number',
    'title',
    'author',
    'journal',
    'status',
    'published',
    'submitted',
  ),
  manuscriptExport(groupPublications, 'export.manuscripts.group', 'number', 'title', 'author', 'journal', 'status', 'submitted'),
  manuscriptExport(authoredManuscripts, 'export.manuscripts.authored', 'number', 'title', 'journal', 'status', 'submitted'),
];
