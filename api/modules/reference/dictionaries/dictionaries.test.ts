// The operations centre maintains the dictionaries: its changes are seen at once, and no earlier choice is lost.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleKindCodes } from '../../../../shared/roles.ts';
import { query } from '../../../database/tables.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { ColloquiumKind } from '../../colloquiums/colloquium.enums.ts';
import { buildColloquium, entryOf } from '../../colloquiums/colloquium.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf, WIZARD } from '../../contributions/manuscript/wizard.factory.ts';
import { DictionaryEntry } from '../dictionary-entry.entity.ts';
import { USING_COLUMNS } from './dictionary-uses.ts';

let app: TestApp;
let operations: string;
let author: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock, { language: 'zh-CN' });
  author = await buildSession(em(), await buildUser(em()), app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());

const ALL =
  'query AllEntries { fixedDictionaries dictionaryEntries { id type value labelZh labelEn isRetired version uses { journals manuscripts people } } }';
const ADD =
  'mutation AddEntry($input: AddDictionaryEntryInput!) { addDictionaryEntry(input: $input) { dictionaryEntry { id value labelZh labelEn version } } }';
const RENAME =
  'mutation RenameEntry($input: RenameDictionaryEntryInput!) { renameDictionaryEntry(input: $input) { dictionaryEntry { id labelZh version } } }';
const RETIRE =
  'mutation RetireEntry($input: RetireDictionaryEntryInput!) { retireDictionaryEntry(input: $input) { dictionaryEntry { id isRetired version } } }';
interface Entry {
  id: string;
  type: string;
  value: string;
  labelZh: string;
  isRetired: boolean;
  version: number;
  uses: Record<'journals' | 'manuscripts' | 'people', number>;
}

async function entry(value: string, type = 'SUBJECT'): Promise<Entry> {
  const { data } = await app.request<{ dictionaryEntries: Entry[] }>(ALL, {}, { token: operations });
  const found = data?.dictionaryEntries.find((one) => one.type === type && one.value === value);
  if (!found) throw new Error(`no ${type} ${value}`);
  return found;
}
const send = async (document: string, input: object, token = operations) =>
  await app.request<Record<string, { dictionaryEntry: Entry }>>(document, { input }, { token });
const labelsIn = async (language: string) => {
  const { data } = await app.request<{ dictionary: { label: string; isRetired: boolean }[] }>(
    'query Subjects { dictionary(type: SUBJECT) { label isRetired } }',
    {},
    { language },
  );
  return data?.dictionary ?? [];
};

it('is for the operations centre alone', async () => {
  for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
    const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
    expect([role, (await app.request(ALL, {}, { token })).data]).toEqual([role, { dictionaryEntries: null, fixedDictionaries: null }]);
    expect(codeOf(await send(ADD, { type: 'SUBJECT', value: '', labelZh: '甲', labelEn: 'A' }, token))).toBe('FORBIDDEN');
  }
});

describe('an entry', () => {
  it('is added behind the others, in both languages, with a number of its own', async () => {
    const { data } = await send(ADD, { type: 'SUBJECT', value: '', labelZh: ' 数字 人文 ', labelEn: 'Digital humanities' });
    expect(data?.['addDictionaryEntry']?.dictionaryEntry).toMatchObject({
      labelZh: '数字 人文',
      value: expect.stringMatching(/^\d+$/),
      version: 1,
    });
    expect((await labelsIn('zh-CN')).at(-1)).toEqual({ label: '数字 人文', isRetired: false });
    expect((await labelsIn('en-US')).at(-1)).toEqual({ label: 'Digital humanities', isRetired: false });
  });

  it.each([
    [{ labelZh: '' }, ['labelZh']],
    [{ labelEn: '字'.repeat(101) }, ['labelEn']],
    [{ value: '社 科' }, ['value']],
    [{ value: '110' }, ['value']],
    [{ labelZh: '数学', labelEn: 'mathematics' }, ['labelEn', 'labelZh']],
  ])('is refused at its field: %j', async (wrong, fields) => {
    const { errors } = await send(ADD, { type: 'SUBJECT', value: '', labelZh: '新学科', labelEn: 'New', ...wrong });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).toSorted()).toEqual(fields);
  });

  it('says its new words everywhere at once (F-073, F-074)', async () => {
    const { id, version } = await entry('140');
    const journal = await buildColloquium(em(), { subject: await entryOf(em(), 'SUBJECT', '140') });
    const label = async () =>
      (
        await app.request<{ node: { subject: { label: string } } }>(
          'query S($id: ID!) { node(id: $id) { ... on Colloquium { subject { label } } } }',
          { id: idOf('Colloquium', journal.id) },
          { token: author },
        )
      ).data?.node.subject.label;
    expect(await label()).not.toBe('物理学与天文');
    await send(RENAME, { dictionaryEntryId: id, version, labelZh: '物理学与天文', labelEn: 'Physics and astronomy' });
    expect(await label()).toBe('物理学与天文');
    // For a manuscript too, in the reader's language.
    const reader = await buildUser(em());
    const type = await entryOf(em(), 'ARTICLE_TYPE', '2');
    const manuscript = await buildContribution(em(), { submitter: reader });
    await em().nativeUpdate(Contribution, manuscript.id, { subject: journal.subject.id, articleType: type.id });
    for (const [language, words] of [
      ['zh-CN', { subject: { label: '物理学与天文' }, articleType: { label: type.labelZh } }],
      ['en-US', { subject: { label: 'Physics and astronomy' }, articleType: { label: type.labelEn } }],
    ] as const) {
      const token = await buildSession(em(), reader, app.clock, { language });
      const document = 'query S($id: ID!) { node(id: $id) { ... on Contribution { subject { label } articleType { label } } } }';
      expect((await app.request(document, { id: idOf('Contribution', manuscript.id) }, { token })).data).toEqual({ node: words });
    }
    expect((await labelsIn('en-US')).map((one) => one.label)).toContain('Physics and astronomy');
  });

  it('is not renamed on top of another’s change, nor to what another entry is called', async () => {
    const { id, version, labelZh } = await entry('150');
    const input = { dictionaryEntryId: id, labelEn: 'Chemistry, renamed' };
    expect(codeOf(await send(RENAME, { ...input, version: version + 1, labelZh }))).toBe('CONFLICT');
    expect(codeOf(await send(RENAME, { ...input, version, labelZh: '数学' }))).toBe('INVALID_INPUT');
    expect(codeOf(await send(RENAME, { ...input, version, labelZh }))).toBeUndefined();
  });
});

describe('a retired entry', () => {
  it('is offered no more and goes on being shown; it can be offered again (F-074)', async () => {
    const { id } = await entry('160');
    const subject = await entryOf(em(), 'SUBJECT', '160');
    const journal = await buildColloquium(em(), { subject });
    for (const _twice of [1, 2])
      expect(
        (await send(RETIRE, { dictionaryEntryId: id, isRetired: true })).data?.['retireDictionaryEntry']?.dictionaryEntry.isRetired,
      ).toBe(true);
    expect((await labelsIn('zh-CN')).find((one) => one.label === subject.labelZh)?.isRetired).toBe(true);
    const { data } = await app.request<{ node: { subject: { label: string } } }>(
      'query S($id: ID!) { node(id: $id) { ... on Colloquium { subject { label } } } }',
      { id: idOf('Colloquium', journal.id) },
      { token: author },
    );
    expect(data?.node.subject.label).toBe(subject.labelZh);
    expect(
      (await send(RETIRE, { dictionaryEntryId: id, isRetired: false })).data?.['retireDictionaryEntry']?.dictionaryEntry.isRetired,
    ).toBe(false);
    expect((await labelsIn('zh-CN')).find((one) => one.label === subject.labelZh)?.isRetired).toBe(false);
  });

  it('that is a subject closes no journal: authors choose it while one of its journals or conferences takes manuscripts (F-074)', async () => {
    const { id } = await entry('210');
    const subject = await entryOf(em(), 'SUBJECT', '210');
    const journal = await buildColloquium(em(), { subject });
    const over = await buildColloquium(em(), { subject, kind: ColloquiumKind.CONFERENCE, endsOn: '2000-01-01' });
    await send(RETIRE, { dictionaryEntryId: id, isRetired: true });
    const choose = async (place: Colloquium) =>
      codeOf(
        await app.request(
          WIZARD.colloquium,
          { input: { subjectId: id, colloquiumId: idOf('Colloquium', place.id), source: 'FREE_SUBMISSION' } },
          { token: author },
        ),
      );
    const isOffered = async () => {
      const { data } = await app.request<{ dictionary: { id: string; isReceiving: boolean }[] }>(
        'query Offered { dictionary(type: SUBJECT) { id isReceiving } }',
        {},
        { token: author },
      );
      return data?.dictionary.find((one) => one.id === id)?.isReceiving;
    };
    expect([await isOffered(), await choose(journal), await choose(over)]).toEqual([true, undefined, 'INVALID_INPUT']);
    await em().nativeUpdate(Colloquium, journal.id, { isActive: false });
    expect([await isOffered(), await choose(journal), await choose(over)]).toEqual([false, 'INVALID_INPUT', 'INVALID_INPUT']);
    await em().nativeUpdate(Colloquium, over.id, { endsOn: '2100-01-01' });
    expect([await isOffered(), await choose(over)]).toEqual([true, undefined]);
  });

  it('is never the last that can be chosen', async () => {
    const duties = await em().find(DictionaryEntry, { type: 'DUTY' }, { orderBy: { position: 'asc' } });
    const codes = [];
    for (const { id } of duties)
      codes.push(codeOf(await send(RETIRE, { dictionaryEntryId: idOf('DictionaryEntry', id), isRetired: true })));
    expect(codes).toEqual([...duties.slice(1).map(() => undefined), 'DICTIONARY_LAST']);
    for (const { id } of duties) await send(RETIRE, { dictionaryEntryId: idOf('DictionaryEntry', id), isRetired: false });
  });
});

it('a dictionary whose values the product relies on is renamed, and neither added to nor retired', async () => {
  const { data } = await app.request<{ fixedDictionaries: string[] }>(ALL, {}, { token: operations });
  expect(data?.fixedDictionaries).toEqual(['MANUSCRIPT_TYPE', 'FILE_TYPE', 'AUTHORIZATION_FILE']);
  const { id, version, labelZh } = await entry((await entryOf(em(), 'FILE_TYPE')).value, 'FILE_TYPE');
  expect(codeOf(await send(ADD, { type: 'FILE_TYPE', value: '', labelZh: '音频', labelEn: 'Audio' }))).toBe('DICTIONARY_FIXED');
  expect(codeOf(await send(RETIRE, { dictionaryEntryId: id, isRetired: true }))).toBe('DICTIONARY_FIXED');
  expect(codeOf(await send(RENAME, { dictionaryEntryId: id, version, labelZh, labelEn: 'Renamed file' }))).toBeUndefined();
});

describe('uses', () => {
  it('are counted of journals, manuscripts and people', async () => {
    const { value } = await entryOf(em(), 'SUBJECT', '170');
    const before = (await entry(value)).uses;
    await buildColloquium(em(), { subject: await entryOf(em(), 'SUBJECT', '170') });
    expect((await entry(value)).uses).toEqual({ ...before, journals: before.journals + 1 });
    // People of tests have the first degree.
    expect((await entry((await entryOf(em(), 'DEGREE')).value, 'DEGREE')).uses.people).toBeGreaterThan(0);
  });

  it('know every column that names an entry', async () => {
    const { rows } = await sql<{ place: string }>`select (c.conrelid::regclass)::text || '.' || a.attname as place from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f' and c.confrelid = 'dictionary_entry'::regclass`.execute(
      query(em()),
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual(Object.values(USING_COLUMNS).flat().toSorted());
  });

  it('cost one statement for all entries of the screen', async () => {
    await em().count(Colloquium);
    expect((await statementsOf(() => app.request(ALL, {}, { token: operations }))).length).toBeLessThanOrEqual(2);
  });
});
