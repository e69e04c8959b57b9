// Personal information: the checks of S3 §5.9 in their order, with their messages; who may save and see it; the meaning of complete.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { User } from '../viewer/user.entity.ts';
import { buildSession, buildUser } from '../viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../../colloquiums/colloquium.factory.ts';
import { Profile } from './profile.entity.ts';

let app: TestApp;
let complete: Record<string, unknown>;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  // Half past midnight of 5 March in Shanghai, still the 4th in London.
  app.clock.set('2026-03-04T16:30:00Z');
  const em = app.database.orm.em.fork();
  const entryId = async (type: 'DEGREE' | 'PROFESSIONAL_TITLE' | 'DUTY', value: string) =>
    encodeId('DictionaryEntry', (await entryOf(em, type, value)).id);
  complete = {
    sex: 'FEMALE',
    birthDate: '1988-08-08',
    address: '浙江绍兴',
    regionCode: '330106',
    degreeId: await entryId('DEGREE', '3'),
    major: '中国史',
    professionalTitleId: await entryId('PROFESSIONAL_TITLE', '2'),
    researchArea: '水利碑刻',
    workplaces: ['临江大学', '古籍所'],
    department: '文学院',
    phone: '13800001234',
    dutyId: await entryId('DUTY', '1'),
    supervisor: '',
    remark: '',
  };
});
afterAll(() => app.close());

async function person(language: 'zh-CN' | 'en-US' = 'zh-CN', hasCompleteProfile = false): Promise<{ token: string; id: number }> {
  const em = app.database.orm.em.fork();
  const user = await buildUser(em, { hasCompleteProfile });
  return { token: await buildSession(em, user, app.clock, { language }), id: user.id };
}

const PROFILE = `id version sex birthDate address regionPath { code label hasChildren } degree { label } major professionalTitle { label } researchArea supervisor workplaces department phone duty { label } remark weChatOpenId`;
const SAVE = `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { profile { ${PROFILE} } viewer { isProfileComplete } } }`;

interface Told {
  message: string;
  extensions: { code: string; fields?: Record<string, string> };
}

/** Version of the stored profile; 0 where there is none. */
async function storedVersion(token: string): Promise<number> {
  const { data } = await app.request<{ viewer: { profile: { version: number } | null } | null }>(
    '{ viewer { profile { version } } }',
    {},
    token ? { token } : {},
  );
  return data?.viewer?.profile?.version ?? 0;
}

/** Over the stored version, unless the test names another. */
async function refusal(token: string, input: Record<string, unknown>): Promise<Told | undefined> {
  const { errors } = await app.request(SAVE, { input: { version: await storedVersion(token), ...input } }, { token });
  // As the API promises every error.
  return errors?.[0] as Told | undefined;
}

const TOO_LONG = '丈'.repeat(501);
const COUNTED = '𠮷'.repeat(500);

/** In the order of the table of S3 §5.9. */
const RULES: readonly [rule: string, field: string, wrong: readonly unknown[], zh: string, en: string][] = [
  ['R3-142', 'sex', [null], '请选择性别！', 'Please select your gender!'],
  ['R3-143', 'birthDate', ['', null, '2026-03-05', '2027-01-01'], '请选择出生日期！', 'Please select your date of birth!'],
  ['R3-144', 'address', ['', '  ', '\u200b'], '请填写籍贯信息！', 'Please fill in your native place!'],
  ['R3-145', 'regionCode', ['', '330000', '330100', '999999', 'x'], '请选择所在地区！', 'Please select your current region!'],
  ['R3-146', 'degreeId', [null, ''], '请选择学位！', 'Please select your degree!'],
  ['R3-147', 'major', [''], '请填写专业信息！', 'Please fill in your discipline!'],
  ['R3-148', 'professionalTitleId', [null], '请选择职称！', 'Please select your professional title!'],
  ['R3-149', 'researchArea', [''], '请选择研究方向！', 'Please fill in your research area!'],
  [
    'R3-150, R3-156',
    'workplaces',
    [null, [], [''], ['', '古籍所']],
    '请填写工作单位和隶属关系！',
    'Please fill in your workplace and affiliation!',
  ],
  ['R3-151', 'department', [''], '请填写院系！', 'Please fill in your department!'],
  [
    'R3-152, R3-153, R3-154',
    'phone',
    [
      '',
      '12345',
      '23800001234',
      '1380000123',
      '138000012345',
      '1-380000123',
      '57187654321',
      '05-87654321',
      '05711-87654321',
      '0571-876543',
      '0571--8765432',
    ],
    '联系方式格式不正确！',
    'This is not a valid phone number!',
  ],
  ['R3-155', 'dutyId', [null], '请选择职务！', 'Please select your position!'],
];

test.each(RULES)('%s: refuses %s when it is missing or wrong, in the words of the specification', async (_rule, field, wrong, zh, en) => {
  for (const [language, text] of [
    ['zh-CN', zh],
    ['en-US', en],
  ] as const) {
    const { token } = await person(language);
    for (const value of wrong)
      expect((await refusal(token, { ...complete, [field]: value }))?.extensions, JSON.stringify(value)).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [field]: text },
      });
  }
});

test('the checks stand in the order of the table, and an entry of another dictionary is none (R3-141)', async () => {
  const { token } = await person();
  const told = await refusal(token, {});
  expect(Object.values(told?.extensions.fields ?? {})).toEqual(RULES.map(([, , , zh]) => zh));
  for (const field of ['degreeId', 'professionalTitleId', 'dutyId']) {
    const other = field === 'degreeId' ? complete['dutyId'] : complete['degreeId'];
    expect(Object.keys((await refusal(token, { ...complete, [field]: other }))?.extensions.fields ?? {}), field).toEqual([field]);
  }
});

test('a birth date is a day from 1900 on, typed in any usual form and kept in one (R1-013, R1-016)', async () => {
  const { token } = await person('en-US');
  for (const nonsense of ['soon', '1980-13-01', '1981-02-29', '19800', '1980-02-31T00:00:00Z'])
    expect((await refusal(token, { ...complete, birthDate: nonsense }))?.extensions.fields, nonsense).toEqual({
      birthDate: 'This is not a date. Enter it like 2026-03-05.',
    });
  expect((await refusal(token, { ...complete, birthDate: '1899-12-31' }))?.extensions.fields).toEqual({
    birthDate: 'The date must lie between the years 1900 and 2100.',
  });
  for (const typed of ['1980-2-29', '1980/02/29', '19800229', '1980年2月29日']) {
    const { data } = await app.request<{ saveProfile: { profile: { birthDate: string } } }>(
      SAVE,
      { input: { version: await storedVersion(token), ...complete, birthDate: typed } },
      { token },
    );
    expect(data?.saveProfile.profile.birthDate, typed).toBe('1980-02-29');
  }
});

test('mobile numbers have 11 digits and begin with 1; landlines have 0 and an area code of 2 or 3 digits (R3-153, R3-154)', async () => {
  const { token } = await person();
  for (const phone of ['13800001234', '19900001234', '010-87654321', '01087654321', '0571-87654321', '05718765432', ' 0571-8765432 '])
    expect(await refusal(token, { ...complete, phone }), phone).toBeUndefined();
});

test('saves everything, with rare hanzi and right-to-left text, and tells it to nobody else (R3-008, R3-140)', async () => {
  const { token } = await person();
  const texts = {
    address: '𠮷林䶮县',
    major: 'الأدب العربي',
    researchArea: COUNTED,
    department: '院系<script>alert(1)</script>',
    supervisor: '  老师\u200f ',
    remark: '注\n二',
  };
  const { data } = await app.request<{ saveProfile: { profile: { id: string } } }>(
    SAVE,
    {
      input: {
        version: await storedVersion(token),
        ...complete,
        ...texts,
        workplaces: [' 大学,文学院 ', '', '古籍所', ' ', '古籍所', '大学，文学院'],
      },
    },
    { token },
  );
  expect(data?.saveProfile).toMatchObject({
    profile: {
      ...texts,
      supervisor: '老师\u200f',
      sex: 'FEMALE',
      birthDate: '1988-08-08',
      phone: '13800001234',
      weChatOpenId: null,
      degree: { label: '博士' },
      professionalTitle: { label: '副教授' },
      duty: { label: '教师' },
      // A workplace holds no ASCII comma, with which old clients join them (D13-121); empty and repeated rows are dropped.
      workplaces: ['大学，文学院', '古籍所'],
      regionPath: [
        { code: '330000', label: '浙江省', hasChildren: true },
        { code: '330100', label: '杭州市', hasChildren: true },
        { code: '330106', label: '西湖区', hasChildren: false },
      ],
    },
    viewer: { isProfileComplete: true },
  });
  const id = data?.saveProfile.profile.id ?? '';
  const other = await person();
  expect(
    (await app.request('query ($id: ID!) { node(id: $id) { id ... on Profile { phone } } }', { id }, { token: other.token })).data,
  ).toEqual({ node: null });
  expect((await app.request('query ($id: ID!) { node(id: $id) { ... on Profile { phone } } }', { id }, { token })).data).toEqual({
    node: { phone: '13800001234' },
  });
  expect((await refusal('', complete))?.extensions.code).toBe('UNAUTHENTICATED');
});

test('refuses texts longer than anyone needs, counted as a reader counts', async () => {
  const { token } = await person();
  for (const field of ['address', 'major', 'researchArea', 'department', 'supervisor'])
    expect((await refusal(token, { ...complete, [field]: TOO_LONG }))?.extensions.fields, field).toEqual({ [field]: '最多500个字符' });
  expect((await refusal(token, { ...complete, remark: '丈'.repeat(20_001) }))?.extensions.fields).toEqual({ remark: '最多20000个字符' });
  expect(
    (await refusal(token, { ...complete, workplaces: Array.from({ length: 21 }, (_, index) => `单位${index}`) }))?.extensions.fields,
  ).toEqual({ workplaces: '工作单位最多20个' });
  expect((await refusal(token, { ...complete, address: ' '.repeat(100_000) }))?.extensions.fields).toEqual({ address: '请填写籍贯信息！' });
});

test('two pages editing one profile: the second is told, and nothing of the first is lost', async () => {
  const { token, id } = await person();
  const read = async () =>
    (
      await app.request<{ viewer: { profile: { version: number; major: string } } }>(
        '{ viewer { profile { version major } } }',
        {},
        { token },
      )
    ).data?.viewer.profile;
  const version = (await read())?.version;
  expect(await refusal(token, { ...complete, version })).toBeUndefined();
  expect((await refusal(token, { ...complete, version, major: '另一页' }))?.extensions.code).toBe('CONFLICT');
  expect(await read()).toMatchObject({ major: '中国史' });
  // The same for a person who never had one.
  await app.database.orm.em.fork().nativeDelete(Profile, { user: id });
  expect((await app.request('{ viewer { profile { id } isProfileComplete workplaces } }', {}, { token })).data).toEqual({
    viewer: { profile: null, isProfileComplete: false, workplaces: [] },
  });
  const both = await Promise.all([
    refusal(token, { ...complete, version: 0 }),
    refusal(token, { ...complete, version: 0, major: '另一页' }),
  ]);
  expect(both.map((told) => told?.extensions.code).toSorted()).toEqual(['CONFLICT', undefined]);
});

test('a manuscript is begun by people who have told enough about themselves: all that the form requires (R1-085, R1-086, D13-097)', async () => {
  const em = app.database.orm.em.fork();
  const colloquium = await buildColloquium(em);
  const start = async (token: string) =>
    await app.request(
      'mutation ($input: SaveContributionColloquiumInput!) { saveContributionColloquium(input: $input) { contribution { id } } }',
      {
        input: {
          subjectId: encodeId('DictionaryEntry', colloquium.subject.id),
          colloquiumId: encodeId('Colloquium', colloquium.id),
          source: 'FREE_SUBMISSION',
        },
      },
      { token },
    );
  const newcomer = await person('zh-CN');
  expect((await start(newcomer.token)).errors?.[0]).toMatchObject({
    message: '请先完善个人信息',
    extensions: { code: 'PROFILE_INCOMPLETE' },
  });
  const english = await person('en-US');
  expect((await start(english.token)).errors?.[0]).toMatchObject({ message: 'Please complete your personal information first.' });
  const told = await person('zh-CN', true);
  expect((await start(told.token)).errors).toBeUndefined();
  const isComplete = async () => (await app.request('{ viewer { isProfileComplete } }', {}, { token: told.token })).data;
  const profile = await em.findOneOrFail(Profile, { user: told.id });
  const whole = { ...profile };
  for (const field of [
    'sex',
    'birthDate',
    'address',
    'region',
    'degree',
    'major',
    'professionalTitle',
    'researchArea',
    'department',
    'phone',
    'duty',
  ] as const) {
    expect(await isComplete()).toEqual({ viewer: { isProfileComplete: true } });
    em.assign(profile, { [field]: null });
    await em.flush();
    expect(await isComplete(), field).toEqual({ viewer: { isProfileComplete: false } });
    em.assign(profile, { [field]: whole[field] });
    await em.flush();
  }
  em.assign(profile, { workplaces: [] });
  await em.flush();
  expect(await isComplete(), 'workplaces').toEqual({ viewer: { isProfileComplete: false } });
});

describe('one’s own name in parts', () => {
  const NAME = 'name { familyName givenName suffix latinFamilyName latinGivenName isGroup isCertain }';
  const parts = { familyName: '山田', givenName: '太郎', suffix: '', latinFamilyName: 'Yamada', latinGivenName: 'Taro', isGroup: false };
  const japanese = async () => {
    const em = app.database.orm.em.fork();
    const user = await buildUser(em, { realName: '山田太郎' });
    return { id: user.id, token: await buildSession(em, user, app.clock) };
  };
  const saveName = async (token: string, name: Record<string, unknown>) =>
    await app.request<{ saveOwnName: { viewer: { name: unknown } } }>(
      `mutation ($input: SaveOwnNameInput!) { saveOwnName(input: $input) { viewer { ${NAME} } } }`,
      { input: { name } },
      { token },
    );
  const nameOf = async (token: string) =>
    (await app.request<{ viewer: { realName: string; name: unknown } }>(`{ viewer { realName ${NAME} } }`, {}, { token })).data?.viewer;

  test('is offered, stays an offer until the person says it, and is theirs in the next request (B-103)', async () => {
    const { token } = await japanese();
    expect(await nameOf(token)).toMatchObject({
      realName: '山田太郎',
      name: { familyName: '山田', latinFamilyName: '', isCertain: false },
    });
    const { data } = await saveName(token, parts);
    expect(data?.saveOwnName.viewer.name).toEqual({ ...parts, isCertain: true });
    expect(await nameOf(token)).toEqual({ realName: '山田太郎', name: { ...parts, isCertain: true } });
  });

  test('holds the letters of the account’s name and a family name, else it is refused at the part (B-101)', async () => {
    const { token } = await japanese();
    const fieldsOf = async (name: Record<string, unknown>) => (await saveName(token, name)).errors?.[0]?.extensions?.['fields'];
    expect(await fieldsOf({ ...parts, givenName: '次郎' })).toEqual({ name: 'The parts must hold the letters of the name' });
    expect(await fieldsOf({ ...parts, familyName: ' ', givenName: '山田太郎' })).toEqual({
      'name.familyName': 'Please enter the family name',
    });
    expect(await fieldsOf({ ...parts, latinGivenName: TOO_LONG })).toHaveProperty('name.latinGivenName');
    expect(await nameOf(token)).toMatchObject({ name: { isCertain: false } });
  });

  test('is refused where an administrator changes the name at the same moment: the parts are those of the former one (B-101)', async () => {
    const { id, token } = await japanese();
    const em = app.database.orm.em.fork();
    const answer = await em.transactional(async (renaming) => {
      await renaming.nativeUpdate(User, id, { realName: '山本太郎', nameParts: null });
      const saving = saveName(token, parts);
      await setTimeout(500);
      return { saving };
    });
    expect((await answer.saving).errors?.[0]?.extensions?.['code']).toBe('CONFLICT');
    expect(await nameOf(token)).toMatchObject({ realName: '山本太郎', name: { familyName: '山本', isCertain: false } });
  });
});
