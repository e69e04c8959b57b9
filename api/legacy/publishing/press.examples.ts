// Contract cases of the facade's calls on a journal with its issues, the workbench of an issue and the press (S2 §2.7, §7, S3 §7.2).
import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../../modules/contributions/manuscript/contribution.factory.ts';
import { localStorage, newStorageKey } from '../../storage/storage.ts';
import { buildIssue } from '../../modules/issues/issue.factory.ts';
import { Issue } from '../../modules/issues/issue.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { uploaded } from '../office/decisions.factory.ts';
import type { pressRows } from './press.rows.ts';
import type { RowId } from '../table.ts';

const refused = (msg: string) => ({ code: 500, msg });
const hidden = refused('您访问的内容不存在');
const forbidden = refused('您没有权限进行此操作');
const sent = refused('该期已送出版社，不能修改');

/** A journal of the editor-in-chief with an open issue that holds two manuscripts, each with its file. */
async function desk(world: World) {
  const em = world.em();
  const journal = await buildColloquium(em, { name: '临江学刊', columns: ['论文'], hostUnits: ['临江大学', '临江学会'], members: { editor: [world.people.editor], chief: [world.people.chief] } });
  const issue = await buildIssue(em, { colloquium: journal, number: 12 });
  const ids: number[] = [];
  for (const title of ['甲篇', '乙篇']) {
    const { id } = await buildContribution(em, { submitter: world.people.author, colloquium: journal, state: 15, titleZh: title, titleEn: `${title} in English`, abstractEn: `Of ${title}.` });
    const key = newStorageKey();
    await localStorage(world.app.storageFolder).put(key, Readable.from([Buffer.from(`file ${title}`)]));
    await buildFile(em, await em.findOneOrFail(Contribution, id), { storageKey: key, name: `${title}.docx`, size: 11 });
    ids.push(id);
  }
  await world.done('E2-056', { colloquiumFewId: issue.id, contributionIds: ids.join(',') }, { token: world.tokens.chief });
  const token = world.tokens.chief;
  const colloquiumFewId = issue.id;
  const save = async (more: Record<string, unknown> = {}, who = token) => await world.call('E2-059', { colloquiumFewId, content: '', contributionList: ids.map((id, at) => ({ id, sort: at + 1 })), ...more }, { token: who, as: 'json' });
  return {
    journal, colloquiumFewId, ids: [ids[0] ?? 0, ids[1] ?? 0] as const, save,
    ready: async () => {
      await save();
      await world.fetch('E2-060', { colloquiumFewId }, { token });
    },
    send: async (more: Record<string, unknown> = {}, who = token) => await world.call('E2-061', { colloquiumFewId, sendRemark: '请尽快排版', files: '', ...more }, { token: who, as: 'json' }),
    stored: async () => await world.em().findOneOrFail(Issue, colloquiumFewId),
  };
}

const staff = async (world: World, kind: RoleKindCode) => await buildSession(world.em(), await buildUser(world.em(), { roles: [kind] }), world.app.clock, { language: 'zh-CN' });

/** The file of a download. */
async function fileOf(world: World, row: RowId, params: Record<string, unknown>, options: Parameters<World['fetch']>[2] = {}): Promise<Uint8Array> {
  const response = await world.fetch(row, params, options);
  expect([row, response.status, response.headers.get('content-disposition')]).toEqual([row, 200, expect.stringContaining('attachment')]);
  return new Uint8Array(await response.arrayBuffer());
}
const names = (file: Uint8Array) => Object.keys(unzipSync(file)).map((name) => name.replace(/ \S+ /u, ' '));
const words = (file: Uint8Array) => strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());

/** A document of the issue: in the order of things, for these readers alone, by header or by parameter. */
async function document(world: World, row: 'E2-062' | 'E2-064' | 'E2-065', { before, holds }: { before: string; holds: (file: Uint8Array) => void }): Promise<void> {
  const { colloquiumFewId, ready, send } = await desk(world);
  const chief = world.tokens.chief;
  expect(await world.call(row, { colloquiumFewId }, { token: chief })).toEqual(refused(before));
  await ready();
  if (row === 'E2-064') expect(await world.call(row, { colloquiumFewId }, { token: chief })).toEqual(refused(before));
  else holds(await fileOf(world, row, { colloquiumFewId }, { token: chief }));
  const operations = await staff(world, 'OPERATIONS');
  expect(await world.call(row, { colloquiumFewId }, { token: operations }), 'not before it is sent').toEqual(hidden);
  await send();
  holds(await fileOf(world, row, { colloquiumFewId, token: chief }));
  holds(await fileOf(world, row, { colloquiumFewId }, { token: operations }));
  for (const token of [world.tokens.author, world.tokens.editor]) expect(await world.call(row, { colloquiumFewId }, { token })).toEqual(hidden);
  expect(await world.call(row, { colloquiumFewId: 2_000_000 }, { token: chief })).toEqual(hidden);
}

export const pressCases: Record<keyof typeof pressRows, ContractCase> = {
  // E3-012 is the same call (D13-027).
  'E2-054': async (world) => {
    const { journal, colloquiumFewId, ready, send } = await desk(world);
    const read = async (token: string, id: unknown = journal.id) => await world.call('E2-054', { id }, { token });
    expect(await world.done('E2-054', { id: journal.id }, { token: world.tokens.chief })).toMatchObject({
      colloquium: {
        id: journal.id, type: 0, no: journal.number, name: '临江学刊', hostUnit: [{ no: 1, name: '临江大学' }, { no: 2, name: '临江学会' }], publishUnit: null, subject: expect.any(String), cycle: null,
        editorInChiefOfTheName: '陆承泽', senderPassword: null, startTime: null, endTime: null, columnList: [{ id: expect.any(Number), name: '论文' }],
        authors: [{ no: 1, type: 0, userId: world.people.chief.code, userName: '陆承泽' }, { no: 2, type: 2, userId: world.people.editor.code, userName: '叶书宁' }],
      },
      fewList: [{ id: colloquiumFewId, number: 12, sendTime: null, status: 0 }],
    });
    const conference = await buildColloquium(world.em(), { kind: 1, name: '水利史年会', members: { chief: [world.people.chief] } });
    expect(await read(world.tokens.chief, conference.id)).toMatchObject({ colloquium: { id: conference.id, type: 1, name: '水利史年会' }, fewList: [] });
    await ready();
    await send();
    // Sent is 1, and the next one is open.
    for (const token of [world.tokens.chief, await staff(world, 'PUBLISHING_EDITOR'), await staff(world, 'OPERATIONS')])
      expect((await read(token))['fewList']).toEqual([
        { id: expect.any(Number), number: 13, sendTime: null, status: 0 }, { id: colloquiumFewId, number: 12, sendTime: expect.stringMatching(/^2026-/), status: 1 },
      ]);
    for (const token of [world.tokens.author, world.tokens.editor]) expect(await read(token)).toEqual(hidden);
    expect(await read(world.tokens.chief, 2_000_000)).toEqual(hidden);
  },

  'E2-058': async (world) => {
    const token = world.tokens.chief;
    const { colloquiumFewId, ids: [first, second], save, ready, send } = await desk(world);
    const publisher = await staff(world, 'PUBLISHING_EDITOR');
    expect(await world.done('E2-058', { colloquiumFewId }, { token })).toMatchObject({
      list: [{ id: first, chapterTitleCh: '甲篇', authorName: '沈知远' }, { id: second, chapterTitleCh: '乙篇' }], content: '', files: [], remark: '',
    });
    expect(await world.call('E2-058', { colloquiumFewId }, { token: publisher }), 'the publisher reads it once it is sent').toEqual(hidden);
    await save({ contributionList: [{ id: first, sort: 2 }, { id: second, sort: 1 }] });
    await world.fetch('E2-060', { colloquiumFewId }, { token });
    const { filePath } = await world.done('E2-040', { file: new File(['%PDF-1.7 说明'], '封面说明.pdf', { type: 'application/pdf' }) }, { token, as: 'multipart' });
    await send({ files: filePath });
    const body = await world.done('E2-058', { colloquiumFewId }, { token: publisher });
    expect(body).toMatchObject({
      list: [{ id: second }, { id: first }], content: expect.stringMatching(/^乙篇[^]*甲篇/u), remark: '请尽快排版',
      files: [{ uploadTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), name: '封面说明.pdf', size: Buffer.byteLength('%PDF-1.7 说明'), download: expect.any(String) }],
    });
    // Its shape has been checked.
    const [file] = body['files'] as { download: string }[];
    expect(await (await fetch(world.app.url + (file?.download ?? ''))).text()).toBe('%PDF-1.7 说明');
    for (const other of [world.tokens.author, world.tokens.editor]) expect(await world.call('E2-058', { colloquiumFewId }, { token: other })).toEqual(hidden);
    await ready();
  },

  'E2-059': async (world) => {
    const { colloquiumFewId, ids: [first, second], save, ready, send, stored } = await desk(world);
    await world.em().nativeUpdate(Contribution, { id: { $in: [first, second] } }, { pageCount: 8 });
    expect(await save({ contributionList: [{ id: first, sort: 2 }, { id: second, sort: 1 }] })).toEqual({ code: 0, msg: '保存成功' });
    expect((await stored()).contents, 'pages stay, and the first save writes the list').toMatch(/^乙篇…….*（1）\n甲篇…….*（9）/u);
    expect(await save({ content: '' })).toEqual(refused('当前操作不正确，请确认后操作'));
    expect(await save({ content: '目录', contributionList: [] }), 'no list: the order that is stored').toMatchObject({ code: 0 });
    expect(await save({ content: '目录', contributionList: [{ id: first, sort: 1 }] })).toEqual(refused('该期的稿件有增减，请核对后重新保存'));
    expect(await save({ content: '目录', contributionList: [{ id: first, sort: 'x' }, { id: second, sort: 1 }] })).toEqual(refused('填写有误'));
    expect(await save({ content: '目录', contributionList: 'x' })).toEqual(refused('填写有误'));
    expect(await world.call('E2-059', { colloquiumFewId, content: '表单', contributionList: JSON.stringify([{ id: second, sort: 1 }, { id: first, sort: 2 }]) }, { token: world.tokens.chief, as: 'form' })).toMatchObject({ code: 0 });
    expect((await stored()).contents).toBe('表单');
    for (const token of [world.tokens.author, world.tokens.editor]) expect(await save({ content: '别人' }, token)).toEqual(hidden);
    await ready();
    await send();
    expect(await save({ content: '以后' })).toEqual(sent);
  },

  'E2-060': async (world) => {
    const token = world.tokens.chief;
    const { colloquiumFewId, save, send, stored } = await desk(world);
    expect(await world.call('E2-060', { colloquiumFewId }, { token })).toEqual(refused('请先保存目录'));
    await save({ content: '目录的话' });
    for (const options of [{ token }, { token, method: 'POST' as const, as: 'form' as const }])
      expect(words(await fileOf(world, 'E2-060', { colloquiumFewId }, options))).toContain('目录的话');
    expect(words(await fileOf(world, 'E2-060', { colloquiumFewId, token }))).toContain('目录的话');
    expect((await stored()).exportedAt).toBeTruthy();
    for (const other of [world.tokens.author, world.tokens.editor]) expect(await world.call('E2-060', { colloquiumFewId }, { token: other })).toEqual(hidden);
    expect(await world.call('E2-060', { colloquiumFewId }, { token: await staff(world, 'OPERATIONS') })).toEqual(forbidden);
    await send();
    for (const reader of [token, await staff(world, 'OPERATIONS')]) expect(words(await fileOf(world, 'E2-060', { colloquiumFewId }, { token: reader }))).toContain('目录的话');
  },

  'E2-061': async (world) => {
    const { journal, ids, save, send, ready, stored } = await desk(world);
    expect(await send()).toEqual(refused('请先保存目录'));
    await save();
    expect(await send()).toEqual(refused('请导出数据后操作'));
    await ready();
    expect(await send({ files: 'nowhere' })).toMatchObject({ code: 500 });
    for (const token of [world.tokens.author, world.tokens.editor]) expect(await send({}, token)).toEqual(hidden);
    expect((await stored()).sentAt ?? null).toBeNull();
    const { filePath } = await uploaded(world, world.tokens.chief, '排版说明.pdf');
    const whole = async () => await send({ files: filePath });
    const answers = await Promise.all([whole(), whole(), whole()]);
    expect(answers.toSorted((one, other) => one.code - other.code)).toEqual([{ code: 0, msg: '提交成功' }, sent, sent]);
    for (const id of ids) expect((await world.em().findOneOrFail(Contribution, id)).state).toBe(20);
    expect((await stored()).remark).toBe('请尽快排版');
    expect(await world.em().count(Issue, { colloquium: journal.id, sentAt: null }), 'the next one is open').toBe(1);
  },

  'E2-062': async (world) =>
    await document(world, 'E2-062', { before: '请导出数据后操作', holds: (file) => expect(names(file)).toEqual(['01 甲篇.docx', '02 乙篇.docx']) }),

  'E2-064': async (world) =>
    await document(world, 'E2-064', {
      before: '送出版社后才能导出',
      holds: (file) => expect(names(file)).toEqual(['目录.docx', '英文目录.docx', '英文摘要.docx', '版权页.docx', '稿件/01 甲篇.docx', '稿件/02 乙篇.docx', 'SHA256SUMS.txt']),
    }),

  'E2-065': async (world) =>
    await document(world, 'E2-065', { before: '请导出数据后操作', holds: (file) => expect(words(file)).toMatch(/甲篇 in English[^]*乙篇 in English/u) }),
};
