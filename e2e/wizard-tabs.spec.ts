// Contents of every tab of the wizard, and a submission that includes text typed a moment before.
import { startManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const TABS = ['题名', '作者信息', '基金信息', '摘要与关键词', '文章说明', '推荐审稿人', '回避审稿人', '上传文件'];

test('eight tabs in their order, each of which saves and hands in; handing in saves what was typed first (R1-090, R1-165, R1-167)', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/SECTION_INCOMPLETE/);
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}`);
  const tabs = page.getByRole('tab');
  await expect(tabs.nth(TABS.length)).toContainText('核对并提交');
  for (const [index, name] of TABS.entries()) {
    await expect(tabs.nth(index)).toContainText(name);
    await tabs.nth(index).click();
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: '暂存' })).toBeVisible();
    await expect(page.getByRole('button', { name: '提交稿件' })).toBeVisible();
  }
  await page.getByLabel('补充材料', { exact: true }).check();
  await page.locator('input[type=file]').setInputFiles({ name: 'data.txt', mimeType: 'text/plain', buffer: Buffer.from('data') });
  await expect(page.getByRole('row', { name: 'data.txt' })).toBeVisible();
  await test.step('the table of files tells time, type, name, size and description (R1-161)', async () => {
    for (const header of ['上传时间', '文件类型', '文件名称', '文件大小', '文件描述'])
      await expect(page.getByRole('columnheader', { name: header })).toBeVisible();
  });
  await tabs.nth(0).click();
  await page.getByLabel('中文题名').fill('提交前一刻输入的题目');
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(tabs.nth(TABS.length), 'what will be handed in is shown first').toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(page.getByRole('dialog', { name: '提交失败' })).toBeVisible();
  expect(await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id })).toEqual({
    node: { titleZh: '提交前一刻输入的题目' },
  });
});
