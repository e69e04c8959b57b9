// The authors tab as far as it needs a browser: order by keyboard and by hand with its announcements, adding by id, and an author who is
// changed in two pages at once. The rules themselves: contribution-author.test.ts, registered-author.test.ts.
import type { Page } from '@playwright/test';
import type { Api } from './api.ts';
import { startManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

interface Entry {
  id: string;
}

const SAVE = 'mutation ($input: SaveContributionAuthorInput!) { saveContributionAuthor(input: $input) { author { id } } }';

/** A manuscript with these authors behind the first. */
async function withAuthors(
  api: Api,
  names: readonly string[],
): Promise<{ id: string; save: (own: Record<string, unknown>) => Promise<string> }> {
  const { id } = await startManuscript(api);
  const { titles, degrees } = await api.ask<{ titles: Entry[]; degrees: Entry[] }>(
    '{ titles: dictionary(type: PROFESSIONAL_TITLE) { id } degrees: dictionary(type: DEGREE) { id } }',
  );
  const whole = {
    contributionId: id,
    sex: 'MALE',
    professionalTitleId: titles[0]?.id,
    degreeId: degrees[0]?.id,
    email: 'person@example.org',
    company: '南京大学历史学院',
    address: '江苏省南京市',
  };
  const save = async (own: Record<string, unknown>) =>
    (await api.ask<{ saveContributionAuthor: { author: Entry } }>(SAVE, { input: { ...whole, ...own } })).saveContributionAuthor.author.id;
  for (const personName of names) await save({ personName });
  return { id, save };
}

async function openAuthors(page: Page, id: string): Promise<void> {
  await page.goto(`/main/change?roleId=1&id=${id}&tab=authors`);
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) => page.getByRole('list', { name: '作者信息' }).getByRole('listitem');
const told = (page: Page) => page.getByRole('tabpanel').getByRole('status');

async function savedOrder(api: Api, id: string): Promise<string[]> {
  const { node } = await api.ask<{ node: { authors: { personName: string }[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Contribution { authors { personName } } } }',
    { id },
  );
  return node.authors.map(({ personName }) => personName);
}

test('authors are put in order with the keys, step by step and by hand; what happens is read out, and saved (R1-127, R1-134)', async ({
  open,
  apiFor,
}) => {
  const api = await apiFor('author2');
  const { id } = await withAuthors(api, ['李四', '𠮷田䶮', 'عمر']);
  const page = await open('author2');
  await openAuthors(page, id);
  await expect(rows(page).nth(3)).toContainText('第四作者');

  await page.getByRole('button', { name: '移动عمر' }).focus();
  await page.keyboard.press('Space');
  await expect(told(page).filter({ hasText: '已拿起عمر，现在第 4 位，共 4 位' })).toHaveCount(1);
  // The row listens to arrows in the turn after it was picked up.
  await page.evaluate(async () => await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.keyboard.press('ArrowUp');
  await expect(told(page).filter({ hasText: 'عمر移到第 3 位，共 4 位' })).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(rows(page).nth(2)).toContainText('عمر');
  await expect(page.getByRole('button', { name: '移动عمر' })).toBeFocused();
  await expect.poll(() => savedOrder(api, id)).toEqual(['顾清禾', '李四', 'عمر', '𠮷田䶮']);

  await page.getByRole('button', { name: '下移李四' }).click();
  await expect(page.getByRole('button', { name: '下移李四' })).toBeFocused();
  await expect(told(page).filter({ hasText: '李四现在第 3 位，共 4 位' })).toHaveCount(1);
  await expect.poll(() => savedOrder(api, id)).toEqual(['顾清禾', 'عمر', '李四', '𠮷田䶮']);

  const handle = await page.getByRole('button', { name: '移动𠮷田䶮' }).boundingBox();
  const target = await rows(page).nth(1).boundingBox();
  if (handle === null || target === null) throw new Error('no rows');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, target.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => savedOrder(api, id)).toEqual(['顾清禾', '𠮷田䶮', 'عمر', '李四']);
  await expect(rows(page).nth(1)).toContainText('第二作者');
  await expect(page.getByRole('button', { name: '移动顾清禾' }), 'the first author stays in front').toHaveCount(0);
});

test('a registered author is added by id; nothing found is said at the field, nothing to add too (R1-121, R1-130, R1-131)', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/NOT_FOUND/);
  const { viewer } = await (await apiFor('author')).ask<{ viewer: { code: string; realName: string } }>('{ viewer { code realName } }');
  const api = await apiFor('author2');
  const { id } = await withAuthors(api, []);
  const page = await open('author2');
  await openAuthors(page, id);
  await page.getByRole('button', { name: '添加作者' }).click();
  const dialog = page.getByRole('dialog', { name: '添加作者' });
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText('没有要添加的作者！')).toBeVisible();
  await dialog.getByRole('textbox', { name: '作者 ID' }).fill(viewer.code);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(viewer.realName)).toBeVisible();
  await dialog.getByRole('textbox', { name: '作者 ID' }).fill('A000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('未找到该作者')).toBeVisible();
  await expect(dialog.getByText(viewer.realName), 'who was found before is cleared').toHaveCount(0);
  await dialog.getByRole('textbox', { name: '作者 ID' }).fill(viewer.code);
  await dialog.getByRole('button', { name: '查找' }).click();
  await dialog.getByLabel('工作单位').fill('临江大学古籍所');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(rows(page).nth(1)).toContainText('临江大学古籍所');
  await expect(dialog).toBeHidden();

  await rows(page)
    .nth(1)
    .getByRole('button', { name: `删除${viewer.realName}` })
    .click();
  await page.getByRole('dialog', { name: '删除作者' }).getByRole('button', { name: '删除', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('an author changed in another page meanwhile is laid beside what was typed; a list changed there is shown anew', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/CONFLICT/);
  const api = await apiFor('author2');
  const { id, save } = await withAuthors(api, ['李四', '王五']);
  const page = await open('author2');
  await openAuthors(page, id);
  await page.getByRole('button', { name: '编辑李四' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑作者' });
  await dialog.getByLabel('姓名').fill('李思');
  const { node } = await api.ask<{ node: { authors: Entry[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Contribution { authors { id } } } }',
    { id },
  );
  await save({ authorId: node.authors[1]?.id, revision: 1, personName: '李四光', address: '湖北省黄冈市' });
  await save({ personName: '赵六' });
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('该作者已在别处修改。')).toBeVisible();
  await expect(dialog.getByText('别处已保存为：李四光')).toBeVisible();
  await expect(dialog.getByLabel('姓名')).toHaveValue('李思');
  await expect(dialog.getByLabel('通信地址'), 'what nobody typed here follows').toHaveValue('湖北省黄冈市');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await expect(rows(page)).toHaveCount(4);

  await save({ personName: '孙七' });
  await page.getByRole('button', { name: '下移李思' }).click();
  await expect(page.getByText('作者列表已在别处修改')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  expect(await savedOrder(api, id)).toEqual(['顾清禾', '李思', '王五', '赵六', '孙七']);
});
