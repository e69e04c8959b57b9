// One search over number, title, author and journal: its results, and that it reveals no hidden authors (principles, Blind review).
import { expressionBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query, type Tables } from '../../../database/tables.ts';
import type { TestApp } from '../../../testing/app.ts';
import { startInBlindWorld, type BlindWorld } from '../../../testing/blind-world.ts';
import { loadViewer } from '../../accounts/viewer/viewer.service.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';
import { withKnownAuthors } from '../access/contribution.visibility.ts';
import { idOf } from '../manuscript/wizard.factory.ts';

let app: TestApp;
let world: BlindWorld;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  ({ app, world } = await startInBlindWorld());
});
afterAll(() => app.close());

interface Found {
  totalCount: number;
  edges: { node: { id: string; titleZh: string | null; authors: { personName: string }[] | null; firstAuthorName: string | null } }[];
}
type Lists = { viewer: Record<'handledContributions' | 'authoredContributions' | 'drafts', Found | null> | null };

const ROWS = '{ totalCount edges { node { id titleZh firstAuthorName authors { personName } } } }';
const LIST = `(first: 100, search: $search, searchIn: $searchIn) ${ROWS}`;
const SEARCH = `query Search($search: String, $searchIn: [ContributionSearchScope!]) { viewer { handledContributions${LIST} authoredContributions${LIST} drafts${LIST} } }`;

async function listsOf(token: string, variables: { search?: string; searchIn?: string[] }): Promise<Found[]> {
  const { data, errors } = await app.request<Lists>(SEARCH, variables, { token });
  if (errors || !data?.viewer) throw new Error(JSON.stringify(errors));
  return Object.values(data.viewer).filter((list) => list !== null);
}

describe('the search', () => {
  let editor: string;
  let first: Contribution;

  beforeAll(async () => {
    const tx = em();
    const person = await buildUser(tx, { roles: ['EDITOR'] });
    const [water, data] = [
      await buildColloquium(tx, { name: '江南文化', nameEn: 'Jiangnan Culture', members: { editor: [person] } }),
      await buildColloquium(tx, { name: '数据科学', nameEn: 'Data Science', members: { editor: [person] } }),
    ];
    const manuscript = async (colloquium: typeof water, titleZh: string, manuscriptNumber: string, ...names: string[]) =>
      await buildContribution(tx, {
        colloquium,
        titleZh,
        manuscriptNumber,
        state: 1,
        firstAuthor: { personName: names[0] ?? '' },
        coAuthors: names.slice(1).map((personName) => ({ personName })),
      });
    first = await manuscript(water, '太湖水利', 'JN20260001', '王小明', 'Ana Lima');
    await manuscript(water, '碑刻与契约', 'JN20260002', '李水');
    await manuscript(data, '图谱 100%', 'SJ20260001', '王丽');
    editor = await buildSession(tx, person, app.clock);
  });

  const titles = async (search: string, ...searchIn: string[]) =>
    (await listsOf(editor, { search, searchIn })).flatMap(({ edges }) => edges.map(({ node }) => node.titleZh)).toSorted();

  it.each([
    ['水', ['太湖水利', '碑刻与契约']],
    ['王', ['图谱 100%', '太湖水利']],
    ['小明', ['太湖水利']],
    ['ana li', ['太湖水利']],
    ['LIMA', ['太湖水利']],
    ['江南', ['太湖水利', '碑刻与契约']],
    ['science', ['图谱 100%']],
    ['20260001', ['图谱 100%', '太湖水利']],
    ['jn20260002', ['碑刻与契约']],
    ['100%', ['图谱 100%']],
    ['王 江南', ['太湖水利']],
    ['  太湖   王小明 ', ['太湖水利']],
    ['太湖 王丽', []],
    ['明Ana', []],
    ['_', []],
    ['\\', []],
  ])('finds by a part of number, title, author or journal, each word somewhere: %s', async (search, expected) => {
    expect(await titles(search)).toEqual(expected);
  });

  it.each([
    ['水', 'TITLE', ['太湖水利']],
    ['水', 'AUTHOR', ['碑刻与契约']],
    ['水', 'NUMBER', []],
    ['2026', 'TITLE', []],
    ['江南', 'JOURNAL', ['太湖水利', '碑刻与契约']],
    ['江南', 'AUTHOR', []],
  ])('keeps to the place that is chosen: %s in %s', async (search, place, expected) => {
    expect(await titles(search, place)).toEqual(expected);
  });

  it.each(['\u0001', '\u200b', '\u2800 \u0001', '水 \u0001'])('takes what nobody sees for nothing: %j', async (search) => {
    expect(await titles(search)).toEqual(await titles(search.startsWith('水') ? '水' : ''));
  });

  it('does not find from one title or name into the next', async () => {
    expect(await titles('王小明\u0001Ana')).toEqual(await titles('王小明 Ana'));
    expect(await titles('小明\u0001Ana Lima 太湖 水利 江南 一 二')).toEqual([]);
  });

  it('of nothing narrows nothing; a text longer than any title is refused', async () => {
    expect(await titles('  ')).toHaveLength(3);
    const { errors } = await app.request(SEARCH, { search: '长'.repeat(501) }, { token: editor });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { search: 'At most 500 characters.' } });
  });

  it('knows an author who is renamed, added or taken off', async () => {
    const tx = em();
    const renamed = await tx.findOneOrFail(ContributionAuthor, { contribution: first.id, position: 2 });
    renamed.personName = '钱多';
    await tx.flush();
    expect([await titles('Lima'), await titles('钱多')]).toEqual([[], ['太湖水利']]);
    tx.create(ContributionAuthor, { contribution: first.id, position: 3, personName: '孙少' });
    await tx.flush();
    expect(await titles('孙少')).toEqual(['太湖水利']);
    await tx.nativeDelete(ContributionAuthor, { contribution: first.id, personName: '钱多' });
    expect([await titles('钱多'), await titles('王小明')]).toEqual([[], ['太湖水利']]);
  });

  it('finds an author’s own drafts too', async () => {
    const tx = em();
    const author = await buildUser(tx);
    await buildContribution(tx, { submitter: author, titleZh: '未完', firstAuthor: { personName: '周未完' } });
    const own = await buildSession(tx, author, app.clock);
    expect((await listsOf(own, { search: '周未完' })).map(({ totalCount }) => totalCount)).toEqual([0, 1]);
  });
});

describe('nobody learns an author by searching', () => {
  let names: string[];

  beforeAll(async () => {
    names = (await em().find(ContributionAuthor, {}, { fields: ['personName'] })).map(({ personName }) => personName);
  });

  it('hits by a name are exactly the rows of which the reader gets that author', async () => {
    expect(names.length).toBeGreaterThan(10);
    let found = 0;
    for (const { name: reader, token } of [...world.readers, world.chief]) {
      if (token === null || (await loadViewer(em(), token, app.clock)) === null) continue;
      for (const field of ['handledContributions', 'authoredContributions', 'drafts']) {
        // The whole list, then the same narrowed by each name, in every place or among the authors alone.
        const asked = ['', ...new Set(names)];
        const calls = asked.map(
          (name, index) =>
            `l${index}: ${field}(first: 9, search: ${JSON.stringify(name)}${index % 2 ? ', searchIn: [AUTHOR]' : ''}) ${ROWS}`,
        );
        for (let start = 1; start < calls.length; start += 25) {
          const text = `query Names { viewer { ${[calls[0], ...calls.slice(start, start + 25)].join(' ')} } }`;
          const { data, errors } = await app.request<{ viewer: Record<string, Found | null> }>(text, {}, { token });
          if (!data) throw new Error(JSON.stringify(errors));
          const { l0: whole, ...narrowed } = data.viewer;
          for (const [alias, hits] of Object.entries(narrowed)) {
            const name = asked[Number(alias.slice(1))] ?? '';
            const readable = whole?.edges.filter(({ node }) => node.authors?.some(({ personName }) => personName === name));
            const ids = hits?.edges.map(({ node }) => node.id);
            expect(ids, `${reader}: ${name}`).toEqual(readable?.map(({ node }) => node.id));
            expect(hits?.totalCount, `${reader}: ${name}`).toBe(ids?.length);
            found += ids?.length ?? 0;
          }
        }
      }
    }
    expect(found).toBeGreaterThan(20);
  }, 60_000);

  it('an author is found by the Latin letters that somebody said of the name, in either order, and no longer by letters that were corrected (B-101)', async () => {
    const tx = em();
    const office = await buildUser(tx, { roles: ['EDITOR'] });
    const colloquium = await buildColloquium(tx, { members: { editor: [office] } });
    const said = {
      familyName: '艾山',
      givenName: '阿不都热合曼',
      suffix: '',
      latinFamilyName: 'Hasan',
      latinGivenName: 'Abdurahman',
      isGroup: false,
    };
    const firstAuthor = { personName: '阿不都热合曼·艾山', nameParts: { ...said, latinFamilyName: 'Eysan' } };
    const { authors } = await buildContribution(tx, { colloquium, titleZh: '绿洲水利', state: 9, firstAuthor });
    const token = await buildSession(tx, office, app.clock, { role: 'EDITOR' });
    const titles = async (search: string) =>
      (await listsOf(token, { search })).flatMap(({ edges }) => edges.map(({ node }) => node.titleZh));
    expect(await titles('Abdurahman Eysan')).toEqual(['绿洲水利']);
    for (const author of authors) author.nameParts = said;
    await tx.flush();
    for (const asked of ['hasan abdurahman', 'Abdurahman Hasan', '艾山']) expect(await titles(asked), asked).toEqual(['绿洲水利']);
    expect(await titles('Eysan')).toEqual([]);
  });

  it('who reviews a double-blind manuscript of the own office does not find it by its author, and by its title does', async () => {
    const tx = em();
    const office = await buildUser(tx, { roles: ['EDITOR', 'REVIEWER'] });
    const journal = await buildColloquium(tx, { reviewType: 1, members: { editor: [office] } });
    const open = await buildColloquium(tx, { reviewType: 0, members: { editor: [office] } });
    for (const [colloquium, titleZh] of [
      [journal, '双盲'],
      [open, '单盲'],
      [journal, '已拒'],
      [journal, '审后再拒'],
    ] as const) {
      const contribution = await buildContribution(tx, { colloquium, titleZh, state: 9, firstAuthor: { personName: '吴知' } });
      if (titleZh === '审后再拒') await buildReview(tx, { contribution, reviewer: office, status: 'FINISHED' });
      const isDeclined = titleZh === '已拒' || titleZh === '审后再拒';
      await buildReview(tx, { contribution, reviewer: office, reviewRound: 2, status: isDeclined ? 'DECLINED' : 'ACCEPTED' });
      if (titleZh === '双盲') await buildReview(tx, { contribution, status: 'ACCEPTED' });
    }
    const token = await buildSession(tx, office, app.clock, { role: 'EDITOR' });
    const titles = async (search: string) =>
      (await listsOf(token, { search })).flatMap(({ edges }) => edges.map(({ node }) => [node.titleZh, node.firstAuthorName])).toSorted();
    expect(await titles('吴知')).toEqual([
      ['单盲', '吴知'],
      ['已拒', '吴知'],
    ]);
    for (const blind of ['双盲', '审后再拒']) expect(await titles(blind)).toEqual([[blind, null]]);
  });

  it('asks of the database what the policy says, for every reader and every manuscript they may know of', async () => {
    const ids = (await em().execute<{ id: number }[]>('select id from contribution')).map(({ id }) => id);
    let hidden = 0;
    for (const { name: reader, token } of world.readers) {
      const viewer = token === null ? null : await loadViewer(em(), token, app.clock);
      if (token === null || viewer === null) continue;
      const eb = expressionBuilder<Tables, 'contribution'>();
      const rows = await query(em()).selectFrom('contribution').select('id').where(withKnownAuthors(eb, viewer)).execute();
      const open = new Set(rows.map(({ id }) => id));
      const known = await authorsOf(token, ids);
      for (const [id, hasAuthors] of known) {
        expect(open.has(id), `${reader}: ${id}`).toBe(hasAuthors);
        hidden += hasAuthors ? 0 : 1;
      }
    }
    expect(hidden).toBeGreaterThan(3);
  }, 60_000);

  /** Whether the reader gets the authors of each manuscript that they may know of. */
  async function authorsOf(token: string, ids: readonly number[]): Promise<Map<number, boolean>> {
    const text = `query Authors($id: ID!) { node(id: $id) { ... on Contribution { authors { id } } } }`;
    const found = new Map<number, boolean>();
    for (const id of ids) {
      const { data } = await app.request<{ node: { authors: object[] | null } | null }>(text, { id: idOf('Contribution', id) }, { token });
      if (data?.node) found.set(id, data.node.authors !== null);
    }
    return found;
  }
});
