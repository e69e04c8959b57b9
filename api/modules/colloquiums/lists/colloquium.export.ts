// The lists of periodicals and conferences as spreadsheets (D13-116).
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { messageText } from '../../../../shared/messages.ts';
import { query } from '../../../database/tables.ts';
import { madeOf } from '../../../graphql/connection.ts';
import type { ExportColumn } from '../../exports/export.ts';
import { listExport } from '../../exports/list-export.ts';
import type { ColloquiumKindId } from '../colloquium.enums.ts';
import { publicationKindOf } from '../publication-kind.ts';
import { publicationNumbers } from '../publication/publication-numbers.ts';
import { chiefName, conferences, periodicals } from './colloquium.list.ts';
import { displayName, type StoredName } from '../../names/display-name.ts';

interface Row {
  id: number;
  number: string;
  name: string;
  chief: StoredName | null;
  subject: string;
  cycle: string | null;
  department: string | null;
  isActive: boolean;
  foundedOn: string | null;
  startsOn: string | null;
  endsOn: string | null;
  kind: ColloquiumKindId;
  isSeries: boolean;
  issn: string | null;
  cn: string | null;
  isbn: string | null;
}

/** In the reader's language where there are words of it. */
function rows(ctx: Context) {
  const inEnglish = ctx.language === 'en-US';
  const label = (entry: string) => sql.ref(`${entry}.${inEnglish ? 'label_en' : 'label_zh'}`);
  const name = (of: string) => (inEnglish ? sql`coalesce(${sql.ref(`${of}.name_en`)}, ${sql.ref(`${of}.name`)})` : sql.ref(`${of}.name`));
  const day = (of: string) => sql`to_char(${sql.ref(`colloquium.${of}`)}, 'YYYY-MM-DD')`;
  return {
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('colloquium'),
    id: sql.ref('colloquium.id'),
    row: {
      columns: sql`colloquium.number, ${name('colloquium')} as name, ${chiefName} as chief, ${label('subject')} as subject, ${label('cycle')} as cycle,
        ${name('department')} as department, colloquium.is_active as "isActive", ${day('founded_on')} as "foundedOn", ${day('starts_on')} as "startsOn", ${day('ends_on')} as "endsOn",
        colloquium.kind, colloquium.is_series as "isSeries", coalesce(colloquium.issn, colloquium.eissn) as issn, colloquium.cn,
        (select i.isbn from issue i where i.colloquium_id = colloquium.id and i.isbn is not null order by i.number desc limit 1) as isbn`,
      joins: sql`left join colloquium on colloquium.id = page.page_id left join dictionary_entry subject on subject.id = colloquium.subject_id
        left join dictionary_entry cycle on cycle.id = colloquium.cycle_id left join department on department.id = colloquium.publishing_house_id`,
    },
    load: madeOf<Omit<Row, 'id'>, Row>((found, ids) => found.map((row, at) => ({ ...row, id: ids[at] ?? 0 }))),
  };
}

const CHIEF: ExportColumn<Row> = {
  header: 'export.colloquium.chief',
  width: 16,
  value: ({ chief }, { language }) => chief && displayName(language, chief),
};
const SUBJECT: ExportColumn<Row> = { header: 'export.colloquium.subject', width: 20, value: ({ subject }) => subject };
const CYCLE: ExportColumn<Row> = { header: 'export.colloquium.cycle', width: 14, value: ({ cycle }) => cycle };
const STATUS: ExportColumn<Row> = {
  header: 'export.colloquium.status',
  width: 10,
  value: ({ isActive }, { language }) => messageText(language, isActive ? 'export.colloquium.active' : 'export.colloquium.inactive'),
};
const PUBLISHED_AS: ExportColumn<Row> = {
  header: 'export.colloquium.kind',
  width: 14,
  value: (row, { language }) => messageText(language, `export.colloquium.kind.${publicationKindOf(row)}`),
};
const NUMBERS: ExportColumn<Row> = {
  header: 'export.colloquium.numbers',
  width: 32,
  value: (row) => publicationNumbers({ ...row, kind: publicationKindOf(row) }) || null,
};
const DEPARTMENT: ExportColumn<Row> = { header: 'export.colloquium.department', width: 24, value: ({ department }) => department };

export const periodicalExport = listExport(periodicals, {
  fileName: 'export.periodicals',
  rows,
  columns: [
    { header: 'export.colloquium.periodicalNumber', width: 14, value: ({ number }) => number },
    { header: 'export.colloquium.foundedOn', kind: 'day', value: ({ foundedOn }) => foundedOn },
    CHIEF,
    { header: 'export.colloquium.periodicalName', width: 36, value: ({ name }) => name },
    SUBJECT,
    CYCLE,
    STATUS,
    DEPARTMENT,
    PUBLISHED_AS,
    NUMBERS,
  ],
});

export const conferenceExport = listExport(conferences, {
  fileName: 'export.conferences',
  rows,
  columns: [
    { header: 'export.colloquium.conferenceNumber', width: 14, value: ({ number }) => number },
    { header: 'export.colloquium.startsOn', kind: 'day', width: 16, value: ({ startsOn }) => startsOn },
    { header: 'export.colloquium.endsOn', kind: 'day', width: 16, value: ({ endsOn }) => endsOn },
    CHIEF,
    { header: 'export.colloquium.conferenceName', width: 36, value: ({ name }) => name },
    SUBJECT,
    CYCLE,
    STATUS,
    DEPARTMENT,
    PUBLISHED_AS,
    NUMBERS,
  ],
});
