// Contract cases of preprints: the public form and its file, the links at the foot of the page, the offices' list and detail.
import { expect } from 'vitest';
import { officeDocument } from '../../modules/files/file.factory.ts';
import { Preprint } from '../../modules/preprints/preprint.entity.ts';
import { PublisherLink } from '../../modules/publisher/publisher-link.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { preprintRows } from './preprints.rows.ts';

const word = () => new File([new Uint8Array(officeDocument('word/document.xml'))], '预印本.docx');

async function uploaded(world: World): Promise<string> {
  const { fileId } = await world.done('E2-075', { file: word() }, { as: 'multipart' });
  return String(fileId);
}

const form = (attachment: string, title: string) => ({
  title,
  keyWord: '水利；碑刻',
  summaryCh: '摘要',
  authorList: [
    { name: '沈知远', unit: '临江大学' },
    { name: '顾清禾', unit: '东湖大学' },
  ],
  email: 'shen@example.org',
  phone: '13800001234',
  attachment,
});

/** Sent in from outside: its number. */
async function sentIn(world: World, title: string): Promise<number> {
  // Without proof of work few are taken from one place.
  await world.em().execute('delete from rate_counter');
  await world.done('E2-076', form(await uploaded(world), title), { as: 'json' });
  return (await world.em().findOneOrFail(Preprint, { title })).id;
}

export const preprintCases: Record<keyof typeof preprintRows, ContractCase> = {
  'E2-009': async (world) => {
    const [first, second] = [await sentIn(world, '一号'), await sentIn(world, '二号')];
    const token = world.tokens.editor;
    const { page, totalPage } = await world.done('E2-009', { page: 1, limit: 1 }, { token });
    expect([totalPage, Object(page).totalPage]).toEqual([Object(page).totalCount, Object(page).totalCount]);
    expect(page).toMatchObject({ currPage: 1, list: [{ id: second, title: '二号', keyWord: '水利；碑刻', updateTime: expect.stringMatching(/^2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/) }] });
    const next = await world.done('E2-009', { page: 2, limit: 1 }, { token });
    expect(next['page']).toMatchObject({ list: [{ id: first }] });
    for (const nobody of [world.tokens.author, world.tokens.other]) expect(await world.call('E2-009', {}, { token: nobody })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
  },

  'E2-010': async (world) => {
    const id = await sentIn(world, '三号');
    const { preprintContribution } = await world.done('E2-010', { id }, { token: world.tokens.chief });
    const moment = expect.stringMatching(/^2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(preprintContribution).toMatchObject({
      updateTime: moment,
      id, title: '三号', keyWord: '水利；碑刻', summaryCh: '摘要', authorList: [{ name: '沈知远', unit: '临江大学' }, { name: '顾清禾', unit: '东湖大学' }],
      email: 'shen@example.org', phone: '13800001234', attachment: id, attachmentFile: { name: '预印本.docx', size: word().size, createDate: moment }, haveHistoryFiles: 0,
    });
    const response = await fetch(world.app.url + String(Object(preprintContribution).attachmentFile.url));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await word().arrayBuffer()));
    const hidden = { code: 500, msg: '您访问的内容不存在' };
    expect(await world.call('E2-010', { id: id + 100 }, { token: world.tokens.chief })).toEqual(hidden);
    expect(await world.call('E2-010', { id: 'x' }, { token: world.tokens.chief })).toEqual(hidden);
    expect(await world.call('E2-010', { id }, { token: world.tokens.author })).toEqual(hidden);
  },

  'E2-075': async (world) => {
    const { fileName, filePath, fileId } = await world.done('E2-075', { file: word() }, { as: 'multipart' });
    expect([fileName, fileId]).toEqual(['预印本.docx', filePath]);
    expect(String(filePath)).toHaveLength(43);
    expect(await world.call('E2-075', {}, { as: 'multipart' })).toEqual({ code: 500, msg: '请上传Word稿件' });
    expect(await world.call('E2-075', { file: new File(['%PDF-1.7\n'], '稿件.pdf') }, { as: 'multipart' })).toEqual({ code: 500, msg: '请选择*.doc|docx格式文件' });
    expect(await world.call('E2-075', { file: new File(['%PDF-1.7\n'], '稿件.docx') }, { as: 'multipart' }), 'not what it is called').toMatchObject({ code: 500 });
  },

  'E2-076': async (world) => {
    const attachment = await uploaded(world);
    const before = await world.em().count(Preprint, {});
    const refused = async (wrong: Record<string, unknown>) => (await world.call('E2-076', { ...form(attachment, '四号'), ...wrong }, { as: 'json' })).msg;
    await world.em().execute('delete from rate_counter');
    expect(await refused({ authorList: [{ name: '', unit: '临江大学' }] })).toBe('作者姓名不能为空');
    expect(await refused({ authorList: [{ name: '沈知远', unit: ' ' }] })).toBe('工作单位不能为空');
    expect(await refused({ attachment: '' })).toBe('请上传Word稿件');
    expect(await refused({ phone: '12800001234' })).toBe('请填写11位手机号');
    expect(await world.em().count(Preprint, {})).toBe(before);
    for (const as of ['json', 'form'] as const) {
      const body = form(attachment, '四号');
      const sent = as === 'json' ? body : { ...body, authorList: JSON.stringify(body.authorList) };
      expect(await world.done('E2-076', sent, { as }), 'twice is once').toEqual({ code: 0, msg: '提交成功！' });
    }
    expect(await world.em().count(Preprint, {})).toBe(before + 1);
    const { summaryCh, keyWord, authorList, email, phone } = form(attachment, '四号');
    expect(await world.em().findOneOrFail(Preprint, { title: '四号' })).toMatchObject({
      keywords: keyWord, abstract: summaryCh, authors: authorList, email, phone, fileName: '预印本.docx',
    });
  },

  'E2-077': async (world) => {
    await world.em().insertMany(PublisherLink, [
      { kind: 'friend', nameZh: '友社', nameEn: 'Friends', url: 'https://friend.example/', position: 2 },
      { kind: 'friend', nameZh: '首友', nameEn: 'First', url: 'https://first.example/', position: 1 },
      { kind: 'product', nameZh: '数据库', nameEn: 'Database', url: 'https://data.example/', position: 1 },
    ]);
    expect(await world.done('E2-077')).toMatchObject({
      friendLink: [{ name: '首友', url: 'https://first.example/' }, { name: '友社', url: 'https://friend.example/' }],
      productLink: [{ name: '数据库', url: 'https://data.example/' }],
    });
    expect((await world.done('E2-077', {}, { language: 'en-US' }))['productLink']).toEqual([{ name: 'Database', url: 'https://data.example/' }]);
    expect((await fetch(`${world.app.url}/colloquium/api/admin/api/index/link`)).status).toBe(404);
  },
};
