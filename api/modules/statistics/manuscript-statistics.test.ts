// The statistics of manuscripts change by the acts that they count, journal by journal, and by nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ContributionState, type ActName, type ContributionStateId } from '../../../shared/workflow.ts';
import { encodeId } from '../../graphql/node.ts';
import { expectFilter } from '../../testing/filtering.ts';
import { buildDepartment } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Issue } from '../issues/issue.entity.ts';
import { buildIssue } from '../issues/issue.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { buildHistory, type Happening } from './journal-history.factory.ts';
import { historyFilter } from './journal-history.filter.ts';
import { HISTORY_LISTS, Statistics, type HistoryList, type DatedAct } from './statistics.factory.ts';

let statistics: Statistics;
beforeAll(async () => void (statistics = new Statistics(await WorkflowWorld.start())));
afterAll(() => statistics.world.app.close());

const received: DatedAct[] = [
  ['2026-03-02', 'author', 'SUBMIT'],
  ['2026-03-03', 'editor', 'RECEIVE'],
];
const judged = (): DatedAct[] => [
  ...received,
  ['2026-03-05', 'editor', 'EDITOR_APPROVE'],
  ['2026-03-06', 'editor', 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [statistics.world.people.reviewer.id] }],
  ['2026-03-07', 'reviewer', 'ACCEPT_INVITATION'],
  ['2026-03-20', 'reviewer', 'REVIEW'],
  ['2026-03-25', 'editor', 'SUMMARISE_REVIEWS', { comment: '汇总意见' }],
  ['2026-03-26', 'deputy', 'DEPUTY_APPROVE'],
];
const accepted = (): DatedAct[] => [
  ...judged(),
  ['2026-03-28', 'chief', 'CHIEF_PRE_ACCEPT'],
  ['2026-03-29', 'publisher', 'PRE_REVIEW', { comment: '可出版' }],
  ['2026-04-02', 'chief', 'CHIEF_ACCEPT'],
];
/** Signed without the papers themselves: the author's page is not this test's matter. */
async function signed(id: number): Promise<void> {
  await statistics.world.tell(id);
  await statistics.world.em().getConnection().execute('update contribution set state = 15, stage = 5 where id = ?', [id]);
}

const listsOf = async (title: string) => {
  const found: string[] = [];
  for (const list of HISTORY_LISTS) if ((await statistics.titles(list, { keyword: title }))?.includes(title)) found.push(list);
  return found;
};

describe('each act has its row', () => {
  it('a submission stands among the times and the sources, a rejection among the refused, with its opinion and day (F-116, D13-125)', async () => {
    const id = await statistics.history('甲稿退稿', received);
    expect(await listsOf('甲稿退稿')).toEqual(['journalHistoryTimes', 'journalHistorySources']);
    await statistics.goOn(id, [['2026-03-10', 'editor', 'EDITOR_REJECT', { comment: '选题不合' }]]);
    expect(await listsOf('甲稿退稿')).toEqual(['journalHistoryTimes', 'refusedHistories', 'journalHistorySources']);
    expect(await statistics.rows('refusedHistories', { keyword: '甲稿退稿' })).toMatchObject([
      {
        titleZh: '甲稿退稿',
        colloquium: { name: '江南文化', subject: { label: (await statistics.world.journal.subject.loadOrFail()).labelZh } },
        firstAuthorName: 'author',
        state: 'REJECTED',
        outcome: 'REJECTED',
        decidedOn: '2026-03-10',
        opinion: '选题不合',
        isDeskRejection: true,
        daysToEditorComment: 8,
        chiefCommentOn: null,
        isAdopted: false,
      },
    ]);
  });

  it('the days of the stages are calendar days in Shanghai from milestone to milestone, null where one is missing (D13-124)', async () => {
    const id = await statistics.history('乙稿历程', accepted());
    const times = {
      startedOn: '2026-03-02',
      editorCommentOn: '2026-03-05',
      gatheredOn: '2026-03-25',
      chiefCommentOn: '2026-04-02',
      publishedOn: null,
      daysToEditorComment: 3,
      daysToGathering: 20,
      daysToChiefComment: 8,
      daysToPublication: null,
    };
    expect(await statistics.rows('journalHistoryTimes', { keyword: '乙稿历程' })).toMatchObject([times]);
    await signed(id);
    // Half past midnight of the next day in Shanghai.
    await statistics.goOn(id, [['2026-04-11T16:30:00Z', 'chief', 'PUBLISH_SINGLE']]);
    expect(await statistics.rows('journalHistoryTimes', { keyword: '乙稿历程' })).toMatchObject([
      { ...times, publishedOn: '2026-04-12', daysToPublication: 10 },
    ]);
  });

  it('acceptance and publication count once, whichever way it is published first (F-116, F-113, D13-034)', async () => {
    const id = await statistics.history('丙稿发布', accepted());
    expect(await listsOf('丙稿发布')).toEqual(['journalHistoryTimes', 'acceptedHistories', 'journalHistorySources']);
    await signed(id);
    await statistics.goOn(id, [['2026-04-10', 'chief', 'PUBLISH_SINGLE']]);
    const em = statistics.world.em();
    const issue = await buildIssue(em, { colloquium: await em.findOneOrFail(Colloquium, statistics.world.journal.id) });
    await statistics.goOn(id, [['2026-04-12', 'chief', 'COMPILE', { issueId: issue.id }]]);
    await statistics.world.em().nativeUpdate(Issue, issue.id, { savedAt: new Date(), exportedAt: new Date() });
    await statistics.goOn(id, [['2026-05-01', 'chief', 'SEND_TO_PRESS']]);
    expect(await listsOf('丙稿发布')).toEqual(['journalHistoryTimes', 'acceptedHistories', 'publishedHistories', 'journalHistorySources']);
    const subject = await statistics.world.journal.subject.loadOrFail();
    const common = {
      titleZh: '丙稿发布',
      colloquium: { name: '江南文化', subject: { label: subject.labelZh } },
      articleType: { value: '1', label: '研究论文' },
      firstAuthorName: 'author',
    };
    expect(await statistics.rows('publishedHistories', { keyword: '丙稿发布' })).toMatchObject([
      { ...common, publishedOn: '2026-04-10', isPublishedSingly: true },
    ]);
    expect(await statistics.rows('acceptedHistories', { keyword: '丙稿发布' })).toMatchObject([
      { ...common, chiefCommentOn: '2026-04-02', state: 'PRESS_REVIEWING' },
    ]);
  });
});

describe('what is undone, taken back or adopted', () => {
  it('a reopened decision is none; decided again it counts once, on the later day (F-116)', async () => {
    const id = await statistics.history('丁稿重议', [...judged(), ['2026-03-28', 'chief', 'CHIEF_REJECT', { comment: '首次' }]]);
    await statistics.goOn(id, [['2026-03-30', 'chief', 'REOPEN']]);
    expect(await statistics.rows('journalHistoryTimes', { keyword: '丁稿重议' })).toMatchObject([
      { chiefCommentOn: null, outcome: null, decidedOn: null },
    ]);
    expect(await listsOf('丁稿重议')).toEqual(['journalHistoryTimes', 'journalHistorySources']);
    await statistics.goOn(id, [['2026-04-05', 'chief', 'CHIEF_NOT_ACCEPT', { comment: '再次' }]]);
    expect(await statistics.rows('refusedHistories', { keyword: '丁稿重议' })).toMatchObject([
      {
        outcome: 'NOT_ACCEPTED',
        state: 'NOT_ACCEPTED',
        decidedOn: '2026-04-05',
        chiefCommentOn: '2026-04-05',
        opinion: '再次',
        isDeskRejection: false,
      },
    ]);
  });

  it('a withdrawal stands apart from what was refused, also where it overtakes a refusal that nobody had told (F-116)', async () => {
    await statistics.history('戊稿撤回', [...received, ['2026-03-04', 'author', 'WITHDRAW']]);
    await statistics.history('己稿撤回', [
      ...received,
      ['2026-03-04T12:00:00+08:00', 'editor', 'EDITOR_REJECT'],
      ['2026-03-04T12:05:00+08:00', 'author', 'WITHDRAW'],
    ]);
    await statistics.history('庚稿撤回', [...accepted(), ['2026-04-02T12:05:00+08:00', 'author', 'WITHDRAW']]);
    for (const title of ['戊稿撤回', '己稿撤回', '庚稿撤回'])
      expect(await listsOf(title), title).toEqual(['journalHistoryTimes', 'withdrawnHistories', 'journalHistorySources']);
  });

  it('an adopted manuscript begins anew at the journal that chose it; the refusal stays with the first (F-116)', async () => {
    const id = await statistics.history('辛稿选用', [...judged(), ['2026-03-28', 'chief', 'CHIEF_NOT_ACCEPT', { comment: '不合本刊' }]], {
      poolConsent: true,
    });
    await statistics.world.tell(id);
    await statistics.goOn(id, [
      ['2026-04-01', 'otherChief', 'ADOPT', { colloquiumId: statistics.world.otherJournal.id }],
      ['2026-04-02', 'otherEditor', 'RECEIVE'],
      ['2026-04-06', 'otherEditor', 'EDITOR_APPROVE'],
      ['2026-04-09', 'otherChief', 'CHIEF_ACCEPT'],
    ]);
    expect(await statistics.rows('refusedHistories', { keyword: '辛稿选用' })).toMatchObject([
      { colloquium: { name: '江南文化' }, state: 'NOT_ACCEPTED', decidedOn: '2026-03-28', opinion: '不合本刊' },
    ]);
    expect(await statistics.rows('acceptedHistories', { keyword: '辛稿选用' })).toMatchObject([
      {
        colloquium: { name: '方言与文化' },
        isAdopted: true,
        startedOn: '2026-04-01',
        daysToEditorComment: 5,
        gatheredOn: null,
        chiefCommentOn: '2026-04-09',
      },
    ]);
  });
});

it('each filter leaves the histories that it names, and no others (P3-108, P3-109, P3-110, P3-124 to P3-126, P3-135 to P3-137, P3-145 to P3-148, P3-156, P3-157, B-060)', async () => {
  const em = statistics.world.em();
  const [house, other] = [await buildDepartment(em), await buildDepartment(em)];
  const [subject, another] = await em.find(DictionaryEntry, { type: 'SUBJECT' }, { orderBy: { id: 'asc' }, limit: 2 });
  if (!subject || !another) throw new Error('No subjects');
  const here = await buildColloquium(em, { department: house, subject });
  const there = await buildColloquium(em, { department: other, subject: another });
  const on = (day: string, act: ActName, to: ContributionStateId): Happening => [`2019-${day}T01:00:00Z`, act, to];
  const { NEW_SUBMISSION, REVIEWERS_INVITED, ACCEPTED, SINGLE_PUBLISHED, PRESS_REVIEWING, REJECTED } = ContributionState;
  const accepted = (sent: string, passed: string, agreed: string) => [
    on(sent, 'SUBMIT', NEW_SUBMISSION),
    on(passed, 'EDITOR_APPROVE', REVIEWERS_INVITED),
    on(agreed, 'CHIEF_ACCEPT', ACCEPTED),
  ];
  const histories: [title: string, colloquium: Colloquium, history: Happening[]][] = [
    ['盐场与灶户', here, [...accepted('03-05', '04-20', '06-05'), on('07-05', 'PUBLISH_SINGLE', SINGLE_PUBLISHED)]],
    ['窑址与窑工', there, [on('04-05', 'SUBMIT', NEW_SUBMISSION), on('05-05', 'EDITOR_REJECT', REJECTED)]],
    ['驿路与驿卒', there, accepted('04-20', '05-10', '06-20')],
    [
      '碑林与碑帖',
      here,
      [
        on('03-06', 'SUBMIT', NEW_SUBMISSION),
        on('03-07', 'EDITOR_APPROVE', REVIEWERS_INVITED),
        on('03-08', 'EDITOR_INVITE_REVIEWERS', REVIEWERS_INVITED),
        on('03-09', 'CHIEF_REJECT', REJECTED),
      ],
    ],
    ['渡口与渡船', there, [...accepted('03-06', '03-07', '03-08'), on('03-10', 'SEND_TO_PRESS', PRESS_REVIEWING)]],
    ['书院与山长', here, [on('03-11', 'SUBMIT', NEW_SUBMISSION), on('03-12', 'WITHDRAW', REJECTED)]],
    ['祠堂与族田', there, [on('04-06', 'SUBMIT', NEW_SUBMISSION), on('04-07', 'WITHDRAW', REJECTED)]],
  ];
  const titles = histories.map(([title]) => title) as [string, string, string, string, string, string, string];
  const [first, second, third, refused, pressed, taken, given] = titles;
  for (const [titleZh, colloquium, history] of histories) await buildHistory(em, history, { titleZh, colloquium });
  await em.execute(
    `update journal_course set first_region = '310000' where contribution_id = (select id from contribution where title_zh = ?)`,
    [third],
  );
  const filters: Record<string, [value: unknown, left: string[]]> = {
    subjectId: [encodeId('DictionaryEntry', another.id), [second, third, pressed, given]],
    colloquiumId: [encodeId('Colloquium', here.id), [first, refused, taken]],
    publishingHouseId: [encodeId('Department', house.id), [first, refused, taken]],
    keyword: ['窑', [second]],
    started: [{ from: '2019-04-01', to: '2019-04-10' }, [second, given]],
    decided: [{ from: '2019-06-10', to: '2019-06-30' }, [third]],
    published: [{ from: '2019-07-05', to: '2019-07-05' }, [first]],
    outcomes: [['REJECTED'], [second, refused]],
    isDeskRejection: [true, [second]],
    isPublishedSingly: [true, [first]],
    stageDays: [{ stage: 'TO_EDITOR_COMMENT', from: 40, to: 50 }, [first]],
    region: [{ code: '310000' }, [third]],
  };
  expect(Object.keys(filters), 'every filter is here').toEqual(Object.keys(historyFilter.fields));
  const listedIn = (list: HistoryList) => async (filter: Record<string, unknown>) =>
    ((await statistics.titles(list, filter)) ?? []).filter((title) => titles.includes(title)).toSorted();
  for (const [name, [value, left]] of Object.entries(filters)) await expectFilter(listedIn('journalHistoryTimes'), { [name]: value }, left);
  // Each of the lists has rows of its own, and is narrowed alike.
  const rows: Record<HistoryList, string[]> = {
    journalHistoryTimes: titles,
    journalHistorySources: titles,
    refusedHistories: [second, refused],
    withdrawnHistories: [taken, given],
    acceptedHistories: [first, third, pressed],
    publishedHistories: [first, pressed],
  };
  for (const list of HISTORY_LISTS) {
    expect(await listedIn(list)({}), list).toEqual(rows[list].toSorted());
    for (const [name, [value, left]] of Object.entries(filters))
      expect(await listedIn(list)({ [name]: value }), `${list} ${name}`).toEqual(
        left.filter((title) => rows[list].includes(title)).toSorted(),
      );
  }
});
