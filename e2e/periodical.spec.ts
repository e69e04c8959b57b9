// A periodical from nothing to its first figures: operations make it and set it up, an administrator gives a branch a person of its own, an
// author submits, the editor decides, and the statistics show it to the people of the periodical.
import { randomUUID } from 'node:crypto';
import { signIn } from './api.ts';
import { PASSWORD } from './demo.ts';
import { submitManuscript } from './manuscript.ts';
import { signInAs } from './newcomer.ts';
import { expect, goInside, test } from './story.ts';

const OWN = '{ viewer { code ownColloquiums { number } } }';
interface Own {
  viewer: { code: string; ownColloquiums: { number: string }[] };
}

const RECEIVE = 'mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }';
const REJECT = 'mutation ($input: RejectByEditorInput!) { rejectByEditor(input: $input) { results { done } } }';
const REFUSED = `query ($keyword: String!) { viewer {
  refusedHistories(first: 10, page: 1, filter: { keyword: $keyword }, direction: DESC) { totalCount }
} }`;
interface Refused {
  viewer: { refusedHistories: { totalCount: number } };
}

test('operations make a periodical and set it up, an administrator adds its people with a scoped role, an author submits to it, and statistics show it to them alone (SC-062, SC-077, SC-124, SC-121, R3-048, R3-053, F-086, F-093, F-100)', async ({
  open,
  apiFor,
  baseURL,
}) => {
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const number = `XK${mark}`;
  const name = `新刊研究 ${number}`;
  const person = { realName: `顾闻笛${mark}`, email: `${mark.toLowerCase()}@example.com` };
  const editor = await signIn(baseURL ?? '', 'editor');
  const { viewer } = await editor.ask<Own>(OWN);
  expect(viewer.ownColloquiums.map((own) => own.number)).not.toContain(number);

  const operations = await open('operations');
  const id = await test.step('operations make it', async () => {
    await operations.goto('/main/newClct?roleId=7');
    await operations.getByRole('button', { name: '保存' }).click();
    await expect(operations.getByRole('alert').filter({ hasText: '保存失败' })).toContainText('集刊名称必填');
    await expect(operations.getByRole('textbox', { name: /^集刊名称/ })).toBeFocused();
    await operations.getByLabel(/^集刊名称/).fill(name);
    await operations.getByLabel(/^编号/).fill(number);
    await operations.getByLabel(/^所属学科/).selectOption('历史学');
    await operations.getByLabel(/^集刊周期/).selectOption({ index: 1 });
    await operations.getByLabel(/^编辑部门/).selectOption('人文分社');
    await operations.getByRole('group', { name: '主办单位 1' }).getByRole('textbox').fill('临江大学');
    const member = operations.getByRole('group', { name: '编辑成员 1' });
    await member.getByRole('combobox').selectOption('编辑');
    await member.getByRole('textbox', { name: '人员 ID' }).fill(viewer.code);
    await member.getByRole('textbox', { name: '人员 ID' }).press('Enter');
    await expect(member.getByRole('textbox', { name: '姓名' })).toHaveValue(/.+/);
    await operations.getByLabel(/^初始期数\*?$/).fill('1');
    await operations.getByLabel('年份').selectOption('2027');
    await operations.getByLabel('月份', { exact: true }).selectOption({ label: '6月' });
    await operations.getByRole('group', { name: '出版月份 1' }).getByRole('combobox').selectOption('6 月');
    await operations.getByLabel(/^集刊介绍/).fill('只有这里才有的介绍');
    await operations.getByLabel(/^主编介绍/).fill('主编介绍文字');
    await operations.getByRole('textbox', { name: '发信邮箱', exact: true }).fill('xinkan@example.com');
    await operations.getByLabel(/^发信邮箱密码/).fill('Authorization-1');
    await operations.getByRole('button', { name: '保存' }).click();
    await operations.getByRole('dialog').getByRole('button', { name: '继续设置流程' }).click();
    await expect(operations).toHaveURL((url) => url.pathname === '/main/paperManage/flowSet' && url.searchParams.get('name') !== null);
    return new URL(operations.url()).searchParams.get('id') ?? '';
  });

  await test.step('they set its workflow, its parameters and its contents', async () => {
    const check = operations.getByRole('group', { name: '学术不端检测' });
    await check.getByText('关闭').click();
    await expect(operations.getByText('保存后不再经过').first()).toBeVisible();
    await operations.getByLabel(/^接收稿件的出版社分社/).selectOption('人文分社');
    await operations.getByRole('button', { name: '保存' }).click();
    await expect(operations.getByText('提交成功')).toBeVisible();

    await operations.getByRole('link', { name: '参数设置' }).click();
    await operations.getByLabel(/^作者投稿最长多久被编辑分配/).fill('4');
    await operations.getByRole('button', { name: '保存' }).click();
    await expect(operations.getByText('保存成功')).toBeVisible();

    await goInside(operations, `/main/paperManage/detailSet?roleId=7&id=${encodeURIComponent(id)}`);
    await expect(operations.getByLabel(/^集刊名称/)).toHaveValue(name);
    await operations.getByLabel(/^征稿启事$/).fill('本期征集水利史论文');
    await operations.getByRole('button', { name: '保存' }).click();
    await expect(operations.getByRole('dialog')).toContainText('保存成功');
    // The office has its powers at once, in the session that was open before.
    expect((await editor.ask<Own>(OWN)).viewer.ownColloquiums.map((own) => own.number)).toContain(number);
  });

  const administrator = await open('admin');
  await test.step('an administrator makes a role that sees one branch, and gives it to a new person', async () => {
    const role = `人文运营 ${mark}`;
    await administrator.goto('/main/manageRoleAdd?roleId=8');
    await administrator.getByLabel(/^角色名称/).fill(role);
    await administrator.getByLabel(/^角色类别/).selectOption('期刊运营中心');
    const data = administrator.getByRole('tree', { name: '数据权限' });
    await data.getByText('人文分社', { exact: true }).click();
    await administrator.getByRole('button', { name: '保存' }).click();
    await expect(administrator.getByText('添加成功')).toBeVisible();

    await goInside(administrator, '/main/managePersonAdd?roleId=8');
    await administrator.getByLabel(/^姓名/).fill(person.realName);
    await administrator.getByLabel(/^邮箱/).fill(person.email);
    await administrator.getByLabel(/^密码/).fill(PASSWORD);
    await administrator.getByLabel(role).check();
    await administrator.getByRole('button', { name: '保存' }).click();
    await expect(administrator.getByText('添加人员成功！')).toBeVisible();
  });

  const { titleZh, manuscriptNumber } = await test.step('an author reads of it, chooses it and submits to it', async () => {
    const author = await open('author2');
    await author.goto('/main/create?roleId=1');
    await author.getByRole('searchbox', { name: '搜索集刊名称、学科或栏目' }).fill(name);
    await author.getByRole('radio', { name }).check();
    await expect(author.getByText('只有这里才有的介绍')).toBeVisible();
    await expect(author.getByText('本期征集水利史论文')).toBeVisible();
    const submitted = await submitManuscript(await apiFor('author2'), { subject: '770', periodical: number });
    await editor.ask(RECEIVE, { input: { contributionIds: [submitted.id] } });
    await editor.ask(REJECT, { input: { contributionIds: [submitted.id], comment: '与本刊宗旨不符。' } });
    return submitted;
  });
  expect(manuscriptNumber.startsWith(number)).toBe(true);

  await test.step('the new person sees the journals of that branch, and their figures', async () => {
    const worker = await open(null);
    await worker.goto('/login');
    await signInAs(worker, person, PASSWORD, '/main/optList');
    const row = worker.getByRole('row').filter({ hasText: titleZh });
    await expect(row).toContainText('退稿');
    await goInside(worker, '/main/operateList?roleId=7');
    await expect(worker.getByRole('row').filter({ hasText: name })).toBeVisible();
    await goInside(worker, `/main/refuse?roleId=7&journal=${encodeURIComponent(id)}`);
    await expect(worker.getByRole('row').filter({ hasText: titleZh })).toContainText(name);
    await goInside(worker, `/main/usetime?roleId=7&keyword=${encodeURIComponent(manuscriptNumber)}`);
    await expect(worker.getByRole('row').filter({ hasText: manuscriptNumber })).toContainText('0 天');
  });

  await test.step('operations see it, and who works for another branch does not', async () => {
    const counted = async (account: string, role: string | null) => {
      const api = await signIn(baseURL ?? '', account);
      if (role !== null) {
        const { viewer: own } = await api.ask<{ viewer: { roles: { id: string; name: string }[] } }>('{ viewer { roles { id name } } }');
        const found = own.roles.find((one) => one.name === role);
        await api.ask('mutation ($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { id } } }', {
          input: { roleId: found?.id },
        });
      }
      return (await api.ask<Refused>(REFUSED, { keyword: titleZh })).viewer.refusedHistories.totalCount;
    };
    expect(await counted('operations', '期刊运营中心')).toBe(1);
    expect(await counted('operations', '人文分社运营')).toBe(1);
    expect(await counted('publisher', '科技分社出版编辑')).toBe(0);
  });

  await test.step('a late issue stands in red in the progress of publication (R3-108)', async () => {
    await goInside(operations, '/main/publishClct?roleId=7');
    // The table of the chart has no such rows.
    const late = operations.locator('main [data-row]').filter({ hasText: '已延期' }).last();
    // In the tint and the ink of danger.
    await expect(late).toHaveCSS('background-color', 'rgb(250, 236, 234)');
    await expect(late).toHaveCSS('color', 'rgb(179, 54, 43)');
  });
});
