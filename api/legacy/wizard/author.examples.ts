// Contract cases of the facade's calls around an author's own manuscripts (S2 §7).
import { ref } from '@mikro-orm/core';
import { expect } from 'vitest';
import { EditorialAct } from '../../../shared/workflow.ts';
import { ContributionFile } from '../../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { wordFile } from '../../modules/contributions/manuscript/wizard.factory.ts';
import { buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../modules/colloquiums/colloquium.factory.ts';
import { Review } from '../../modules/reviews/review.entity.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import { finishJobs } from '../../testing/jobs.ts';
import type { authorRows } from './author.rows.ts';
import type { ContractCase, World } from '../contract.factory.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };
const forbidden = { code: 500, msg: '您没有权限进行此操作' };
const all = { pageNo: 1, pageSize: 10, beDeal: 2, searchScope: '', keyWord: '', orderField: '', order: '' };

interface Draft { id: number; chapterTitleCh: string; [field: string]: unknown }
const numberOf = async (world: World, id: number) => (await world.em().findOneOrFail(Contribution, id)).manuscriptNumber ?? '';
const node = (status: string, act: string, more: Record<string, unknown> = {}) => expect.objectContaining({ nodeName: status, operation: act, inviteId: null, hz: 1, ...more });

export const authorCases: Record<keyof typeof authorRows, ContractCase> = {
  'E2-001': async (world) => {
    const token = world.tokens.author;
    const first = await world.draft();
    world.app.clock.advance(60_000);
    const second = await world.draft();
    const listOf = async (params: Record<string, unknown>, as: 'form' | 'json' = 'form') => (Object(await world.done('E2-001', { ...all, ...params }, { token, as })) as { page: { list: Draft[] } }).page.list;
    expect((await listOf({}))[0]).toEqual({ id: second, cbCode: null, xinjianTime: expect.stringMatching(/^2026-03-02 1\d:\d\d:00$/), chapterTitleCh: '水利碑刻考', colloquium: '江南文化' });
    const ids = async (params: Record<string, unknown>, as?: 'json') => (await listOf(params, as)).map(({ id }) => id);
    expect(await ids({ order: 1, pageSize: 100 })).toEqual((await ids({ order: 2, pageSize: 100 })).toReversed());
    expect(await ids({ searchScope: 3, keyWord: '碑刻' }, 'json')).toEqual(expect.arrayContaining([first, second]));
    expect(await ids({ searchScope: 4, keyWord: '没有这样的集刊' })).toEqual([]);
    expect(await ids({ searchScope: 4, keyWord: '江南' })).toEqual(expect.arrayContaining([first, second]));
    expect(await ids({ searchScope: 2, keyWord: '2026-03-03,' })).toEqual([]);
    expect(await ids({ searchScope: 2, keyWord: '2026-03-02,2026-03-02' })).toEqual(expect.arrayContaining([first, second]));
    expect(await ids({ searchScope: 1, keyWord: 'JN' })).toEqual([]);
    const count = (await ids({ pageSize: 100 })).length;
    expect(await world.done('E2-001', { ...all, pageSize: 1, pageNo: 2 }, { token })).toMatchObject({
      totalPage: count, currPage: 2, page: { list: [{ id: first }], currPage: 2, totalPage: count, totalCount: count },
    });
    expect(await world.call('E2-001', { ...all, searchScope: 2, keyWord: 'heute' }, { token })).toEqual({ code: 500, msg: '填写有误' });
    const theirs = Object(await world.done('E2-001', { ...all, pageSize: 100 }, { token: world.tokens.other })) as { page: { list: Draft[] } };
    expect(theirs.page.list.map(({ id }) => id), 'one’s own alone').not.toEqual(expect.arrayContaining([second]));
    expect(await world.call('E2-001', all, { token: world.tokens.editor })).toEqual(forbidden);
  },

  'E2-012': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { fileId } = await world.done('E1-045', { contributionId, description: '', fileType: 0, file: wordFile() }, { token, as: 'multipart' });
    const { storageKey } = await world.em().findOneOrFail(ContributionFile, Number(fileId));
    for (const params of [{ contributionId }, { contributionId: 999_999 }]) expect(await world.call('E2-012', params, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.done('E2-012', { contributionId }, { token })).toEqual({ code: 0, msg: '已删除！' });
    await finishJobs(world.app);
    await expect(world.app.deps.storage.get(storageKey), 'its bytes are gone').rejects.toThrow();
    expect(await world.call('E2-013', { contributionId }, { token })).toEqual(hidden);
    expect(await world.call('E2-012', { contributionId }, { token })).toEqual(hidden);
    expect(await world.call('E2-012', { contributionId: await world.submitted() }, { token })).toMatchObject({ code: 500, msg: expect.stringContaining('不能修改') });
  },

  'E2-014': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { fileId } = await world.done('E1-045', { contributionId, description: '', fileType: 0, file: wordFile('初稿.docx') }, { token, as: 'multipart' });
    expect(await world.done('E2-014', { contributionId }, { token })).toMatchObject({ files: [] });
    await world.em().execute('update contribution_file set is_current = false where id = ?', [Number(fileId)]);
    await world.done('E1-045', { contributionId, description: '', fileType: 0, file: wordFile('修改稿.docx') }, { token, as: 'multipart' });
    await world.done('E1-048', { contributionId }, { token });
    expect(await world.done('E2-014', { contributionId }, { token })).toMatchObject({ files: [{ fileId, fileName: '初稿.docx', fileType: 0 }] });
    expect(await world.done('E2-013', { contributionId }, { token })).toMatchObject({ content: { haveHistoryFiles: 1 } });
    // The office's headings for a file reveal no author (principles, Blind review).
    expect(await world.done('E2-014', { contributionId }, { token: world.tokens.editor })).toMatchObject({ files: [{ fileId }] });
    expect(await world.call('E2-014', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E2-017': async (world) => {
    const contributionId = await world.submitted();
    const code = await numberOf(world, contributionId);
    await world.done('E2-037', { list: [contributionId], suggestion: '选题有新意' }, { token: world.tokens.editor, as: 'json' });
    expect(await world.done('E2-017', { code }, { token: world.tokens.editor })).toMatchObject({ statusLogs: [node('新投稿', '提交稿件'), node('编辑审稿中', '接收稿件', { suggestion: '选题有新意', time: expect.stringMatching(/^2026-03-02 1\d:\d\d:00$/) })] });
    // Authors see the results of the office's acts, in their own words, and none of the office's internal texts.
    expect(await world.done('E2-017', { code }, { token: world.tokens.author, as: 'json' })).toMatchObject({ statusLogs: [node('新投稿', '提交稿件'), node('编辑部已接收', '编辑部已接收', { suggestion: null, files: [] })] });
    // The act that handed a review in leads to it, for the office alone; hz 2: the editor has summed it up.
    const em = world.em();
    const contribution = await em.findOneOrFail(Contribution, contributionId);
    const review = await buildReview(em, { contribution, status: 'FINISHED', editorSummary: '意见一致' });
    em.create(WorkflowEvent, { contribution, act: EditorialAct.REVIEW, row: 'T24', fromState: 9, toState: 10, stage: 2, actor: review.reviewer, actorKind: 2, at: world.app.clock.now(), isReviewerAct: true });
    await em.flush();
    expect(Object(await world.done('E2-017', { code }, { token: world.tokens.editor })).statusLogs[2]).toMatchObject({ inviteId: review.id, hz: 2 });
    expect(Object(await world.done('E2-017', { code }, { token: world.tokens.author })).statusLogs, 'authors learn of no review').toHaveLength(2);
    for (const unknown of [code, 'ZZ19990001']) expect(await world.call('E2-017', { code: unknown }, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E2-017', { code: code.slice(0, -1) }, { token: world.tokens.author })).toEqual(hidden);
    expect(await world.call('E2-017', { code: '' }, { token: world.tokens.author })).toEqual(hidden);
    await world.withdrawn(contributionId);
    for (const token of [world.tokens.author, world.tokens.editor]) expect(Object(await world.done('E2-017', { code }, { token })).statusLogs.at(-1)).toEqual(node('已撤稿', '撤稿'));
  },

  'E2-018': async (world) => {
    // The reviews sent with a decision stand in the author's log and overview, and in open review, from then on, with the reviewer's name
    // (B-053, F-033).
    for (const [reviewType, expertName] of [[0, null], [1, null], [2, '方汝成']] as const) {
      const em = world.em();
      const reviewed = await em.findOneOrFail(Contribution, await world.submitted());
      const review = await buildReview(em, { contribution: reviewed, reviewer: await buildUser(em, { roles: ['REVIEWER'], realName: '方汝成' }), status: 'FINISHED', comment: '论证严密', reviewType });
      em.create(WorkflowEvent, { contribution: reviewed, act: EditorialAct.CHIEF_RETURN, row: 'T35', fromState: 12, toState: 5, stage: 3, actor: world.people.chief, actorKind: 5, at: world.app.clock.now(), isForAuthor: true, letter: '<p>请修改</p>' });
      await em.flush();
      const told = async () => {
        const by = { code: reviewed.manuscriptNumber ?? '', contributionId: reviewed.id };
        const [log, byNumber, view] = [await world.done('E2-018', by, { token: world.tokens.author }), await world.done('E2-017', by, { token: world.tokens.author }), await world.done('E2-019', by, { token: world.tokens.author })];
        return { log: Object(log['result'])[0].contributionLogsVo, byNumber: byNumber['statusLogs'], comments: Object(view['result']).comments };
      };
      const before = await told();
      expect([before.log.length, before.comments], 'nothing before the decision').toEqual([2, []]);
      await em.nativeUpdate(Review, { id: review.id }, { isReleased: true });
      const { log, byNumber, comments } = await told();
      expect(log.at(-1), String(reviewType)).toMatchObject({ operation: '审稿意见', suggestion: '论证严密', expertName, inviteId: null });
      expect(byNumber, 'B-053 the author’s log and overview say what was released, and in open review who wrote it').toEqual(log);
      expect(comments).toEqual([{ username: expertName, comment: '论证严密', files: [] }]);
      expect(Object(await world.done('E2-019', { code: '', contributionId: reviewed.id }, { token: world.tokens.editor })).result.comments, 'the office reads its own').toEqual([]);
    }
    const contributionId = await world.submitted();
    const code = await numberOf(world, contributionId);
    await world.done('E2-037', [contributionId], { token: world.tokens.editor, as: 'json' });
    expect(await world.done('E2-018', { code, contributionId }, { token: world.tokens.author })).toMatchObject({
      result: [{ collouium: '江南文化', contributionLogsVo: [node('新投稿', '提交稿件'), node('编辑部已接收', '编辑部已接收')] }],
    });
    // Another journal takes it over: its history has a log of its own.
    const em = world.em();
    const taken = await em.findOneOrFail(Contribution, contributionId);
    taken.colloquium = ref(await buildColloquium(em, { name: '方言与文化' }));
    taken.logGroup += 1;
    em.create(WorkflowEvent, { contribution: taken, act: EditorialAct.ADOPT, row: 'T49', fromState: 16, toState: 1, stage: 1, logGroup: taken.logGroup, actor: world.people.chief, actorKind: 5, at: world.app.clock.now(), details: { fromColloquiumId: world.journal.id } });
    await em.flush();
    const journalHistories = Object((await world.done('E2-018', { code, contributionId }, { token: world.tokens.author }))['result']) as { collouium: string; contributionLogsVo: unknown[] }[];
    expect(journalHistories.map(({ collouium, contributionLogsVo }) => [collouium, contributionLogsVo.length])).toEqual([['江南文化', 2], ['方言与文化', 1]]);
    for (const params of [{ contributionId }, { contributionId: 999_999 }]) expect(await world.call('E2-018', { code, ...params }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E2-019': async (world) => {
    const contributionId = await world.submitted();
    await world.em().nativeUpdate(Contribution, contributionId, { subtitleZh: '以宋碑为例', subtitleEn: 'The Song Steles' });
    const { manuscriptNumber } = await world.em().findOneOrFail(Contribution, contributionId);
    expect(await world.done('E2-019', { code: '', contributionId }, { token: world.tokens.author })).toMatchObject({
      result: {
        cbCode: manuscriptNumber, chapterTitleChF: '以宋碑为例', chapterTitleEnF: 'The Song Steles', id: contributionId, subName: (await world.journal.subject.loadOrFail()).labelZh, colloquiumName: '江南文化', contributionTypeName: '自由投稿', chapterName: '研究论文', chapterTitleCh: '水利碑刻考', chapterTitleEn: 'Inscriptions on Water', statusName: '新投稿', zt: 1, flag: 0 },
    });
    await world.withdrawn(contributionId);
    expect(await world.done('E2-019', { code: '', contributionId }, { token: world.tokens.author })).toMatchObject({ result: { statusName: '已撤稿' } });
    for (const params of [{ contributionId }, { contributionId: 999_999 }]) expect(await world.call('E2-019', { code: '', ...params }, { token: world.tokens.other })).toEqual(hidden);
  },
};
