// The publisher's lists of periodicals and conferences: readers, filters and orders, and the same as spreadsheets.
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { query } from '../../../database/tables.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import type { Department } from '../../organization/department.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import type { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquium.factory.ts';

let app: TestApp;
let house: Department;
let branch: Department;
let history: DictionaryEntry;
let law: DictionaryEntry;
let quarterly: DictionaryEntry;
const tokens: Record<string, string> = {};
const em = () => app.database.orm.em.fork();

const FIELDS = `totalCount edges { node { id number name kind foundedOn startsOn endsOn isActive chiefEditorName publicationKind publicationNumbers subject { label } cycle { label } } }`;
const PERIODICALS = `query Periodicals($first: Int, $search: String, $filter: PeriodicalFilter, $orderBy: PeriodicalOrder) {
  viewer { list: periodicals(first: $first, search: $search, filter: $filter, orderBy: $orderBy) { ${FIELDS} } url: periodicalsExportUrl(search: $search, filter: $filter, orderBy: $orderBy) } }`;
const CONFERENCES = `query Conferences($first: Int, $search: String, $filter: ConferenceFilter, $orderBy: ConferenceOrder) {
  viewer { list: conferences(first: $first, search: $search, filter: $filter, orderBy: $orderBy) { ${FIELDS} } url: conferencesExportUrl(search: $search, filter: $filter, orderBy: $orderBy) } }`;
interface Listed {
  viewer: {
    list: { totalCount: number; edges: { node: { number: string; chiefEditorName: string | null } }[] } | null;
    url: string | null;
  };
}

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  house = await buildDepartment(tx);
  branch = await buildDepartment(tx, house);
  [history, law, quarterly] = [await entryOf(tx, 'SUBJECT', '770'), await entryOf(tx, 'SUBJECT', '820'), await entryOf(tx, 'CYCLE')];
  const [gu, shen] = [
    await buildUser(tx, { realName: '顾清禾', roles: ['EDITOR_IN_CHIEF'] }),
    await buildUser(tx, { realName: '沈知远', roles: ['EDITOR_IN_CHIEF'] }),
  ];
  const journals = [
    {
      number: 'JN',
      name: '江南文化研究',
      nameEn: 'Jiangnan Studies',
      subject: history,
      department: branch,
      members: { chief: [gu, shen] },
    },
    { number: 'FY', name: '方言与文化', subject: law, department: house, members: { chief: [shen] } },
    { number: 'ZZ', name: '=SUM(1)', nameEn: null, subject: law, isActive: false },
    {
      number: 'HY',
      name: '水利史年会',
      kind: 1,
      subject: history,
      department: branch,
      startsOn: '2026-03-01',
      endsOn: '2026-05-31',
      members: { chief: [gu, shen] },
    },
    {
      number: 'HZ',
      name: '民俗学年会',
      kind: 1,
      subject: law,
      startsOn: '2026-02-01',
      endsOn: '2026-06-30',
      isActive: false,
      members: { chief: [shen] },
    },
  ];
  for (const journal of journals) await buildColloquium(tx, journal);
  await tx.nativeUpdate(
    Colloquium,
    { number: 'JN' },
    { foundedOn: '2018-03-01', cycle: quarterly.id, isSeries: false, issn: '1234-5679', cn: '11-1234/C' },
  );
  await tx.nativeUpdate(Colloquium, { number: 'HY' }, { cycle: quarterly.id, issn: null });
  await tx.nativeUpdate(Colloquium, { number: 'FY' }, { foundedOn: '2016-09-01', isSeries: true, issn: null });
  await tx.nativeUpdate(Colloquium, { number: 'ZZ' }, { isSeries: true, issn: null });
  // Issues lie above journals: their table is written as it stands.
  for (const [number, order, isbn] of [
    ['HY', 1, '9787301000106'],
    ['FY', 7, '9787301000014'],
    ['FY', 8, '9787301000113'],
  ] as const)
    await sql`insert into issue (colloquium_id, number, isbn, created_at, sent_at)
      select id, ${order}, ${isbn}, now(), now() from colloquium where number = ${number}`.execute(query(tx));
  for (const kind of ['PUBLISHING_EDITOR', 'OPERATIONS'] as const)
    tokens[kind] = await buildSession(tx, await buildUser(tx, { roles: [kind] }), app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());

async function listed(document: string, variables: object = {}, token = tokens['OPERATIONS']): Promise<Listed['viewer']> {
  const { data, errors } = await app.request<Listed>(document, { ...variables }, { token: token ?? '' });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.viewer;
}
const numbers = async (document: string, variables?: object, token?: string) =>
  (await listed(document, variables, token)).list?.edges.map(({ node }) => node.number);

async function sheetOf(url: string | null) {
  const response = await fetch(`${app.url}${url}`);
  return (await readXlsx(Buffer.from(await response.arrayBuffer()))).sheets[0]?.rows;
}

it('says of each what the columns show, each kind in its own list (F-098, P3-047, P3-048, P3-050 to P3-055, P3-069 to P3-075, R3-038)', async () => {
  expect((await listed(PERIODICALS)).list).toMatchObject({
    totalCount: 3,
    edges: [
      {
        node: {
          number: 'FY',
          foundedOn: '2016-09-01',
          chiefEditorName: '沈知远',
          cycle: null,
          publicationKind: 'SERIES',
          publicationNumbers: 'ISBN 978-7-301-00011-3',
          subject: { label: law.labelZh },
        },
      },
      // The first of its editors-in-chief.
      {
        node: {
          number: 'JN',
          name: '江南文化研究',
          foundedOn: '2018-03-01',
          chiefEditorName: '顾清禾',
          subject: { label: history.labelZh },
          cycle: { label: quarterly.labelZh },
          publicationKind: 'JOURNAL',
          publicationNumbers: 'ISSN 1234-5679 · CN 11-1234/C',
          isActive: true,
        },
      },
      { node: { number: 'ZZ', foundedOn: null, chiefEditorName: null, isActive: false } },
    ],
  });
  expect((await listed(CONFERENCES)).list).toMatchObject({
    totalCount: 2,
    edges: [
      {
        node: {
          number: 'HY',
          name: '水利史年会',
          startsOn: '2026-03-01',
          endsOn: '2026-05-31',
          chiefEditorName: '顾清禾',
          isActive: true,
          subject: { label: history.labelZh },
          cycle: { label: quarterly.labelZh },
        },
      },
      {
        node: {
          number: 'HZ',
          name: '民俗学年会',
          startsOn: '2026-02-01',
          endsOn: '2026-06-30',
          chiefEditorName: '沈知远',
          isActive: false,
          subject: { label: law.labelZh },
        },
      },
    ],
  });
});

it('is for publishing editors and the operations centre, and answers nothing to anybody else (SC-063, SC-065, R3-006)', async () => {
  expect(await numbers(PERIODICALS, {}, tokens['PUBLISHING_EDITOR'])).toEqual(['FY', 'JN', 'ZZ']);
  const others = Object.keys(RoleKind).filter((role): role is RoleKindCode => role !== 'PUBLISHING_EDITOR' && role !== 'OPERATIONS');
  for (const role of others) {
    const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
    for (const document of [PERIODICALS, CONFERENCES])
      expect([role, await listed(document, {}, token)]).toEqual([role, { list: null, url: null }]);
  }
});

describe('periodicals', () => {
  it.each([
    ['number', { number: 'j' }, ['JN']],
    ['the end of a number', { number: 'n' }, ['JN']],
    ['founding day', { founded: { from: '2018-03-01', to: '2018-03-01' } }, ['JN']],
    ['founding day, open at the other end', { founded: { from: '2018-03-01' } }, ['JN']],
    ['founding day, open at one end', { founded: { to: '2018-02-28' } }, ['FY']],
    ['editor-in-chief', { chief: '沈' }, ['FY']],
    ['name in Chinese', { name: '方言' }, ['FY']],
    ['name in English', { name: 'jiangnan' }, ['JN']],
    ['status', { statuses: ['INACTIVE'] }, ['ZZ']],
    ['either status', { statuses: ['INACTIVE', 'ACTIVE'] }, ['FY', 'JN', 'ZZ']],
    ['an empty text and no choice', { number: ' ', statuses: [], subjectIds: [] }, ['FY', 'JN', 'ZZ']],
    ['a made-up id', { subjectIds: ['x'] }, []],
    ['all of it together', { chief: '顾', name: '方言' }, []],
  ])('are narrowed by %s (R3-033, R3-034, P3-037 to P3-040, P3-043, F-051)', async (_by, filter, expected) =>
    expect(await numbers(PERIODICALS, { filter })).toEqual(expected),
  );

  it('are narrowed by subject, frequency and responsible department, with what lies below it (R3-034, F-017, P3-041, P3-042, P3-044)', async () => {
    expect(await numbers(PERIODICALS, { filter: { subjectIds: [idOf('DictionaryEntry', law.id)] } })).toEqual(['FY', 'ZZ']);
    expect(await numbers(PERIODICALS, { filter: { cycleIds: [idOf('DictionaryEntry', quarterly.id)] } })).toEqual(['JN']);
    const of = async (department: Department) =>
      await numbers(PERIODICALS, { filter: { departmentIds: [idOf('Department', department.id)] } });
    expect([await of(house), await of(branch)]).toEqual([['FY', 'JN'], ['JN']]);
    // The workflow screen gives it to another department: it leaves one result and enters the other.
    await em().nativeUpdate(Colloquium, { number: 'JN' }, { publishingHouse: house.id });
    expect([await of(house), await of(branch)]).toEqual([['FY', 'JN'], []]);
    await em().nativeUpdate(Colloquium, { number: 'JN' }, { publishingHouse: branch.id });
  });

  it('follow a change of their status at once (F-051)', async () => {
    const filter = { statuses: ['ACTIVE'] };
    expect(await numbers(PERIODICALS, { filter })).toEqual(['FY', 'JN']);
    await em().nativeUpdate(Colloquium, { number: 'FY' }, { isActive: false });
    expect(await numbers(PERIODICALS, { filter })).toEqual(['JN']);
    await em().nativeUpdate(Colloquium, { number: 'FY' }, { isActive: true });
  });

  it.each([
    ['NUMBER', ['FY', 'JN', 'ZZ']],
    // Without a day it stands behind the others.
    ['FOUNDED_ON', ['FY', 'JN', 'ZZ']],
  ])('are ordered by %s, either way (P3-049, R3-215, R3-216)', async (field, ascending) => {
    expect(await numbers(PERIODICALS, { orderBy: { field, direction: 'ASC' } })).toEqual(ascending);
    expect(await numbers(PERIODICALS, { orderBy: { field, direction: 'DESC' } })).toEqual(ascending.toReversed());
  });

  it('are found by number, name and editor-in-chief at once', async () => {
    for (const [search, expected] of [
      ['jn', ['JN']],
      ['江南 顾', ['JN']],
      ['沈', ['FY']],
      ['Jiangnan', ['JN']],
      ['%', []],
    ] as const)
      expect([search, await numbers(PERIODICALS, { search })]).toEqual([search, expected]);
  });

  it('refuse a day that is none, at its field', async () => {
    const answer = await app.request(PERIODICALS, { filter: { founded: { from: '2026-02-31' } } }, { token: tokens['OPERATIONS'] ?? '' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { 'founded.from': expect.any(String) } });
  });
});

describe('conferences', () => {
  it.each([
    ['the start', { starts: { from: '2026-02-15' } }, ['HY']],
    ['the start, to a day', { starts: { to: '2026-02-15' } }, ['HZ']],
    ['the end', { ends: { from: '2026-06-01', to: '2026-06-30' } }, ['HZ']],
    ['the end, to a day', { ends: { to: '2026-05-31' } }, ['HY']],
    ['number', { number: 'HZ' }, ['HZ']],
    ['name', { name: '水利' }, ['HY']],
    ['editor-in-chief', { chief: '顾' }, ['HY']],
    ['another editor-in-chief', { chief: '沈' }, ['HZ']],
    ['status', { statuses: ['ACTIVE'] }, ['HY']],
    ['another status', { statuses: ['INACTIVE'] }, ['HZ']],
  ])('are narrowed by %s (R3-041, P3-060 to P3-063, P3-065, P3-067, P3-068)', async (_by, filter, expected) =>
    expect(await numbers(CONFERENCES, { filter })).toEqual(expected),
  );

  it('are narrowed by subject, frequency and responsible department (R3-041, P3-063, P3-064, P3-066)', async () => {
    expect(await numbers(CONFERENCES, { filter: { subjectIds: [idOf('DictionaryEntry', history.id)] } })).toEqual(['HY']);
    expect(await numbers(CONFERENCES, { filter: { cycleIds: [idOf('DictionaryEntry', quarterly.id)] } })).toEqual(['HY']);
    expect(await numbers(CONFERENCES, { filter: { departmentIds: [idOf('Department', house.id)] } })).toEqual(['HY']);
  });

  it.each([
    ['NUMBER', ['HY', 'HZ']],
    ['STARTS_ON', ['HZ', 'HY']],
    ['ENDS_ON', ['HY', 'HZ']],
  ])('are ordered by %s, either way (P3-076 to P3-078, R3-215, R3-216)', async (field, ascending) => {
    expect(await numbers(CONFERENCES, { orderBy: { field, direction: 'ASC' } })).toEqual(ascending);
    expect(await numbers(CONFERENCES, { orderBy: { field, direction: 'DESC' } })).toEqual(ascending.toReversed());
  });
});

describe('a role record with one department', () => {
  it.each(['PUBLISHING_EDITOR', 'OPERATIONS'] as const)(
    'of kind %s sees, counts, searches and exports what belongs to it alone (F-081, F-082)',
    async (kind) => {
      const role = await buildRole(em(), kind, [branch]);
      const token = await buildSession(em(), await buildUser(em(), { records: [role] }), app.clock, { role, language: 'zh-CN' });
      const { list, url } = await listed(PERIODICALS, {}, token);
      expect([list?.totalCount, list?.edges.map(({ node }) => node.number)]).toEqual([1, ['JN']]);
      expect((await sheetOf(url))?.slice(1).map(([number]) => number)).toEqual(['JN']);
      expect(await numbers(PERIODICALS, { search: '方言' }, token)).toEqual([]);
      expect(await numbers(PERIODICALS, { filter: { departmentIds: [idOf('Department', house.id)] } }, token)).toEqual(['JN']);
      expect(await numbers(CONFERENCES, {}, token)).toEqual(['HY']);
    },
  );
});

describe('the spreadsheet', () => {
  it('has the rows of the list in its order, all of them, in the reader’s language (R3-035, P3-046)', async () => {
    const { url } = await listed(PERIODICALS, { first: 1, orderBy: { field: 'NUMBER', direction: 'DESC' } });
    expect(await sheetOf(url)).toEqual([
      ['集刊编号', '创刊时间', '主编', '集刊名称', '学科分类', '出版周期', '当前状态', '责任部门', '出版形式', 'ISSN、CN 或 ISBN'],
      ['ZZ', null, null, "'=SUM(1)", law.labelZh, null, '非活跃', null, '以书号出版', null],
      [
        'JN',
        new Date('2018-03-01'),
        '顾清禾',
        '江南文化研究',
        history.labelZh,
        quarterly.labelZh,
        '活跃',
        branch.name,
        '以刊号出版',
        'ISSN 1234-5679 · CN 11-1234/C',
      ],
      ['FY', new Date('2016-09-01'), '沈知远', '方言与文化', law.labelZh, null, '活跃', house.name, '以书号出版', 'ISBN 978-7-301-00011-3'],
    ]);
    const english = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock);
    expect((await sheetOf((await listed(PERIODICALS, { filter: { number: 'JN' } }, english)).url))?.[1]).toEqual([
      'JN',
      new Date('2018-03-01'),
      'Qinghe Gu',
      'Jiangnan Studies',
      history.labelEn,
      quarterly.labelEn,
      'Active',
      branch.nameEn,
      'Journal',
      'ISSN 1234-5679 · CN 11-1234/C',
    ]);
  });

  it('of conferences has their days, narrowed as the list is (P3-080)', async () => {
    const { url } = await listed(CONFERENCES, { filter: { statuses: ['ACTIVE'] }, search: '水利' });
    expect(await sheetOf(url)).toEqual([
      [
        '会议编号',
        '开始收稿时间',
        '截止收稿时间',
        '主编',
        '会议名称',
        '学科分类',
        '出版周期',
        '当前状态',
        '责任部门',
        '出版形式',
        'ISSN、CN 或 ISBN',
      ],
      [
        'HY',
        new Date('2026-03-01'),
        new Date('2026-05-31'),
        '顾清禾',
        '水利史年会',
        history.labelZh,
        quarterly.labelZh,
        '活跃',
        branch.name,
        '会议论文集',
        'ISBN 978-7-301-00010-6',
      ],
    ]);
    for (const [direction, order] of [
      ['ASC', ['HZ', 'HY']],
      ['DESC', ['HY', 'HZ']],
    ] as const) {
      const all = await sheetOf((await listed(CONFERENCES, { first: 1, orderBy: { field: 'STARTS_ON', direction } })).url);
      expect(all?.slice(1).map(([number]) => number)).toEqual(order);
    }
  });

  it('ends with the session: who signs out has no link any more', async () => {
    const token = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock);
    const { url } = await listed(PERIODICALS, {}, token);
    await app.request('mutation { signOut { __typename } }', {}, { token });
    expect((await fetch(`${app.url}${url}`)).status).toBe(404);
  });
});

it('costs the same few statements for one and for many (R3-204)', async () => {
  const ask = async (first: number) =>
    await statementsOf(async () => {
      await listed(
        `query Shown($first: Int) { viewer { currentRole { kind number } list: periodicals(first: $first) { ${FIELDS} } url: periodicalsExportUrl }
        subjects: dictionary(type: SUBJECT) { id label } cycles: dictionary(type: CYCLE) { id label } departmentOptions { id name } }`,
        { first },
      );
    });
  const few = await ask(1);
  for (let index = 0; index < 20; index += 1) await buildColloquium(em(), { department: branch, subject: index % 2 ? law : history });
  const many = await ask(16);
  expect(many.length, many.join('\n')).toBe(few.length);
  expect(many.length, many.join('\n')).toBeLessThanOrEqual(6);
});
