// The register of institutions through the API: what is found by which name, who keeps it, merging, and importing a file (B-104).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { rorIdOfNumber } from '../../../shared/ror.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type GraphQLAnswer, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildInstitution, buildRorRecord } from './institutions.factory.ts';
import { InstitutionName } from './institution-name.entity.ts';
import { Institution } from './institution.entity.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
const tokens = new Map<RoleKindCode, string>();
const tokenOf = (role: RoleKindCode = 'OPERATIONS') => tokens.get(role) ?? '';

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  for (const role of roleKindCodes) tokens.set(role, await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock));
});
afterAll(() => app.close());
beforeEach(async () => {
  await em().execute('delete from rate_counter');
  await em().nativeDelete(InstitutionName, {});
  await em().nativeDelete(Institution, {});
});

interface Unit {
  name: string;
  nameEn: string;
  department: string;
  city: string;
  country: string;
  text: string;
  textEn: string;
  institution: { institutionId: string; name: string; rorId: string | null } | null;
}
const OFFER =
  'query Offer($text: String!) { offeredUnits(text: $text) { name nameEn department city country text textEn institution { institutionId name rorId } } }';
async function offered(text: string, role: RoleKindCode = 'AUTHOR'): Promise<Unit[]> {
  const answer = await app.request<{ offeredUnits: Unit[] }>(OFFER, { text }, { token: tokenOf(role) });
  if (!answer.data) throw new Error(JSON.stringify(answer));
  return answer.data.offeredUnits;
}
const read = async (text: string) =>
  (await offered(text)).map(({ name, department, city, country, institution }) => [
    name,
    department,
    city,
    country,
    institution?.name ?? null,
  ]);

interface Row {
  id: string;
  name: string;
  nameEn: string;
  country: string;
  city: string;
  rorId: string | null;
  version: number;
  source: string;
  aliases: { text: string; kind: string }[];
}
const ROW = 'id name nameEn country city rorId version source aliases { text kind }';
async function listed(variables: Record<string, unknown> = {}, role: RoleKindCode = 'OPERATIONS'): Promise<Row[] | null> {
  const answer = await app.request<{ viewer: { institutions: { edges: { node: Row }[] } | null } }>(
    `query List($first: Int, $search: String, $orderBy: InstitutionOrder, $filter: InstitutionFilter) {
      viewer { institutions(first: $first, search: $search, orderBy: $orderBy, filter: $filter) { edges { node { ${ROW} } } } } }`,
    { first: 100, ...variables },
    { token: tokenOf(role) },
  );
  return answer.data?.viewer.institutions?.edges.map(({ node }) => node) ?? null;
}
const rowOf = async (id: number) => (await listed())?.find((row) => row.id === encodeId('Institution', id));

type Act = 'create' | 'change' | 'addAlias' | 'merge';
const ACTS: Readonly<Record<Act, string>> = {
  create: `mutation Do($input: CreateInstitutionInput!) { done: createInstitution(input: $input) { institution { ${ROW} } } }`,
  change: `mutation Do($input: ChangeInstitutionInput!) { done: changeInstitution(input: $input) { institution { ${ROW} } } }`,
  addAlias: `mutation Do($input: AddInstitutionAliasInput!) { done: addInstitutionAlias(input: $input) { institution { ${ROW} } } }`,
  merge: `mutation Do($input: MergeInstitutionsInput!) { done: mergeInstitutions(input: $input) { institution { ${ROW} } } }`,
};
type Done = GraphQLAnswer<{ done: { institution: Row } | null }>;
const act = async (what: Act, input: object, role: RoleKindCode = 'OPERATIONS'): Promise<Done> =>
  await app.request<{ done: { institution: Row } | null }>(ACTS[what], { input }, { token: tokenOf(role) });
const fieldsOf = (answer: Done) => Object.keys(answer.errors?.[0]?.extensions.fields ?? {});
const SAID = { name: '临江大学', nameEn: 'Linjiang University', country: 'CN', city: '临江', rorId: '', aliases: ['临大'] };

describe('a unit as a text', () => {
  beforeEach(async () => {
    const tx = em();
    await buildInstitution(tx, '临江大学', {
      nameEn: 'Linjiang University',
      country: 'CN',
      city: '临江',
      rorId: rorIdOfNumber(7),
      aliases: ['临大', '臨江學院'],
    });
    await buildInstitution(tx, '江城大学', { nameEn: 'Jiangcheng University', country: 'CN' });
    await buildInstitution(tx, 'University of Nowhere, Northtown', { country: 'US', city: 'Northtown' });
  });

  it.each([
    ['临江大学', [['临江大学', '', '临江', 'CN', '临江大学']]],
    ['临大', [['临大', '', '临江', 'CN', '临江大学']]],
    ['臨江大學', [['臨江大學', '', '临江', 'CN', '临江大学']]],
    ['临江学院', [['临江学院', '', '临江', 'CN', '临江大学']]],
    ['临江大学历史学院', [['临江大学', '历史学院', '临江', 'CN', '临江大学']]],
    ['临江大学 历史学院，临江 100871', [['临江大学', '历史学院', '临江', 'CN', '临江大学']]],
    [
      '临大历史学系；江城大学',
      [
        ['临大', '历史学系', '临江', 'CN', '临江大学'],
        ['江城大学', '', '', 'CN', '江城大学'],
      ],
    ],
    [
      '临江大学、江城大学',
      [
        ['临江大学', '', '临江', 'CN', '临江大学'],
        ['江城大学', '', '', 'CN', '江城大学'],
      ],
    ],
    [
      '1. 临江大学; 2. 江城大学',
      [
        ['临江大学', '', '临江', 'CN', '临江大学'],
        ['江城大学', '', '', 'CN', '江城大学'],
      ],
    ],
    [
      'School of History, LINJIANG UNIVERSITY, Linjiang 100871, China',
      [['LINJIANG UNIVERSITY', 'School of History', 'Linjiang', 'CN', '临江大学']],
    ],
    [
      'Dept. of Law, University of Nowhere, Northtown, USA',
      [['University of Nowhere, Northtown', 'Dept. of Law', 'Northtown', 'US', 'University of Nowhere, Northtown']],
    ],
    ['临江大学附属医院', [['临江大学', '附属医院', '临江', 'CN', '临江大学']]],
    ['南屏文献馆，历史部', [['南屏文献馆，历史部', '', '', '', null]]],
  ])('%s is read by the register (B-104)', async (text, units) => {
    expect(await read(text)).toEqual(units);
  });

  it('is printed with its department as one text in each language, and has the English name of the register (B-104)', async () => {
    const [chinese] = await offered('临江大学历史学院');
    expect(chinese).toMatchObject({ text: '临江大学历史学院', textEn: 'Linjiang University', nameEn: 'Linjiang University' });
    const [english] = await offered('School of History, Linjiang University');
    expect(english).toMatchObject({ text: 'School of History, Linjiang University', textEn: 'School of History, Linjiang University' });
  });

  it('belongs nowhere where two institutions have the name; a name goes before another’s short form (B-104)', async () => {
    const tx = em();
    await buildInstitution(tx, '东湖大学', { aliases: ['湖大'] });
    await buildInstitution(tx, '西湖大学', { aliases: ['湖大'] });
    expect(await read('湖大')).toEqual([['湖大', '', '', '', null]]);
    const own = await buildInstitution(tx, '湖大', {});
    expect((await offered('湖大'))[0]?.institution?.institutionId).toBe(encodeId('Institution', own.id));
  });

  it('is offered while one types, by a part of any name, the same name first (B-104)', async () => {
    const named = async (search: string) =>
      (
        await app.request<{ institutionsNamed: { name: string }[] }>(
          'query Named($search: String!) { institutionsNamed(search: $search) { name } }',
          { search },
          { token: tokenOf('AUTHOR') },
        )
      ).data?.institutionsNamed.map(({ name }) => name);
    expect(await named('jiang')).toEqual(['江城大学', '临江大学']);
    expect(await named('临大')).toEqual(['临江大学']);
    expect(await named(' ')).toEqual([]);
  });
});

describe('the register', () => {
  it('is kept by operations alone; everyone else is refused (B-104)', async () => {
    const { id } = await buildInstitution(em(), '江城大学');
    const institutionId = encodeId('Institution', id);
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      expect(await listed({}, role), role).toBeNull();
      for (const [what, input] of [
        ['create', SAID],
        ['change', { ...SAID, institutionId, version: 1 }],
        ['addAlias', { institutionId, alias: '江大' }],
        ['merge', { institutionId, version: 1, intoId: institutionId, intoVersion: 1 }],
      ] as const)
        expect(codeOf(await act(what, input, role)), `${role} ${what}`).toBe('FORBIDDEN');
    }
    expect(await listed()).toMatchObject([{ name: '江城大学', version: 1 }]);
  });

  it('takes an institution with all its names, and is searched by each (B-104)', async () => {
    const made = await act('create', { ...SAID, rorId: 'https://ror.org/03yrm5c26', aliases: ['临大', 'LJU', 'Linkiang'] });
    expect(made.data?.done?.institution).toMatchObject({ name: '临江大学', rorId: '03yrm5c26', source: 'OFFICE', version: 1 });
    expect(made.data?.done?.institution.aliases).toEqual([
      { text: '临大', kind: 'ALIAS' },
      { text: 'LJU', kind: 'ACRONYM' },
      { text: 'Linkiang', kind: 'ALIAS' },
    ]);
    for (const search of ['临江', '臨江', 'ＬＩＮＪＩＡＮＧ', '临大', 'lju', 'inkia', '03yrm5c26'])
      expect(await listed({ search }), search).toHaveLength(1);
    expect(await listed({ search: '江城' })).toEqual([]);
    expect(await listed({ filter: { hasRorId: false } })).toEqual([]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['country', { country: 'XX' }],
    ['country', { country: 'China' }],
    ['rorId', { rorId: '03yrm5c27' }],
    ['aliases.0', { aliases: [''] }],
    ['name', { name: '江城大學' }],
    ['rorId', { rorId: '02mhbdp94' }],
  ])('is refused a wrong %s: %o (B-104)', async (field, wrong) => {
    await buildInstitution(em(), '江城大学', { rorId: '02mhbdp94' });
    const answer = await act('create', { ...SAID, ...wrong });
    expect([codeOf(answer), fieldsOf(answer)]).toEqual(['INVALID_INPUT', [field]]);
    expect(await em().count(Institution)).toBe(1);
  });

  it('is written over by nobody who has not seen the last change, an alias among them (B-104)', async () => {
    const { id } = await buildInstitution(em(), '临江学院');
    const institutionId = encodeId('Institution', id);
    expect((await act('change', { ...SAID, institutionId, version: 1 })).data?.done?.institution).toMatchObject({
      name: '临江大学',
      version: 2,
    });
    expect((await act('addAlias', { institutionId, alias: '临江高师' })).data?.done?.institution.version).toBe(3);
    expect(codeOf(await act('change', { ...SAID, institutionId, version: 2 }))).toBe('CONFLICT');
    const [left] = (await listed()) ?? [];
    expect(left?.aliases.map(({ text }) => text)).toEqual(['临大', '临江高师']);
  });
});

describe('merging', () => {
  /** The input of a merge by what stands there now. */
  async function merging(id: number, into: number) {
    const [gone, kept] = [await em().findOneOrFail(Institution, id), await em().findOneOrFail(Institution, into)];
    return {
      institutionId: encodeId('Institution', id),
      version: gone.version,
      intoId: encodeId('Institution', into),
      intoVersion: kept.version,
    };
  }
  const merge = async (id: number, into: number): Promise<Done> => await act('merge', await merging(id, into));

  it('lets the one that stays be found by the names of both, and gives it what it lacks (B-104)', async () => {
    const tx = em();
    const old = await buildInstitution(tx, '临江师范学院', {
      nameEn: 'Linjiang Normal College',
      rorId: '03yrm5c26',
      city: '临江',
      aliases: ['临师'],
    });
    const kept = await buildInstitution(tx, '临江大学', { country: 'CN', aliases: ['临师'] });
    const merged = await merge(old.id, kept.id);
    expect(merged.data?.done?.institution).toMatchObject({
      name: '临江大学',
      nameEn: 'Linjiang Normal College',
      city: '临江',
      country: 'CN',
      rorId: '03yrm5c26',
    });
    expect(merged.data?.done?.institution.aliases.map(({ text }) => text).toSorted()).toEqual([
      'Linjiang Normal College',
      '临师',
      '临江师范学院',
    ]);
    expect((await listed())?.map(({ name }) => name)).toEqual(['临江大学']);
    for (const text of ['临江师范学院', '临师', 'Linjiang Normal College'])
      expect((await offered(text))[0]?.institution?.name, text).toBe('临江大学');
  });

  it('is flat: what was merged before is found under the last (B-104)', async () => {
    const tx = em();
    const [a, b, c] = [await buildInstitution(tx, '甲学院'), await buildInstitution(tx, '乙学院'), await buildInstitution(tx, '丙大学')];
    await merge(a.id, b.id);
    await merge(b.id, c.id);
    expect((await em().find(Institution, { mergedInto: c.id })).map(({ id }) => id)).toEqual([a.id, b.id]);
    expect((await offered('甲学院'))[0]?.institution?.name).toBe('丙大学');
  });

  it('is refused into itself, into what was merged, and by a version that is no longer so (B-104)', async () => {
    const tx = em();
    const [a, b] = [await buildInstitution(tx, '甲学院'), await buildInstitution(tx, '乙学院')];
    expect([codeOf(await merge(a.id, a.id)), fieldsOf(await merge(a.id, a.id))]).toEqual(['INVALID_INPUT', ['intoId']]);
    const input = { institutionId: encodeId('Institution', b.id), version: 1, intoId: encodeId('Institution', a.id), intoVersion: 1 };
    await merge(a.id, b.id);
    expect(codeOf(await act('merge', input))).toBe('CONFLICT');
    expect(fieldsOf(await merge(b.id, a.id))).toEqual(['intoId']);
    expect(codeOf(await act('change', { ...SAID, institutionId: encodeId('Institution', a.id), version: 2 }))).toBe('CONFLICT');
  });

  it('is refused where both have more names than a form holds, which the next change would lose (B-104)', async () => {
    const tx = em();
    const named = (sign: string, count: number) => Array.from({ length: count }, (_none, at) => `${sign}${at}馆`);
    const a = await buildInstitution(tx, '甲学院', { aliases: named('甲', 200) });
    const b = await buildInstitution(tx, '乙学院', { aliases: named('乙', 100) });
    const refused = await act('merge', await merging(a.id, b.id));
    expect([codeOf(refused), fieldsOf(refused)]).toEqual(['INVALID_INPUT', ['intoId']]);
    expect(await em().count(InstitutionName, { institution: a.id })).toBe(201);
  });

  it('of two in opposite directions at once one is done (B-104)', async () => {
    const tx = em();
    const [a, b] = [await buildInstitution(tx, '甲学院'), await buildInstitution(tx, '乙学院')];
    const inputs = [await merging(a.id, b.id), await merging(b.id, a.id)];
    const answers = await Promise.all(inputs.map((input) => act('merge', input)));
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['CONFLICT', 'done']);
    expect(await listed()).toHaveLength(1);
  });
});

interface Report {
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  changes: { name: string; isNew: boolean; fields: string[] }[];
  refusedLines: { line: number; what: string; reason: string }[];
}
const IMPORT = `mutation Import($input: ImportInstitutionsInput!) { importInstitutions(input: $input) {
  created changed unchanged refused changes { name isNew fields } refusedLines { line what reason } } }`;

describe('importing', () => {
  const importing = async (content: string, name: string, isTrial: boolean, role: RoleKindCode = 'OPERATIONS') =>
    await app.request<{ importInstitutions: Report | null }>(
      IMPORT,
      { input: { isTrial, file: null } },
      { token: tokenOf(role), files: { 'input.file': new File([content], name) } },
    );
  const imported = async (content: string, name: string, isTrial = false): Promise<Report> => {
    const answer = await importing(content, name, isTrial);
    if (!answer.data?.importInstitutions) throw new Error(JSON.stringify(answer));
    return answer.data.importInstitutions;
  };
  const countsOf = ({ created, changed, unchanged, refused }: Report) => [created, changed, unchanged, refused];
  const dump = (...records: unknown[]) => JSON.stringify(records);

  it('takes 5,000 records in ROR’s form: first shown, then done, twice without harm (B-104)', async () => {
    const records = Array.from({ length: 5000 }, (_none, number) => buildRorRecord(number));
    const file = JSON.stringify(records, null, 1);
    expect(countsOf(await imported(file, 'ror.json', true))).toEqual([5000, 0, 0, 0]);
    expect(await em().count(Institution), 'nothing is written by a trial').toBe(0);
    expect(countsOf(await imported(file, 'ror.json'))).toEqual([5000, 0, 0, 0]);
    expect(await em().count(Institution)).toBe(5000);
    expect(countsOf(await imported(file, 'ror.json'))).toEqual([0, 0, 5000, 0]);
    records[17] = buildRorRecord(17, { name: 'Renamed University' });
    const again = await imported(JSON.stringify(records), 'ror.json');
    expect(countsOf(again)).toEqual([0, 1, 4999, 0]);
    expect(again.changes).toEqual([{ name: 'Renamed University', isNew: false, fields: ['name', 'nameEn', 'aliases'] }]);
    expect((await offered('Made University 17'))[0]?.institution?.name, 'the former name is one of its names').toBe('Renamed University');
    expect((await offered('MU42'))[0]).toMatchObject({
      city: 'Lyon',
      country: 'FR',
      institution: { name: 'Made University 42', rorId: rorIdOfNumber(42) },
    });
  }, 120_000);

  it('matches by ROR iD first, then by name in the same country, and changes nothing that the office has said (B-104)', async () => {
    const tx = em();
    const byId = await buildInstitution(tx, '自定名称', { rorId: rorIdOfNumber(1) });
    const byName = await buildInstitution(tx, '测试大学', { country: 'FR', city: '里昂' });
    await buildInstitution(tx, '别国大学', { country: 'DE' });
    const report = await imported(
      dump(buildRorRecord(1), buildRorRecord(2, { zh: '测试大学' }), buildRorRecord(3, { zh: '别国大学' })),
      'ror.json',
    );
    expect(countsOf(report)).toEqual([1, 2, 0, 0]);
    expect(await rowOf(byId.id)).toMatchObject({
      name: '自定名称',
      nameEn: 'Made University 1',
      city: 'Lyon',
      country: 'FR',
      source: 'OFFICE',
    });
    expect(await rowOf(byName.id)).toMatchObject({ name: '测试大学', city: '里昂', rorId: rorIdOfNumber(2) });
    expect((await offered('Made University 1'))[0]?.institution?.name).toBe('自定名称');
  });

  it('adds the names of a record to the institution that its own was merged into (B-104)', async () => {
    const tx = em();
    const [a, b] = [
      await buildInstitution(tx, '甲学院', { rorId: rorIdOfNumber(1) }),
      await buildInstitution(tx, '乙学院', { rorId: rorIdOfNumber(2) }),
    ];
    await act('merge', { institutionId: encodeId('Institution', a.id), version: 1, intoId: encodeId('Institution', b.id), intoVersion: 1 });
    expect(countsOf(await imported(dump(buildRorRecord(1)), 'ror.json'))).toEqual([0, 1, 0, 0]);
    expect(await rowOf(b.id)).toMatchObject({ name: '乙学院', rorId: rorIdOfNumber(2) });
    expect((await offered('MU1'))[0]?.institution?.name).toBe('乙学院');
    expect(countsOf(await imported(dump(buildRorRecord(1)), 'ror.json'))).toEqual([0, 0, 1, 0]);
  });

  it('refuses records with the line and the reason, and takes the others (B-104)', async () => {
    const report = await imported(
      dump(
        buildRorRecord(1),
        buildRorRecord(1),
        buildRorRecord(2, { status: 'withdrawn' }),
        buildRorRecord(3, { id: 'https://ror.org/03yrm5c27' }),
        { id: 'x' },
        buildRorRecord(4, { country: 'ZZ' }),
      ),
      'ror.json',
    );
    expect(countsOf(report)).toEqual([1, 0, 0, 5]);
    expect(report.refusedLines.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'The file has this institution already'],
      [3, 'ROR has withdrawn this record'],
      [4, 'This is no ROR iD; please check it'],
      [5, 'This is no record of ROR’s schema 2'],
      [6, 'Please enter the two letters of the country (ISO 3166), such as CN'],
    ]);
  });

  it('takes a table with a head in either language, cells of several lines among it (B-104)', async () => {
    const table = '\uFEFF名称,英文名称,国家,别名\r\n"临江\n大学",Linjiang University,cn,临大；LJU\r\n\r\n江城大学,,,\r\n,Nobody,CN,\r\n';
    const report = await imported(table, '机构.csv');
    expect([countsOf(report), report.refusedLines.map(({ line }) => line)]).toEqual([[2, 0, 0, 1], [6]]);
    expect((await offered('LJU'))[0]).toMatchObject({ country: 'CN', institution: { name: '临江 大学' } });
    expect(countsOf(await imported(table, '机构.csv'))).toEqual([0, 0, 2, 1]);
  });

  it('reads a quotation of many lines that does not end in a time that grows with it (B-104)', async () => {
    const began = performance.now();
    expect(codeOf(await importing(`name\n"${'\n'.repeat(900_000)}`, 'x.csv', true))).toBe('INVALID_INPUT');
    expect(performance.now() - began).toBeLessThan(10_000);
  }, 60_000);

  it('adds nothing twice where two records of a file are merged into one, or are alike but for what one does not say (B-104)', async () => {
    const merged = dump(buildRorRecord(1), buildRorRecord(2));
    await imported(merged, 'ror.json');
    const [one, two] = await em().find(Institution, {}, { orderBy: { id: 'asc' } });
    if (!one || !two) throw new Error('two institutions');
    await act('merge', {
      institutionId: encodeId('Institution', one.id),
      version: one.version,
      intoId: encodeId('Institution', two.id),
      intoVersion: two.version,
    });
    for (const _turn of [1, 2]) expect(countsOf(await imported(merged, 'ror.json'))).toEqual([0, 0, 2, 0]);
    const alike = `name,ror,country\n国家馆,${rorIdOfNumber(3)},CN\n国家馆,,CN\n国家馆,,\n`;
    expect(countsOf(await imported(alike, 'x.csv'))).toEqual([3, 0, 0, 0]);
    for (const _turn of [1, 2]) expect(countsOf(await imported(alike, 'x.csv'))).toEqual([0, 0, 3, 0]);
  });

  it('takes further names as texts are kept, without signs that no database takes (B-104)', async () => {
    const record = buildRorRecord(1);
    record.names.push({ value: 'Old\u0000\nName', types: ['alias'], lang: null });
    expect(countsOf(await imported(dump(record), 'ror.json'))).toEqual([1, 0, 0, 0]);
    expect((await offered('Old Name'))[0]?.institution?.name).toBe('Made University 1');
  });

  it.each([
    ['a half', '[{"id": "x"', 'ror.json'],
    [
      'a half behind many good records',
      dump(...Array.from({ length: 501 }, (_none, number) => buildRorRecord(number))).slice(0, -1),
      'ror.json',
    ],
    ['no JSON', 'name: x', 'ror.json'],
    ['lists in lists without end', '['.repeat(5_000_000), 'ror.json'],
    ['a record without end', `[[${'0,'.repeat(1_000_000)}`, 'ror.json'],
    ['a table without names', 'a,b\n1,2\n', 'x.csv'],
    ['a quotation that does not end', 'name\n"x\n', 'x.csv'],
  ])('refuses %s as a whole, and writes nothing of it (B-104)', async (_what, content, name) => {
    const answer = await importing(content, name, false);
    expect([codeOf(answer), Object.keys(answer.errors?.[0]?.extensions.fields ?? {})]).toEqual(['INVALID_INPUT', ['file']]);
    expect(await em().count(Institution)).toBe(0);
  });

  it('is for operations alone (B-104)', async () => {
    expect(codeOf(await importing(dump(buildRorRecord(1)), 'ror.json', true, 'ADMINISTRATOR'))).toBe('FORBIDDEN');
  });
});
