// Readers of the manuscript statistics and their view: within their departments, without manuscripts they wrote or review blind, alike in
// rows, figures and spreadsheets.
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { Department } from '../organization/department.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium, entryOf } from '../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { encodeId } from '../../graphql/node.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { accepted, buildHistory, submitted, type Happening } from './journal-history.factory.ts';
import { HISTORY_LISTS, type HistoryList } from './statistics.factory.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

let app: TestApp;
let author: User;
let operations: User;
let root: string;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  author = await buildUser(em(), { realName: '沈知远' });
  operations = await buildUser(em(), { roles: ['OPERATIONS'] });
  root = await buildSession(em(), operations, app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());
beforeEach(async () => void (await em().execute('delete from journal_course')));

const rejected: readonly Happening[] = [submitted, ['2026-02-01T01:00:00Z', 'EDITOR_REJECT', 17, '选题不合']];
const published: readonly Happening[] = [...accepted, ['2026-02-05T01:00:00Z', 'PUBLISH_SINGLE', 19]];
const withdrawn: readonly Happening[] = [submitted, ['2026-01-06T01:00:00Z', 'WITHDRAW', 17]];
const ends = { rejected, accepted, published, withdrawn };

type Row = Record<string, unknown> & { titleZh: string };
async function ask<T>(text: string, variables: Record<string, unknown>, token: string): Promise<T> {
  const { data, errors } = await app.request<{ viewer: T }>(text, variables, { token });
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data.viewer;
}
const rows = async (list: HistoryList, token = root, filter: Record<string, unknown> = {}, fields = ''): Promise<Row[] | null> =>
  (
    await ask<Record<string, { edges: { node: Row }[] } | null>>(
      `query Rows($filter: JournalHistoryFilter) { viewer { ${list}(first: 100, filter: $filter) { edges { node { titleZh ${fields} } } } } }`,
      { filter },
      token,
    )
  )[list]?.edges.map(({ node }) => node) ?? null;
const titles = async (...asked: Parameters<typeof rows>) => (await rows(...asked))?.map(({ titleZh }) => titleZh).toSorted() ?? null;

const FIGURES = `query Figures($filter: JournalHistoryFilter) { viewer {
  journalHistoryStageFigures(filter: $filter) { stage count medianDays ninetiethPercentileDays spans { fromDays toDays count } }
  journalHistoryDecisionFigures(filter: $filter) { month accepted notAccepted rejected deskRejected withdrawn }
  journalHistorySubmissionFigures(filter: $filter) { month submitted adopted }
  journalHistoryPublicationFigures(filter: $filter) { month singly inIssues }
  journalHistorySourceFigures(filter: $filter) { region { code } firstAuthors correspondingAuthors } } }`;
interface Figures {
  journalHistoryStageFigures: { stage: string; count: number; spans: { fromDays: number; toDays: number | null; count: number }[] }[];
  journalHistoryDecisionFigures: Record<string, number>[];
  journalHistorySubmissionFigures: { submitted: number }[];
  journalHistoryPublicationFigures: { singly: number }[];
  journalHistorySourceFigures: { region: { code: string } | null; firstAuthors: number; correspondingAuthors: number }[];
}
const figures = async (token = root, filter: Record<string, unknown> = {}) => await ask<Figures>(FIGURES, { filter }, token);

async function journalIn(department?: Department, own: Parameters<typeof buildColloquium>[1] = {}): Promise<Colloquium> {
  return await buildColloquium(em(), { ...own, ...(department ? { department } : {}) });
}
/** One manuscript of each end in the journal, called by the journal's word and the end. */
async function fill(colloquium: Colloquium, word: string, own: Parameters<typeof buildHistory>[2] = {}): Promise<void> {
  for (const [end, history] of Object.entries(ends))
    await buildHistory(em(), history, { submitter: author, colloquium, titleZh: `${word} ${end}`, ...own });
}
async function readerOf(department: Department, kind: RoleKindCode): Promise<string> {
  const role = await buildRole(em(), kind, [department]);
  return await buildSession(em(), await buildUser(em(), { records: [role] }), app.clock, { role, language: 'zh-CN' });
}

describe.each(STATISTICS_READERS)('a role with a branch office: %s', (kind) => {
  it('has rows, figures and spreadsheets of its journals alone; those of all branches make up the whole (F-082, R3-004, D13-135)', async () => {
    const [east, west] = [await buildDepartment(em()), await buildDepartment(em())];
    await fill(await journalIn(east), '分社0');
    await fill(await journalIn(west), '分社1');
    const [one, two] = [await readerOf(east, kind), await readerOf(west, kind)];
    for (const list of HISTORY_LISTS) {
      const [mine, others, all] = [await titles(list, one), await titles(list, two), await titles(list)];
      expect(
        mine?.every((title) => title.startsWith('分社0')),
        list,
      ).toBe(true);
      expect([...(mine ?? []), ...(others ?? [])].toSorted(), list).toEqual(all);
    }
    const [mine, all] = [await figures(one), await figures()];
    expect(mine.journalHistoryDecisionFigures).toEqual([
      { month: '2026-01', accepted: 2, notAccepted: 0, rejected: 0, deskRejected: 0, withdrawn: 1 },
      { month: '2026-02', accepted: 0, notAccepted: 0, rejected: 0, deskRejected: 1, withdrawn: 0 },
    ]);
    expect(all.journalHistoryDecisionFigures.map((month) => month['accepted'])).toEqual([4, 0]);
    const { journalHistoryTimesExportUrl } = await ask<{ journalHistoryTimesExportUrl: string }>(
      'query Link { viewer { journalHistoryTimesExportUrl } }',
      {},
      one,
    );
    const sheet =
      (await readXlsx(Buffer.from(await (await fetch(app.url + journalHistoryTimesExportUrl)).arrayBuffer()))).sheets[0]?.rows ?? [];
    expect(sheet[0]?.slice(0, 4)).toEqual(['稿件编号', '题名', '所属刊物', '投稿至编辑处理（天）']);
    expect(
      sheet
        .slice(1)
        .map((row) => row[1])
        .toSorted(),
    ).toEqual(await titles('journalHistoryTimes', one));
  });
});

describe('a filter by branch office', () => {
  it('meets a journal on both publication statistics by its branch office, or one above that (F-017, D13-046)', async () => {
    const [above, elsewhere] = [await buildDepartment(em()), await buildDepartment(em())];
    const below = await buildDepartment(em(), above);
    const journal = await journalIn(below);
    await fill(journal, '归属');
    const found = async (department: Department) =>
      await titles('publishedHistories', root, { publishingHouseId: encodeId('Department', department.id) });
    for (const office of [below, above]) expect(await found(office)).toEqual(['归属 published']);
    expect(await found(elsewhere)).toEqual([]);
    await em().execute('update colloquium set publishing_house_id = ? where id = ?', [elsewhere.id, journal.id]);
    expect([await found(below), await found(elsewhere)]).toEqual([[], ['归属 published']]);
  });
});

describe('nobody reads', () => {
  it('statistics in a role of an office or of an author: lists and figures are closed (SC-069 to SC-073)', async () => {
    await fill(await journalIn(), '关闭');
    for (const role of roleKindCodes.filter((one) => one !== 'PUBLISHING_EDITOR' && one !== 'OPERATIONS')) {
      const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
      for (const list of HISTORY_LISTS) expect(await rows(list, token), `${role} ${list}`).toBeNull();
      expect(Object.values(await figures(token)), role).toEqual([null, null, null, null, null]);
      expect(await ask('query Link { viewer { refusedHistoriesExportUrl } }', {}, token)).toEqual({ refusedHistoriesExportUrl: null });
    }
  });

  it('of the own manuscripts, nor who wrote and where from what is reviewed blind', async () => {
    const journal = await journalIn(undefined, { reviewType: ReviewType.DOUBLE_BLIND });
    await buildHistory(em(), rejected, { submitter: operations, colloquium: journal, titleZh: '自己的稿' });
    const blind = await buildHistory(em(), rejected, { submitter: author, colloquium: journal, titleZh: '盲审的稿' });
    await buildReview(em(), { contribution: blind, reviewer: operations, status: 'ACCEPTED' });
    expect(await rows('refusedHistories', root, {}, 'firstAuthorName opinion firstAuthorRegion { code }')).toEqual([
      { titleZh: '盲审的稿', firstAuthorName: null, opinion: null, firstAuthorRegion: null },
    ]);
    expect(await titles('journalHistoryTimes', root, { region: { code: '330000' } })).toEqual([]);
    expect(await titles('journalHistorySources')).toEqual([]);
    expect((await figures()).journalHistorySourceFigures).toEqual([]);
    const { refusedHistoriesExportUrl: link } = await ask<{ refusedHistoriesExportUrl: string }>(
      'query Link { viewer { refusedHistoriesExportUrl } }',
      {},
      root,
    );
    const sheet = (await readXlsx(Buffer.from(await (await fetch(app.url + link)).arrayBuffer()))).sheets[0]?.rows ?? [];
    expect(JSON.stringify(sheet)).not.toMatch(/沈知远|选题不合/);
    expect(sheet).toHaveLength(2);
  });
});

describe('narrowing', () => {
  it('by subject goes by the journal’s, and follows it (F-072)', async () => {
    const [law, history] = [await entryOf(em(), 'SUBJECT', '820'), await entryOf(em(), 'SUBJECT', '770')];
    const journal = await journalIn(undefined, { subject: law });
    await fill(journal, '学科');
    const found = async (subject: { id: number }) =>
      (await titles('refusedHistories', root, { subjectId: encodeId('DictionaryEntry', subject.id) }))?.length;
    expect([await found(law), await found(history)]).toEqual([1, 0]);
    await em().execute('update colloquium set subject_id = ? where id = ?', [history.id, journal.id]);
    expect([await found(law), await found(history)]).toEqual([0, 1]);
  });

  it('opens the rows of each figure: a span of days, a month with desk rejections apart, a month of publications, a region (F-116)', async () => {
    await fill(await journalIn(), '图表');
    const { journalHistoryStageFigures, journalHistorySourceFigures } = await figures();
    for (const { stage, spans } of journalHistoryStageFigures)
      for (const { fromDays, toDays, count } of spans)
        expect(
          (await titles('journalHistoryTimes', root, { stageDays: { stage, from: fromDays, to: toDays } }))?.length,
          `${stage} ${fromDays}`,
        ).toBe(count);
    const february = { decided: { from: '2026-02-01', to: '2026-02-28' } };
    expect(await titles('refusedHistories', root, { ...february, isDeskRejection: true })).toEqual(['图表 rejected']);
    expect(await titles('refusedHistories', root, { ...february, isDeskRejection: false })).toEqual([]);
    expect(
      await titles('publishedHistories', root, { published: { from: '2026-02-05', to: '2026-02-05' }, isPublishedSingly: true }),
    ).toEqual(['图表 published']);
    expect(await titles('publishedHistories', root, { published: { from: '2026-02-06' } })).toEqual([]);
    expect(journalHistorySourceFigures).toEqual([{ region: { code: '330000' }, firstAuthors: 4, correspondingAuthors: 4 }]);
    expect((await titles('journalHistorySources', root, { region: { code: '330000', ofCorrespondingAuthor: true } }))?.length).toBe(4);
    expect((await figures(root, { outcomes: ['WITHDRAWN'] })).journalHistorySubmissionFigures).toEqual([
      { month: '2026-01', submitted: 1, adopted: 0 },
    ]);
  });

  it('says at its field what is no day', async () => {
    const { errors } = await app.request(
      'query Rows($filter: JournalHistoryFilter) { viewer { refusedHistories(filter: $filter) { totalCount } } }',
      { filter: { decided: { from: 'x' } } },
      { token: root },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { 'decided.from': expect.any(String) } });
  });
});

describe('the regions of a row', () => {
  const regions = async () =>
    await rows('journalHistorySources', root, {}, 'firstAuthorRegion { label } correspondingAuthorRegion { label }');
  const labels = (first: string | null, corresponding: string | null) => [
    { titleZh: '来源', firstAuthorRegion: first && { label: first }, correspondingAuthorRegion: corresponding && { label: corresponding } },
  ];

  it('are those of the first and the corresponding author, from the profile or else the address, and change with them (F-115)', async () => {
    const contribution = await buildHistory(em(), rejected, {
      submitter: await buildUser(em()),
      colloquium: await journalIn(),
      titleZh: '来源',
      coAuthors: [{ personName: '顾清禾', address: '中国江苏省南京市汉口路22号' }],
    });
    expect(await regions()).toEqual(labels('浙江省', '浙江省'));
    // The corresponding author is another.
    await em().nativeUpdate(ContributionAuthor, { contribution: contribution.id }, { isCorresponding: false });
    await em().nativeUpdate(ContributionAuthor, { contribution: contribution.id, position: 2 }, { isCorresponding: true });
    expect(await regions()).toEqual(labels('浙江省', '江苏省'));
    for (const [address, province] of [
      ['北京海淀区颐和园路5号', '北京市'],
      ['苏州市十梓街1号', '江苏省'],
      ['内蒙古呼和浩特市大学西街', '内蒙古自治区'],
      ['Broadway 1, New York', null],
      ['朝阳街9号', null],
    ] as const) {
      await em().nativeUpdate(ContributionAuthor, { contribution: contribution.id, position: 2 }, { address });
      expect(await regions(), address).toEqual(labels('浙江省', province));
    }
    // The first author moves, then is another.
    await em().execute(`update profile set region_code = '310104' where user_id = ?`, [contribution.submitter.id]);
    expect(await regions()).toEqual(labels('上海市', null));
    await em().nativeUpdate(ContributionAuthor, { contribution: contribution.id, position: 1 }, { isFirstAuthor: false });
    await em().nativeUpdate(
      ContributionAuthor,
      { contribution: contribution.id, position: 2 },
      { isFirstAuthor: true, address: '湖北省武汉市' },
    );
    expect(await regions()).toEqual(labels('湖北省', '湖北省'));
  });
});

it('a page takes the same few statements however many rows, journals and regions it shows', async () => {
  const cost = async (list: HistoryList) =>
    (
      await statementsOf(() =>
        rows(
          list,
          root,
          {},
          'colloquium { name subject { label } } articleType { label } firstAuthorName opinion state firstAuthorRegion { label }',
        ),
      )
    ).length;
  await fill(await journalIn(), '一刊');
  const few = await cost('journalHistoryTimes');
  for (const value of ['820', '770', '750'])
    await fill(await journalIn(undefined, { subject: await entryOf(em(), 'SUBJECT', value) }), value, { submitter: await buildUser(em()) });
  expect(await cost('journalHistoryTimes')).toBe(few);
  expect(few).toBeLessThanOrEqual(4);
  expect(await statementsOf(() => figures())).toHaveLength(6);
});
