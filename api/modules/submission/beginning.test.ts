// How a manuscript begins: the journals to choose among, and the choice, article type and statement in one save.
import { Readable } from 'node:stream';
import { Document, Packer, Paragraph } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { newStorageKey } from '../../storage/storage.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquiums/colloquium.factory.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { removeOrphans } from '../files/orphans.ts';
import { act, idOf } from '../contributions/manuscript/wizard.factory.ts';

let app: TestApp;
let author: User;
let token: string;
let history: Colloquium;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  author = await buildUser(tx, { realName: '张三', workplaces: ['临江大学'] });
  token = await buildSession(tx, author, app.clock, { language: 'zh-CN' });
  history = await buildColloquium(tx, {
    number: 'AA',
    name: '江南史学',
    nameEn: 'Jiangnan History',
    columns: ['碑刻研究'],
    subject: await entryOf(tx, 'SUBJECT', '770'),
  });
  for (const column of history.columns.getItems()) column.nameEn = 'Studies of Steles';
  await tx.flush();
  await buildColloquium(tx, { number: 'BB', name: '数学集刊', subject: await entryOf(tx, 'SUBJECT', '110') });
  await buildColloquium(tx, { number: 'CC', name: '停收集刊', isActive: false });
  await buildColloquium(tx, { number: 'DD', name: '已过会议', kind: 1, startsOn: '2020-01-01', endsOn: '2020-02-01' });
  await buildColloquium(tx, { number: 'EE', name: '物理会议', kind: 1 });
});
afterAll(() => app.close());

const LIST = `query Open($search: String, $first: Int) { colloquiums(search: $search, first: $first, lastUsedFirst: true) { totalCount edges { node { number viewerLastUsedAt
  usualDecisionDays viewerHasSpecialInvitation subject { id label } columns { id name } } } } }`;
interface Open {
  colloquiums: { totalCount: number; edges: { node: { number: string; viewerLastUsedAt: string | null } }[] } | null;
}
async function numbers(search?: string, as = token): Promise<string[] | undefined> {
  const { data } = await app.request<Open>(LIST, { search: search ?? null, first: 50 }, { token: as });
  return data?.colloquiums?.edges.map(({ node }) => node.number);
}

describe('the journals that an author chooses among', () => {
  it('are those that take manuscripts now, of every subject (B-431, F-047, F-097)', async () => {
    expect(await numbers()).toEqual(['AA', 'BB', 'EE']);
  });

  it('hold those of a retired subject (F-074)', async () => {
    const subject = { id: history.subject.id };
    await em().nativeUpdate(DictionaryEntry, subject, { retiredAt: app.clock.now() });
    expect(await numbers()).toContain('AA');
    await em().nativeUpdate(DictionaryEntry, subject, { retiredAt: null });
  });

  it.each([
    ['江南', ['AA']],
    ['jiangnan', ['AA']],
    ['碑刻', ['AA']],
    ['steles', ['AA']],
    ['历史学', ['AA']],
    ['集刊', ['BB']],
    ['bb', ['BB']],
    ['江南 碑刻', ['AA']],
    ['江南 数学', []],
    ['停收', []],
    ['%', []],
  ])('are found by name, subject, column and number: %s (B-431)', async (search, expected) => {
    expect(await numbers(search)).toEqual(expected);
  });

  it('begin with those where the author has begun one, the last one leading (B-431)', async () => {
    const other = await buildUser(em());
    const as = await buildSession(em(), other, app.clock);
    for (const [number, createdAt] of [
      ['EE', '2026-01-10T02:00:00Z'],
      ['BB', '2026-01-20T02:00:00Z'],
    ] as const) {
      const tx = em();
      const colloquium = await tx.findOneOrFail(Colloquium, { number });
      const { id } = await buildContribution(tx, { submitter: other, colloquium });
      await tx.nativeUpdate(Contribution, { id }, { createdAt: new Date(createdAt) });
    }
    expect(await numbers(undefined, as)).toEqual(['BB', 'EE', 'AA']);
    expect(await numbers(), 'another’s manuscripts order nothing').toEqual(['AA', 'BB', 'EE']);
    const { data } = await app.request<Open>(LIST, { first: 1 }, { token: as });
    expect(data?.colloquiums).toMatchObject({ totalCount: 3, edges: [{ node: { viewerLastUsedAt: '2026-01-20T02:00:00.000Z' } }] });
  });

  it('cost the same number of statements for few and for many (B-431)', async () => {
    const cost = async () =>
      (await statementsOf(() => app.request(LIST, { first: 50 }, { token, headers: { 'x-background': '1' } }))).length;
    await cost();
    const few = await cost();
    for (let index = 0; index < 20; index += 1)
      await buildColloquium(em(), { columns: ['论文', '书评'], subject: await entryOf(em(), 'SUBJECT', index % 2 === 0 ? '110' : '140') });
    expect(await cost()).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });
});

interface Begun {
  saveContributionColloquium: { contribution: Saved };
}
interface Saved {
  id: string;
  version: number;
  hasAgreedToStatement: boolean;
  poolConsent: boolean;
  articleType: { id: string } | null;
  authors: { isCorresponding: boolean }[];
}
const BEGIN = `mutation Begin($input: SaveContributionColloquiumInput!) { saveContributionColloquium(input: $input) { contribution { id version
  hasAgreedToStatement poolConsent articleType { id } authors { isCorresponding } } } }`;

async function choice(overrides: Record<string, unknown> = {}) {
  const columns = await history.columns.loadItems();
  return {
    subjectId: idOf('DictionaryEntry', history.subject.id),
    colloquiumId: idOf('Colloquium', history.id),
    columnId: idOf('ColloquiumColumn', columns[0]?.id ?? 0),
    source: 'FREE_SUBMISSION',
    articleTypeId: idOf('DictionaryEntry', (await entryOf(em(), 'ARTICLE_TYPE')).id),
    hasAgreed: true,
    poolConsent: true,
    ...overrides,
  };
}
const begin = async (overrides: Record<string, unknown> = {}) =>
  await app.request<Begun>(BEGIN, { input: await choice(overrides) }, { token });

describe('beginning a manuscript', () => {
  it('keeps journal, article type and statement in one save, and its only author corresponds (B-431, B-432)', async () => {
    const { articleTypeId } = await choice();
    expect((await begin()).data?.saveContributionColloquium.contribution).toMatchObject({
      hasAgreedToStatement: true,
      poolConsent: true,
      articleType: { id: articleTypeId },
      authors: [{ isCorresponding: true }],
    });
  });

  it('leaves both as they are where they are not said, as old clients do (B-431)', async () => {
    const begun = (await begin()).data?.saveContributionColloquium.contribution;
    const unsaid = { articleTypeId: null, hasAgreed: null, poolConsent: null };
    const again = await begin({ contributionId: begun?.id, version: begun?.version, source: 'OTHER', ...unsaid });
    expect(again.data?.saveContributionColloquium.contribution).toMatchObject({
      hasAgreedToStatement: true,
      poolConsent: true,
      articleType: begun?.articleType,
    });
    expect((await begin(unsaid)).data?.saveContributionColloquium.contribution).toMatchObject({
      hasAgreedToStatement: false,
      articleType: null,
      authors: [{ isCorresponding: false }],
    });
  });

  it('without the tick makes nothing (B-431, R1-111)', async () => {
    const before = await em().count(Contribution, { submitter: author });
    expect((await begin({ hasAgreed: false })).errors?.[0]?.extensions.fields).toEqual({ hasAgreed: '请先勾选投稿声明' });
    expect(await em().count(Contribution, { submitter: author })).toBe(before);
  });

  it('twice at once, in two tabs that share what they began with, is once (B-431)', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => begin({ startKey: 'two tabs' })));
    expect(new Set(answers.map(({ data }) => data?.saveContributionColloquium.contribution.id)).size).toBe(1);
    expect(await em().count(Contribution, { submitter: author, startKey: 'two tabs' })).toBe(1);
  });

  it('twice with another word to the statement is as was said last; once it was gone on with, the second is told (B-431)', async () => {
    const first = (await begin({ startKey: 'consent', poolConsent: true })).data?.saveContributionColloquium.contribution;
    const second = await begin({ startKey: 'consent', poolConsent: false });
    expect(second.data?.saveContributionColloquium.contribution).toMatchObject({ id: first?.id, poolConsent: false });
    const third = await begin({ startKey: 'consent', poolConsent: true });
    expect(Object.keys(third.errors?.[0]?.extensions.fields ?? {})).toEqual(['startKey']);
    expect((await begin({ startKey: 'consent', poolConsent: false })).errors).toBeUndefined();
  });

  it('takes no article type that is retired; a draft that has one keeps it (B-431)', async () => {
    const begun = (await begin()).data?.saveContributionColloquium.contribution;
    const type = { id: (await entryOf(em(), 'ARTICLE_TYPE')).id };
    await em().nativeUpdate(DictionaryEntry, type, { retiredAt: app.clock.now() });
    const refused = await begin();
    const kept = await begin({ contributionId: begun?.id, version: begun?.version, source: 'OTHER' });
    await em().nativeUpdate(DictionaryEntry, type, { retiredAt: null });
    expect(Object.keys(refused.errors?.[0]?.extensions.fields ?? {})).toEqual(['articleTypeId']);
    expect(kept.errors).toBeUndefined();
  });

  it('takes no column but one of its journal (B-431)', async () => {
    const other = await buildColloquium(em(), { columns: ['别刊栏目'] });
    const [column] = await other.columns.loadItems();
    expect((await begin({ columnId: idOf('ColloquiumColumn', column?.id ?? 0) })).errors?.[0]?.extensions.fields).toHaveProperty(
      'columnId',
    );
  });

  it('is refused at the journal where that was closed while one chose, and makes nothing (B-431, F-047)', async () => {
    const closing = await buildColloquium(em(), { subject: await entryOf(em(), 'SUBJECT', '110') });
    await em().nativeUpdate(Colloquium, { id: closing.id }, { isActive: false });
    const before = await em().count(Contribution, { submitter: author });
    const answer = await begin({
      subjectId: idOf('DictionaryEntry', closing.subject.id),
      colloquiumId: idOf('Colloquium', closing.id),
      columnId: null,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ colloquiumId: '请选择拟投集刊' });
    expect(await em().count(Contribution, { submitter: author })).toBe(before);
  });

  it('takes no subject but that of its journal (B-431)', async () => {
    const other = idOf('DictionaryEntry', (await entryOf(em(), 'SUBJECT', '110')).id);
    expect((await begin({ subjectId: other })).errors?.[0]?.extensions.fields).toEqual({ colloquiumId: '请选择拟投集刊' });
  });
});

describe('the file of a manuscript', () => {
  /** Stands in the file and nowhere else. */
  const PHRASE = '碑阴题名尚存三十七行可辨者';
  const READ = `query Read($id: ID!, $fileId: ID!) { node(id: $id) { ... on Contribution { frontPage(fileId: $fileId) { abstractZh { value } } } } }`;
  const DAY_MS = 86_400_000;

  /** Columns of all tables, the jobs of the worker among them, that hold the phrase. */
  async function places(): Promise<string[]> {
    const columns: { schema: string; table: string; column: string }[] = await em().execute(
      `select table_schema as schema, table_name as "table", column_name as "column" from information_schema.columns
        where table_schema in ('public', 'graphile_worker') and data_type in ('text', 'json', 'jsonb', 'ARRAY', 'bytea')
          and (table_schema, table_name) in (select table_schema, table_name from information_schema.tables where table_type = 'BASE TABLE')`,
    );
    const found: string[] = [];
    for (const { schema, table, column } of columns) {
      const [row]: { count: number }[] = await em().execute(
        `select count(*)::int as count from "${schema}"."${table}" where "${column}"::text like ?`,
        [`%${PHRASE}%`],
      );
      if (row && row.count > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  it('is read without a word of it being kept: in no draft, no reading and no log (B-432)', async () => {
    const children = [
      new Paragraph('江南水利碑刻'),
      new Paragraph(`摘要：${PHRASE}。本文考察其书写与传播的过程，并讨论其在乡里的作用。`),
      new Paragraph('关键词：水利；碑刻'),
    ];
    const bytes = await Packer.toBuffer(new Document({ sections: [{ children }] }));
    const contributionId = (await begin()).data?.saveContributionColloquium.contribution.id;
    const uploaded = await act<{ uploadContributionFile: { file: { id: string } } }>(
      app,
      token,
      'upload',
      { contributionId, kind: 'MANUSCRIPT' },
      new File([new Uint8Array(bytes)], '碑刻.docx'),
    );
    const variables = { id: contributionId, fileId: uploaded.data?.uploadContributionFile.file.id };
    const read = await app.request<{ node: { frontPage: { abstractZh: { value: string } } } }>(READ, variables, { token });
    expect(read.data?.node.frontPage.abstractZh.value).toContain(PHRASE);
    expect(await places()).toEqual([]);
  });

  it('that came and whose server was killed before it had a row is gone within a day (B-432)', async () => {
    const { storage } = app.deps;
    const key = newStorageKey();
    await storage.put(key, Readable.from([Buffer.from(PHRASE)]));
    const sweep = async (ms: number) => await removeOrphans(em(), storage, { now: () => new Date(Date.now() + ms) });
    const isThere = async () =>
      await storage.get(key).then(
        (stream) => {
          stream.destroy();
          return true;
        },
        () => false,
      );
    await sweep(0);
    expect(await isThere()).toBe(true);
    await sweep(DAY_MS + 60_000);
    expect(await isThere()).toBe(false);
  });
});
