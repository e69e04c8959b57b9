// Contract cases of the message centre and of file/upload.
import { expect } from 'vitest';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { UploadedFile } from '../../modules/files/uploaded-file.entity.ts';
import { Message } from '../../modules/messages/message.entity.ts';
import type { Body, ContractCase, World } from '../contract.factory.ts';
import type { messageRows } from './messages.rows.ts';

/** A person with `count` messages, the newest last. */
async function reader(world: World, count: number): Promise<string> {
  const em = world.em();
  const user = await buildUser(em, { language: 'zh-CN' });
  const params = { title: '水利碑刻考', number: 'JN20260001', colloquium: '江南文化' };
  for (let index = 0; index < count; index += 1) {
    em.create(Message, { user, key: index === count - 1 ? 'workflow.accepted' : 'workflow.submitted', params, createdAt: new Date(world.app.clock.now().getTime() + index * 1000) });
  }
  await em.flush();
  return await buildSession(em, user, world.app.clock, { language: 'zh-CN' });
}

/** The page of a list. */
const pageOf = (body: Body) => body['page'] as { list: { id: number; messageTitle: string; messageContent: string; createTime: string; readFlag: number }[]; totalPage: number };

export const messageCases: Record<keyof typeof messageRows, ContractCase> = {
  'E3-037': async (world) => {
    const token = await reader(world, 12);
    const first = await world.done('E3-037', {}, { token });
    expect(first).toMatchObject({ page: { currPage: 1, totalPage: 2, totalCount: 12 }, currPage: 1, totalPage: 2 });
    expect(pageOf(first).list, 'ten a page, where none is said').toHaveLength(10);
    expect(pageOf(first).list[0]).toEqual({ id: expect.any(Number), messageTitle: '录用通知', messageContent: expect.stringContaining('水利碑刻考'), createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/), readFlag: 1 });
    expect(pageOf(await world.done('E3-037', { page: 2, limit: 10 }, { token })).list).toHaveLength(2);
    expect(pageOf(await world.done('E3-037', { page: 3, limit: 5 }, { token })).totalPage).toBe(3);
    expect(pageOf(await world.done('E3-037', {}, { token: await reader(world, 0) })), 'an empty list').toMatchObject({ list: [], totalPage: 0 });
    expect(await world.call('E3-037', { page: 'one' }, { token })).toMatchObject({ code: 500 });
  },

  'E3-038': async (world) => {
    const token = await reader(world, 2);
    const [newest] = pageOf(await world.done('E3-037', {}, { token })).list;
    const id = newest?.id;
    expect(await world.call('E3-038', { id }, { token: await reader(world, 0) }), 'another person’s').toMatchObject({ code: 500, msg: '您访问的内容不存在' });
    await world.done('E3-038', { id }, { token });
    await world.done('E3-038', { id }, { token, method: 'POST' });
    expect(pageOf(await world.done('E3-037', {}, { token })).list.map(({ readFlag }) => readFlag)).toEqual([0, 1]);
    expect(await world.done('E1-014', {}, { token })).toMatchObject({ count: 1 });
    expect(await world.call('E3-038', { id: 'none' }, { token })).toMatchObject({ code: 500 });
  },

  'E2-040': async (world) => {
    const token = world.tokens.author;
    const upload = (file: File, who = token) => world.call('E2-040', { file }, { token: who, as: 'multipart' });
    const answer = await upload(new File(['%PDF-1.7\n%test'], '授权书.pdf', { type: 'application/pdf' }));
    expect(answer).toEqual({ code: 0, msg: '操作成功', fileName: '授权书.pdf', fileSize: 14, filePath: expect.stringMatching(/^[\w-]{43}$/), upTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) });
    const row = await world.em().findOneOrFail(UploadedFile, { path: String(answer['filePath']) });
    expect(row.user.id, 'it belongs to its uploader').toBe(world.people.author.id);
    expect(row.storageKey, 'the path does not say where it is stored').not.toContain(row.path);
    expect(await upload(new File(['%PDF-1.7\n%test'], '评审表.pdf'), world.tokens.editor), 'any signed-in person').toMatchObject({ code: 0 });
    expect(await upload(new File(['PK\u0003\u0004'], '资料.zip'))).toMatchObject({ code: 500, msg: expect.stringContaining('请选择') });
    expect(await upload(new File(['MZ\u0090\u0000'], '程序.pdf'))).toMatchObject({ code: 500, msg: expect.stringContaining('程序.pdf') });
    expect(await world.call('E2-040', {}, { token, as: 'multipart' })).toMatchObject({ code: 500, msg: '请上传文件' });
  },
};
