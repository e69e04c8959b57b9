// The statistics of manuscripts change by the acts that they count, journal by journal, and by nothing else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Issue } from '../issues/issue.entity.ts';
import { buildIssue } from '../issues/issue.factory.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { WorkflowWorld } from '../workflow/workflow-world.factory.ts';
import { COURSE_LISTS, Statistics, type DatedAct } from './statistics.factory.ts';

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
  for (const list of COURSE_LISTS) if ((await statistics.titles(list, { keyword: title }))?.includes(title)) found.push(list);
  return found;
};

describe('each act has its row', () => {
  it('a submission stands among the times and the sources, a rejection among the refused, with its opinion and day (F-116, D13-125)', async () => {
    const id = await statistics.course('甲稿退稿', received);
    expect(await listsOf('甲稿退稿')).toEqual(['courseTimes', 'courseSources']);
    await statistics.goOn(id, [['2026-03-10', 'editor', 'EDITOR_REJECT', { comment: '选题不合' }]]);
    expect(await listsOf('甲稿退稿')).toEqual(['courseTimes', 'refusedCourses', 'courseSources']);
    expect(await statistics.rows('refusedCourses', { keyword: '甲稿退稿' })).toMatchObject([
      {
        titleZh: '甲稿退稿',
        colloquium: { name: '江南文化' },
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
    const id = await statistics.course('乙稿历程', accepted());
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
    expect(await statistics.rows('courseTimes', { keyword: '乙稿历程' })).toMatchObject([times]);
    await signed(id);
    // Half past midnight of the next day in Shanghai.
    await statistics.goOn(id, [['2026-04-11T16:30:00Z', 'chief', 'PUBLISH_SINGLE']]);
    expect(await statistics.rows('courseTimes', { keyword: '乙稿历程' })).toMatchObject([
      { ...times, publishedOn: '2026-04-12', daysToPublication: 10 },
    ]);
  });

  it('acceptance and publication count once, whichever way it is published first (F-116, F-113, D13-034)', async () => {
    const id = await statistics.course('丙稿发布', accepted());
    expect(await listsOf('丙稿发布')).toEqual(['courseTimes', 'acceptedCourses', 'courseSources']);
    await signed(id);
    await statistics.goOn(id, [['2026-04-10', 'chief', 'PUBLISH_SINGLE']]);
    const em = statistics.world.em();
    const issue = await buildIssue(em, { colloquium: await em.findOneOrFail(Colloquium, statistics.world.journal.id) });
    await statistics.goOn(id, [['2026-04-12', 'chief', 'COMPILE', { issueId: issue.id }]]);
    await statistics.world.em().nativeUpdate(Issue, issue.id, { savedAt: new Date(), exportedAt: new Date() });
    await statistics.goOn(id, [['2026-05-01', 'chief', 'SEND_TO_PRESS']]);
    expect(await listsOf('丙稿发布')).toEqual(['courseTimes', 'acceptedCourses', 'publishedCourses', 'courseSources']);
    expect(await statistics.rows('publishedCourses', { keyword: '丙稿发布' })).toMatchObject([
      { publishedOn: '2026-04-10', isPublishedSingly: true },
    ]);
    expect(await statistics.rows('acceptedCourses', { keyword: '丙稿发布' })).toMatchObject([
      { chiefCommentOn: '2026-04-02', state: 'PRESS_REVIEWING' },
    ]);
  });
});

describe('what is undone, taken back or adopted', () => {
  it('a reopened decision is none; decided again it counts once, on the later day (F-116)', async () => {
    const id = await statistics.course('丁稿重议', [...judged(), ['2026-03-28', 'chief', 'CHIEF_REJECT', { comment: '首次' }]]);
    await statistics.goOn(id, [['2026-03-30', 'chief', 'REOPEN']]);
    expect(await statistics.rows('courseTimes', { keyword: '丁稿重议' })).toMatchObject([
      { chiefCommentOn: null, outcome: null, decidedOn: null },
    ]);
    expect(await listsOf('丁稿重议')).toEqual(['courseTimes', 'courseSources']);
    await statistics.goOn(id, [['2026-04-05', 'chief', 'CHIEF_NOT_ACCEPT', { comment: '再次' }]]);
    expect(await statistics.rows('refusedCourses', { keyword: '丁稿重议' })).toMatchObject([
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
    await statistics.course('戊稿撤回', [...received, ['2026-03-04', 'author', 'WITHDRAW']]);
    await statistics.course('己稿撤回', [
      ...received,
      ['2026-03-04T12:00:00+08:00', 'editor', 'EDITOR_REJECT'],
      ['2026-03-04T12:05:00+08:00', 'author', 'WITHDRAW'],
    ]);
    await statistics.course('庚稿撤回', [...accepted(), ['2026-04-02T12:05:00+08:00', 'author', 'WITHDRAW']]);
    for (const title of ['戊稿撤回', '己稿撤回', '庚稿撤回'])
      expect(await listsOf(title), title).toEqual(['courseTimes', 'withdrawnCourses', 'courseSources']);
  });

  it('an adopted manuscript begins anew at the journal that chose it; the refusal stays with the first (F-116)', async () => {
    const id = await statistics.course('辛稿选用', [...judged(), ['2026-03-28', 'chief', 'CHIEF_NOT_ACCEPT', { comment: '不合本刊' }]], {
      poolConsent: true,
    });
    await statistics.world.tell(id);
    await statistics.goOn(id, [
      ['2026-04-01', 'otherChief', 'ADOPT', { colloquiumId: statistics.world.otherJournal.id }],
      ['2026-04-02', 'otherEditor', 'RECEIVE'],
      ['2026-04-06', 'otherEditor', 'EDITOR_APPROVE'],
      ['2026-04-09', 'otherChief', 'CHIEF_ACCEPT'],
    ]);
    expect(await statistics.rows('refusedCourses', { keyword: '辛稿选用' })).toMatchObject([
      { colloquium: { name: '江南文化' }, state: 'NOT_ACCEPTED', decidedOn: '2026-03-28', opinion: '不合本刊' },
    ]);
    expect(await statistics.rows('acceptedCourses', { keyword: '辛稿选用' })).toMatchObject([
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
