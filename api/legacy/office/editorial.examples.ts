// Contract cases of the facade's lists and editorial calls (S2 §7).
import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { messageText } from '../../../shared/messages.ts';
import { EditorialAct } from '../../../shared/workflow.ts';
import { buildUser, buildSession } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { buildFile } from '../../modules/contributions/manuscript/contribution.factory.ts';
import { wordFile } from '../../modules/contributions/manuscript/wizard.factory.ts';
import { localStorage, newStorageKey } from '../../storage/storage.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import { EditorRefusal } from '../../modules/workflow/perform/editor-refusal.entity.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import type { ContractCase } from '../contract.factory.ts';
import { at, lastEvent } from './decisions.factory.ts';
import type { editorialRows } from './editorial.rows.ts';
import type { listRows } from './lists.rows.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };
const all = { pageNo: 1, pageSize: 10, beDeal: 2, searchScope: '', keyWord: '', orderField: '', order: '' };

interface ListRow { id: number; cbCode: string; [field: string]: unknown }
interface Page { list: ListRow[]; currPage: number; totalPage: number; totalCount: number }
/** The page under its documented name; its shape has been checked. */
const pageOf = (body: Record<string, unknown>, name: 'resultList' | 'page') => body[name] as Page;

export const listCases: Record<keyof typeof listRows, ContractCase> = {
  'E2-002': async (world) => {
    const token = world.tokens.editor;
    const [first, second] = [await world.submitted(), await world.submitted()];
    const body = await world.done('E2-002', all, { token });
    const [newest] = pageOf(body, 'resultList').list;
    const { manuscriptNumber } = await world.em().findOneOrFail(Contribution, second);
    expect(newest).toEqual({
      id: second, cbCode: manuscriptNumber, tougaoTime: expect.stringMatching(/^2026-03-02 10:\d\d:00$/), chapterTitleCh: '水利碑刻考', colloquium: '江南文化', colloquiumId: world.journal.id,
      responsible: '全部编辑', cbState: 1, statusName: '新投稿', zt: 1, flag: 0, contributionType: 2,
    });
    const ids = async (params: Record<string, unknown>, as: 'form' | 'json' = 'form') => pageOf(await world.done('E2-002', { ...all, ...params }, { token, as }), 'resultList').list.map((row) => row.id);
    expect(await ids({ order: 1 })).toEqual((await ids({ order: 2, pageSize: 100 })).toReversed().slice(0, 10));
    expect(await ids({ searchScope: 1, keyWord: manuscriptNumber }, 'json')).toEqual([second]);
    for (const [searchScope, found, nothing] of [[2, '2026-03-02,2026-03-02', '2026-03-03,2026-03-04'], [3, '碑刻', '没有这样的题目'], [4, '江南', '没有这样的集刊']] as const) {
      expect(await ids({ searchScope, keyWord: found }), `scope ${searchScope}`).toEqual(expect.arrayContaining([second, first]));
      expect(await ids({ searchScope, keyWord: nothing }), `scope ${searchScope}`).toEqual([]);
    }
    expect(await ids({ searchScope: 5, keyWord: 3 })).not.toContain(second);
    expect(await ids({ searchScope: 5, keyWord: 1, beDeal: 1 })).toContain(second);
    // Manuscripts that wait for others are not among one's pending ones; those of other journals are not handled at all.
    const waits = await at(world, 11, { titleZh: '等主编的' });
    const byTitle = { searchScope: 3, keyWord: '等主编的' };
    expect([await ids(byTitle), await ids({ ...byTitle, beDeal: 1 })]).toEqual([[waits], []]);
    const outsider = await buildUser(world.em(), { roles: ['EDITOR'] });
    await buildColloquium(world.em(), { members: { editor: [outsider] } });
    expect(await world.done('E2-002', all, { token: await buildSession(world.em(), outsider, world.app.clock) })).toMatchObject({ resultList: { list: [], totalCount: 0 } });
    const small = await world.done('E2-002', { ...all, pageSize: 1, pageNo: 2 }, { token });
    expect(pageOf(small, 'resultList')).toMatchObject({ list: [{ id: first }], currPage: 2, totalPage: small['totalPage'] });
    expect(small['totalPage']).toBe(pageOf(small, 'resultList').totalCount);
    expect(await world.call('E2-002', { ...all, pageSize: 0 }, { token }), 'no number of pages can be told').toEqual({ code: 500, msg: '不能小于1' });
    expect(await world.call('E2-002', { ...all, searchScope: 2, keyWord: 'heute' }, { token })).toEqual({ code: 500, msg: '填写有误' });
    expect(await world.call('E2-002', { ...all, searchScope: 5, keyWord: 99 }, { token })).toEqual({ code: 500, msg: '填写有误' });
    expect(await world.call('E2-002', all, { token: world.tokens.author })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },

  'E2-003': async (world) => {
    const token = world.tokens.author;
    const id = await world.submitted();
    const [newest] = pageOf(await world.done('E2-003', all, { token }), 'page').list;
    expect(newest).toEqual({
      id, cbCode: (await world.em().findOneOrFail(Contribution, id)).manuscriptNumber, tougaoTime: expect.stringMatching(/^2026-03-02 1\d:\d\d:00$/), chapterTitleCh: '水利碑刻考', colloquium: '江南文化',
      colloquiumId: world.journal.id, responsible: '', cbState: 1, statusName: '新投稿', zt: 1, flag: 0, contributionType: 2,
    });
    const ids = async (params: Record<string, unknown>) => pageOf(await world.done('E2-003', { ...all, ...params }, { token }), 'page').list.map((row) => row.id);
    expect(await ids({ searchScope: 5, keyWord: 1 })).toContain(id);
    expect(await ids({ searchScope: 5, keyWord: 3 })).not.toContain(id);
    const count = (await ids({ pageSize: 100 })).length;
    expect(await world.done('E2-003', { ...all, pageSize: 1, pageNo: 2 }, { token })).toMatchObject({ totalPage: count, page: { list: [{}], currPage: 2, totalPage: count, totalCount: count } });
    // 1 number, 2 days of submission, 3 title, 4 journal; by number or by submission, both ways (S2 §9).
    const { manuscriptNumber } = await world.em().findOneOrFail(Contribution, id);
    expect(await ids({ searchScope: 1, keyWord: manuscriptNumber })).toEqual([id]);
    for (const [searchScope, found, nothing] of [[2, '2026-03-02,2026-03-02', '2026-03-03,'], [3, '碑刻', '没有这样的题目'], [4, '江南', '没有这样的集刊']] as const) {
      expect(await ids({ searchScope, keyWord: found }), `scope ${searchScope}`).toContain(id);
      expect(await ids({ searchScope, keyWord: nothing }), `scope ${searchScope}`).toEqual([]);
    }
    for (const orderField of [1, 2]) expect(await ids({ orderField, order: 1, pageSize: 100 })).toEqual((await ids({ orderField, order: 2, pageSize: 100 })).toReversed());
    await world.done('E2-037', { list: [{ contributionId: id }] }, { token: world.tokens.editor, as: 'json' });
    // 2: received by the editorial office.
    expect(await ids({ searchScope: 5, keyWord: 2 })).toContain(id);
    expect(await ids({ beDeal: 1 })).toEqual([]);
    // The number is that of a rejection, the words are not.
    expect(await world.withdrawn(id)).toBe(true);
    expect(pageOf(await world.done('E2-003', all, { token }), 'page').list[0]).toMatchObject({ id, cbState: 17, statusName: '已撤稿' });
    expect(pageOf(await world.done('E2-002', { ...all, searchScope: 5, keyWord: 17 }, { token: world.tokens.editor, language: 'zh-CN' }), 'resultList').list).toContainEqual(expect.objectContaining({ id, cbState: 17, statusName: '已撤稿' }));
    expect(await world.done('E2-003', all, { token: world.tokens.other })).toMatchObject({ page: { list: [], totalPage: 0 }, totalPage: 0 });
    expect(await world.call('E2-003', all, { token: world.tokens.editor })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },
};

export const editorialCases: Record<keyof typeof editorialRows, ContractCase> = {
  'E2-011': async (world) => {
    expect(await world.done('E2-011', {}, { token: world.tokens.editor })).toMatchObject({ option: [{ type: 1, name: '接收稿件' }, { type: 2, name: '拒绝接收' }] });
    expect(await world.done('E2-011', {}, { token: world.tokens.chief })).toMatchObject({ option: [{ type: 2, name: '拒绝接收' }, { type: 3, name: '分配稿件' }] });
    expect(await world.done('E2-011', {}, { token: world.tokens.author })).toMatchObject({ option: [] });
  },

  'E2-013': async (world) => {
    const contributionId = await world.submitted();
    const { content } = await world.done('E2-013', { contributionId }, { token: world.tokens.editor });
    const { manuscriptNumber } = await world.em().findOneOrFail(Contribution, contributionId);
    expect(content).toMatchObject({
      id: contributionId, cbCode: manuscriptNumber, files: [{ fileName: 'manuscript.docx', fileType: 0 }], haveHistoryFiles: 0, subName: (await world.journal.subject.loadOrFail()).labelZh, colloquiumName: '江南文化', contributionTypeName: '自由投稿', chapterName: '研究论文',
      chapterTitleCh: '水利碑刻考', chapterTitleEn: 'Inscriptions on Water', keyWordCh: '水利; 碑刻', summaryCh: '摘要', chapterExplain: null,
      authors: [{ personName: '沈知远', sex: 1, post: '教授', degree: '博士', email: world.people.author.email, company: '临江大学', address: '临江路1号', firstAuthor: 1, isContactor: 1 }], fundations: [], proposepsersons: [], opposepsersons: [],
    });
    expect(await world.done('E2-013', { contributionId }, { token: world.tokens.author, as: 'json' })).toMatchObject({ content: { id: contributionId } });
    // With all that a manuscript may hold.
    const token = world.tokens.author;
    const whole = await world.draft();
    await world.done('E1-035', { contributionId: whole, chapterType: 2, chapterTitleCh: '题目', chapterTitleEn: 'Title', chapterTitleChF: '副题', chapterTitleEnF: 'Subtitle' }, { token });
    await world.done('E1-039', { contributionId: whole, list: [{ id: '', fundnumber: '21BZW001', fundname: '国家社科基金' }] }, { token, as: 'json' });
    await world.done('E1-042', { contributionId: whole, chapterExplain: '与前文为姊妹篇' }, { token });
    const suggested = { id: '', sex: 0, email: 'zhou@example.org', company: '临江大学', collegeName: '历史学院', degree: '3', duty: '', professionalTitle: '1', reason: '熟悉该领域' };
    await world.done('E1-043', { contributionId: whole, list: [{ ...suggested, isSuggest: 0, personName: '周明' }, { ...suggested, isSuggest: 1, personName: '吴越' }] }, { token, as: 'json' });
    await world.done('E1-045', { contributionId: whole, description: '正文', fileType: 0, file: wordFile() }, { token, as: 'multipart' });
    const { authorId } = await world.done('E1-036', { contributionId: whole, post: 2, degree: 1, personName: '李四', sex: 0, email: 'lisi@example.org', company: '江城大学', address: '江城路1号', order: 2 }, { token });
    await world.done('E1-038', { list: [{ authorId, option: 1 }] }, { token, as: 'json' });
    const { authors } = Object((await world.done('E2-013', { contributionId: whole }, { token }))['content']);
    expect(authors[1]).toEqual({ personName: '李四', sex: 0, post: '副教授', degree: '学士', email: 'lisi@example.org', company: '江城大学', address: '江城路1号', firstAuthor: 0, isContactor: 1 });
    const known = { sex: 0, professionalTitle: '教授', degree: '博士', email: 'zhou@example.org', company: '临江大学', collegeName: '历史学院', reason: '熟悉该领域' };
    expect(await world.done('E2-013', { contributionId: whole }, { token })).toMatchObject({
      content: {
        chapterName: '综述', chapterTitleChF: '副题', chapterTitleEnF: 'Subtitle', keyWordEn: 'water; steles', summaryEn: 'Abstract', chapterExplain: '与前文为姊妹篇', files: [{ fileName: '论文.docx', fileType: 0, description: '正文' }],
        fundations: [{ fundnumber: '21BZW001', fundname: '国家社科基金' }], proposepsersons: [{ ...known, personName: '周明' }], opposepsersons: [{ ...known, personName: '吴越' }],
      },
    });
    for (const params of [{ contributionId }, { contributionId: 999_999 }]) expect(await world.call('E2-013', params, { token: world.tokens.other })).toEqual(hidden);
  },

  'E2-016': async (world) => {
    const contributionId = await world.submitted();
    const day = expect.stringMatching(/^2026-03-02 10:\d\d:00$/);
    expect(await world.done('E2-016', { contributionId }, { token: world.tokens.author })).toMatchObject({ times: [day, null, null, null] });
    await world.done('E2-037', [contributionId], { token: world.tokens.editor, as: 'json' });
    expect(await world.done('E2-016', { contributionId }, { token: world.tokens.author })).toMatchObject({ times: [day, day, null, null] });
    expect(await world.done('E2-016', { contributionId }, { token: world.tokens.editor })).toMatchObject({ times: [day, day, null, null, null, null] });
    // Each step has its own place: at the end all have been reached, each at its hour.
    const em = world.em();
    const archived = await em.findOneOrFail(Contribution, await at(world, 20, { stage: 7 }));
    for (const stage of [1, 2, 3, 4, 5, 6, 7] as const)
      em.create(WorkflowEvent, { contribution: archived, act: EditorialAct.RECEIVE, row: 'T04', fromState: 1, toState: 1, stage, logGroup: archived.logGroup, actor: world.people.editor, actorKind: 3, at: new Date(`2026-02-1${stage}T02:00:00Z`) });
    await em.flush();
    const times = (stages: readonly number[]) => stages.map((stage) => `2026-02-1${stage} 10:00:00`);
    expect(await world.done('E2-016', { contributionId: archived.id }, { token: world.tokens.author })).toMatchObject({ times: times([1, 2, 6, 7]) });
    expect(await world.done('E2-016', { contributionId: archived.id }, { token: world.tokens.chief })).toMatchObject({ times: times([1, 2, 3, 4, 6, 7]) });
    expect(await world.call('E2-016', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E2-020': async (world) => {
    const contributionId = await world.submitted();
    const types = async (token: string) => (await world.done('E2-020', { contributionId }, { token }))['result'];
    expect(await types(world.tokens.editor)).toEqual([{ type: 0, name: '查看详情' }]);
    await world.done('E2-037', [contributionId], { token: world.tokens.editor, as: 'json' });
    expect(await types(world.tokens.editor)).toEqual([{ type: 0, name: '查看详情' }, { type: 7, name: '返回作者修改' }, { type: 8, name: '通过' }, { type: 9, name: '退稿' }]);
    expect(await types(world.tokens.author)).toEqual([{ type: 0, name: '查看详情' }]);
    expect(await world.call('E2-020', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E2-037': async (world) => {
    const token = world.tokens.editor;
    const [one, two, three] = [await world.submitted(), await world.submitted(), await world.submitted()];
    expect(await world.done('E2-037', [{ code: 'x', contributionId: one }], { token, as: 'json' })).toEqual({ code: 0, msg: '稿件已成功接收' });
    // Any done is code 0, and the rest is named (principles, Workflow).
    expect(await world.done('E2-037', { list: [{ contributionId: two }, { contributionId: one }, { contributionId: 999_999 }] }, { token, as: 'json' })).toMatchObject({
      code: 0, msg: expect.stringMatching(new RegExp(`^稿件已成功接收；未处理：${one}：.+; 999999：您访问的内容不存在$`)),
    });
    expect(await world.call('E2-037', [{ contributionId: one }], { token, as: 'json' })).toMatchObject({ code: 500, msg: expect.stringContaining('稿件状态已发生变化') });
    expect(await world.call('E2-037', [], { token, as: 'json' })).toEqual({ code: 500, msg: '请选择新投稿件' });
    expect(await world.call('E2-037', [three], { token: world.tokens.author, as: 'json' })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
    await world.done('E2-037', { contributions: JSON.stringify([{ contributionId: three }]), suggestion: '收稿' }, { token });
    expect((await world.em().findOneOrFail(Contribution, three)).state).toBe(3);
    expect((await lastEvent(world, three)).comment).toBe('收稿');
  },

  'E2-038': async (world) => {
    const [one, two] = [await world.submitted(), await world.submitted()];
    expect(await world.done('E2-038', [{ contributionId: one }], { token: world.tokens.editor, as: 'json' })).toEqual({ code: 0, msg: '已拒绝稿件接收' });
    const three = await world.submitted();
    expect(await world.done('E2-038', { list: [two, three], suggestion: '不合本刊' }, { token: world.tokens.chief, as: 'json' })).toEqual({ code: 0, msg: '已拒绝稿件接收' });
    // An editor declines for themselves; the chief turns it away.
    expect(await Promise.all([one, two, three].map(async (id) => (await world.em().findOneOrFail(Contribution, id)).state))).toEqual([1, 17, 17]);
    for (const id of [two, three]) expect((await lastEvent(world, id)).comment).toBe('不合本刊');
    expect(await world.em().count(EditorRefusal, { contribution: one, editor: world.people.editor })).toBe(1);
    expect(await world.call('E2-038', [], { token: world.tokens.editor, as: 'json' })).toEqual({ code: 500, msg: '请选择新投稿件' });
    const outsider = await buildSession(world.em(), await buildUser(world.em(), { roles: ['EDITOR'] }), world.app.clock, { language: 'zh-CN' });
    expect(await world.call('E2-038', [one], { token: outsider, as: 'json' })).toEqual(hidden);
  },

  'E2-041': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { fileId } = await world.done('E1-045', { contributionId, description: '', fileType: 0, file: wordFile('论文.docx') }, { token, as: 'multipart' });
    const bytes = Buffer.from(await wordFile().arrayBuffer());
    for (const options of [{ token }, {}]) {
      const response = await world.fetch('E2-041', { fileId, ...(options.token ? {} : { token }) }, options);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('论文.docx'));
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(await world.call('E2-041', { fileId }, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E2-041', { fileId: 999_999 }, { token })).toEqual(hidden);
    expect(await world.call('E2-041', { fileId })).toMatchObject({ code: 401 });
    // The reason why a file cannot be delivered is answered like every refusal, not as a page (B-054).
    const em = world.em();
    const contribution = await em.findOneOrFail(Contribution, await world.submitted());
    contribution.colloquium = ref(await buildColloquium(em, { reviewType: 1 }));
    const storageKey = newStorageKey();
    await localStorage(world.app.storageFolder).put(storageKey, Readable.from([Buffer.from('%PDF-1.7 and nothing that can be cleaned')]));
    const broken = await buildFile(em, contribution, { storageKey, name: '论文.pdf', extension: 'pdf', size: 40 });
    const reviewer = await buildUser(em, { roles: ['REVIEWER'] });
    await buildReview(em, { contribution, reviewer, status: 'ACCEPTED' });
    const blind = await buildSession(em, reviewer, world.app.clock, { language: 'zh-CN' });
    expect(await world.call('E2-041', { fileId: broken.id }, { token: blind })).toEqual({ code: 500, msg: messageText('zh-CN', 'file.unclean.text') });
  },

  'E2-063': async (world) => {
    const [chief, author] = [world.tokens.chief, world.tokens.author];
    const contributionId = await world.draft();
    for (const name of ['论文.docx', '附录.docx']) {
      await world.done('E1-045', { contributionId, description: '', fileType: 0, file: wordFile(name) }, { token: author, as: 'multipart' });
    }
    expect(await world.call('E2-063', { contributionId }, { token: chief }), 'nobody knows of a draft').toEqual(hidden);
    await world.em().nativeUpdate(Contribution, contributionId, { state: 13, manuscriptNumber: 'JN20260063', submittedAt: new Date('2026-03-02T02:00:00Z') });
    for (const options of [{ token: chief }, {}]) {
      const response = await world.fetch('E2-063', { contributionId, ...(options.token ? {} : { token: chief }) }, options);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain('JN20260063.zip');
      expect(Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())))).toEqual(expect.arrayContaining(['论文.docx', '附录.docx']));
    }
    expect(await world.call('E2-063', { contributionId }, { token: author })).toEqual(hidden);
    expect(await world.call('E2-063', { contributionId: 999_999 }, { token: chief })).toEqual(hidden);
    expect(await world.call('E2-063', { contributionId })).toMatchObject({ code: 401 });
  },
};
