// Operations make a periodical from nothing; from then on its editor has it, and an author reads of it, chooses it and submits to it.
import { randomUUID } from 'node:crypto';
import { signIn } from './api.ts';
import { submitManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const OWN = '{ viewer { code ownColloquiums { number } } }';
interface Own {
  viewer: { code: string; ownColloquiums: { number: string }[] };
}

test('operations make a periodical with its editors, change its contents, and an author submits to it (SC-062, SC-077, R3-048, R3-053, F-093, F-100)', async ({
  open,
  apiFor,
  baseURL,
}) => {
  const number = `XK${randomUUID().slice(0, 6).toUpperCase()}`;
  const name = `新刊研究 ${number}`;
  const editor = await signIn(baseURL ?? '', 'editor');
  const { viewer } = await editor.ask<Own>(OWN);
  expect(viewer.ownColloquiums.map((own) => own.number)).not.toContain(number);

  const operations = await open('operations');
  await operations.goto('/main/newClct?roleId=7');
  await operations.getByRole('button', { name: '保存' }).click();
  await expect(operations.getByRole('dialog')).toContainText('集刊名称必填');
  await operations.getByRole('dialog').getByRole('button', { name: '知道了' }).click();
  await operations.getByLabel(/^集刊名称/).fill(name);
  await operations.getByLabel(/^编号/).fill(number);
  await operations.getByLabel(/^所属学科/).selectOption('历史学');
  await operations.getByLabel(/^集刊周期/).selectOption({ index: 1 });
  await operations.getByRole('group', { name: '主办单位 1' }).getByRole('textbox').fill('临江大学');
  const member = operations.getByRole('group', { name: '编辑成员 1' });
  await member.getByRole('combobox').selectOption('编辑');
  await member.getByRole('textbox', { name: '人员 ID' }).fill(viewer.code);
  await member.getByRole('textbox', { name: '人员 ID' }).press('Enter');
  await expect(member.getByRole('textbox', { name: '姓名' })).toHaveValue(/.+/);
  await operations.getByLabel(/^初始期数\*?$/).fill('1');
  await operations.getByLabel(/^初始期数出版时间/).fill('2027-06');
  await operations.getByRole('group', { name: '出版月份 1' }).getByRole('combobox').selectOption('6 月');
  await operations.getByLabel(/^集刊介绍/).fill('只有这里才有的介绍');
  await operations.getByLabel(/^主编介绍/).fill('主编介绍文字');
  await operations.getByRole('textbox', { name: '发信邮箱', exact: true }).fill('xinkan@example.com');
  await operations.getByLabel(/^发信邮箱密码/).fill('Authorization-1');
  await operations.getByRole('button', { name: '保存' }).click();
  await operations.getByRole('dialog').getByRole('button', { name: '继续设置流程' }).click();
  await expect(operations).toHaveURL((url) => url.pathname === '/main/paperManage/flowSet' && url.searchParams.get('name') !== null);
  const id = new URL(operations.url()).searchParams.get('id') ?? '';

  // The office has its powers at once, in the session that was open before.
  expect((await editor.ask<Own>(OWN)).viewer.ownColloquiums.map((own) => own.number)).toContain(number);

  await operations.goto(`/main/paperManage/detailSet?roleId=7&id=${encodeURIComponent(id)}`);
  await expect(operations.getByLabel(/^集刊名称/)).toHaveValue(name);
  await operations.getByLabel(/^征稿启事$/).fill('本期征集水利史论文');
  await operations.getByRole('button', { name: '保存' }).click();
  await expect(operations.getByRole('dialog')).toContainText('保存成功');

  const author = await open('author2');
  await author.goto('/main/create?roleId=1');
  await author.getByLabel(/^学科分类/).selectOption('历史学');
  await author.getByLabel(/^拟投集刊/).selectOption(name);
  await expect(author.getByText('只有这里才有的介绍')).toBeVisible();
  await expect(author.getByText('本期征集水利史论文')).toBeVisible();

  const api = await apiFor('author2');
  const { manuscriptNumber } = await submitManuscript(api, { subject: '770', periodical: number });
  expect(manuscriptNumber.startsWith(number)).toBe(true);
});
