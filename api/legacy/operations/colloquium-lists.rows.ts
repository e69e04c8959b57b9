// The facade's lists of periodicals and conferences for the publisher's staff (S3 §2.2, §2.3, §7.2), and the same as a spreadsheet.
import { MAX_PAGE_SIZE, MOST_PAGES } from '../../../shared/limits.ts';
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { daysOf } from '../row/list-params.ts';
import { choice, count, DICTIONARY, dictionaryIds, keyOf, text } from '../row/params.ts';
import { download, graphql, json, type Call, type ParamValues } from '../row/row.ts';
import { allowed, key, oneIf } from '../row/values.ts';

const who = 'POC, Publishing Editor';
/** R3-204. */
const PAGE_SIZE = 16;

const params = {
  type: choice({ 0: 'PERIODICAL', 1: 'CONFERENCE' }, { standard: 'PERIODICAL' }),
  page: count(1, MOST_PAGES),
  limit: count(PAGE_SIZE, MAX_PAGE_SIZE),
  searchType: text(),
  searchValue: text(),
  sortField: text(),
  sortType: choice({ 1: 'ASC', 2: 'DESC' }, { standard: 'ASC' }),
};
type Values = ParamValues<typeof params>;

const ROW = graphql(`fragment LegacyColloquiumRow on ColloquiumConnection { totalCount edges { node {
  id number name foundedOn startsOn endsOn isActive chiefEditorName subject { label } cycle { label }
} } }`);
const PERIODICALS = graphql(
  `query LegacyPeriodicals($page: Int, $first: Int, $filter: PeriodicalFilter, $orderBy: PeriodicalOrder) { viewer { periodicals(page: $page, first: $first, filter: $filter, orderBy: $orderBy) { ...LegacyColloquiumRow } } }`,
  [ROW],
);
const CONFERENCES = graphql(
  `query LegacyConferences($page: Int, $first: Int, $filter: ConferenceFilter, $orderBy: ConferenceOrder) { viewer { conferences(page: $page, first: $first, filter: $filter, orderBy: $orderBy) { ...LegacyColloquiumRow } } }`,
  [ROW],
);
const PERIODICAL_SHEET = graphql(
  'query LegacyPeriodicalSheet($filter: PeriodicalFilter, $orderBy: PeriodicalOrder) { viewer { periodicalsExportUrl(filter: $filter, orderBy: $orderBy) } }',
);
const CONFERENCE_SHEET = graphql(
  'query LegacyConferenceSheet($filter: ConferenceFilter, $orderBy: ConferenceOrder) { viewer { conferencesExportUrl(filter: $filter, orderBy: $orderBy) } }',
);

const unreadable = (name: string) => invalidInput({ [name]: { code: 'input.invalid' } });

async function entryIds(call: Call, type: 'SUBJECT' | 'CYCLE', value: string): Promise<string[]> {
  const found = (await dictionaryIds(call, type)).get(value);
  if (found === undefined) throw unreadable('searchValue');
  return [found];
}

function statuses(code: string): ('ACTIVE' | 'INACTIVE')[] {
  if (code !== '0' && code !== '1') throw unreadable('searchValue');
  return [code === '0' ? 'ACTIVE' : 'INACTIVE'];
}

function departmentIds(value: string): string[] {
  const department = keyOf(value);
  if (department === null) throw unreadable('searchValue');
  return [encodeId('Department', department)];
}

type Days = ReturnType<typeof daysOf>;

/** Filters common to both kinds; null: it is another search (D13-115). */
async function commonFilter(searchType: string, value: string, call: Call) {
  switch (searchType) {
    case 'no':
      return { number: value };
    case 'name':
      return { name: value };
    case 'editor_in_chief_of_the_name':
      return { chief: value };
    case 'subject':
      return { subjectIds: await entryIds(call, 'SUBJECT', value) };
    case 'cycle':
      return { cycleIds: await entryIds(call, 'CYCLE', value) };
    case 'colloquium_zt':
      return { statuses: statuses(value) };
    case 'publishing_house_id':
      return { departmentIds: departmentIds(value) };
    default:
      return null;
  }
}

/** The named one of these; the first when none was named. Errors: INVALID_INPUT. */
function fieldOf<const Field>(fields: Readonly<Record<string, Field>>, name: string): Field | undefined {
  const sent = name.trim();
  if (sent === '') return undefined;
  if (!Object.hasOwn(fields, sent)) throw unreadable('sortField');
  return fields[sent];
}

async function filterOf<Own>(values: Values, call: Call, days: Readonly<Record<string, (value: string) => Own>>) {
  const [searchType, value] = [values.searchType.trim(), values.searchValue.trim()];
  if (searchType === '' || value === '') return {};
  const common = await commonFilter(searchType, value, call);
  if (common) return common;
  const own = Object.hasOwn(days, searchType) ? days[searchType] : undefined;
  if (!own) throw unreadable('searchType');
  return own(value);
}

async function ofPeriodicals(values: Values, call: Call) {
  const filter = await filterOf<{ founded: Days }>(values, call, { start_publication_time: (value) => ({ founded: daysOf(value) }) });
  const field = fieldOf({ no: 'NUMBER', start_publication_time: 'FOUNDED_ON' }, values.sortField) ?? 'NUMBER';
  return { filter, orderBy: { field, direction: values.sortType } } as const;
}

async function ofConferences(values: Values, call: Call) {
  const filter = await filterOf<{ starts?: Days; ends?: Days }>(values, call, {
    start_time: (value) => ({ starts: daysOf(value) }),
    end_time: (value) => ({ ends: daysOf(value) }),
  });
  const field = fieldOf({ no: 'NUMBER', start_time: 'STARTS_ON', end_time: 'ENDS_ON' }, values.sortField) ?? 'NUMBER';
  return { filter, orderBy: { field, direction: values.sortType } } as const;
}

const ROW_SHAPE = {
  id: 'integer', no: 'string', name: 'string', startPublicationTime: 'string?', startTime: 'string?', endTime: 'string?', editorInChiefOfTheName: 'string?', subject: 'string', cycle: 'string?',
  paramSet: { colloquiumZt: 'integer' },
} as const;

export const colloquiumListRows = {
  // totalPage stands beside the page too, where the conference screen reads it (D13-035).
  'E3-010': json({
    name: 'listJournals', method: 'POST', paths: ['colloquium/list'], about: 'Periodicals (0) or conferences (1) within one’s departments; `searchValue` is a text, a code, or days `yyyy-MM-dd,yyyy-MM-dd`', who, spec: 'S3 §2.2, §2.3, §7.2, §9, D13-035, D13-115', token: 'header',
    params,
    documents: [PERIODICALS, CONFERENCES, DICTIONARY],
    run: async (values, call) => {
      const paging = { page: values.page, first: values.limit };
      const { totalCount, edges } =
        values.type === 'PERIODICAL'
          ? allowed((await call.execute(PERIODICALS, { ...paging, ...(await ofPeriodicals(values, call)) })).viewer.periodicals)
          : allowed((await call.execute(CONFERENCES, { ...paging, ...(await ofConferences(values, call)) })).viewer.conferences);
      const list = edges.flatMap(({ node }) => (node ? [{
        id: key(node.id), no: node.number, name: node.name, startPublicationTime: node.foundedOn, startTime: node.startsOn, endTime: node.endsOn, editorInChiefOfTheName: node.chiefEditorName,
        subject: node.subject.label, cycle: node.cycle?.label ?? null, paramSet: { colloquiumZt: oneIf(!node.isActive) },
      }] : []));
      const totalPage = Math.ceil(totalCount / values.limit);
      return { page: { list, currPage: values.page, totalPage, totalCount }, totalPage };
    },
    fields: { page: { list: [ROW_SHAPE], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' }, totalPage: 'integer' },
  }),

  'E3-011': download({
    name: 'exportJournals', method: 'GET', paths: ['colloquium/export'], about: 'The same as a spreadsheet: all rows that match, whatever page and limit say', who, spec: 'S3 §2.2, §7.2, D13-116', token: 'either',
    params,
    documents: [PERIODICAL_SHEET, CONFERENCE_SHEET, DICTIONARY],
    run: async (values, call) => ({
      url:
        values.type === 'PERIODICAL'
          ? allowed((await call.execute(PERIODICAL_SHEET, await ofPeriodicals(values, call))).viewer.periodicalsExportUrl)
          : allowed((await call.execute(CONFERENCE_SHEET, await ofConferences(values, call))).viewer.conferencesExportUrl),
    }),
  }),
};
