// What the wizard says of texts that it cannot save.
import { startManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

test('a text longer than its field is told while the field is still open, and is not called saved', async ({ open, apiFor }) => {
  const { id } = await startManuscript(await apiFor('author2'));
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}`);
  const title = page.getByLabel('中文题目');
  await title.fill('题目');
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await title.fill('长'.repeat(600));
  await expect(title).toHaveAccessibleDescription('最多500个字符');
  await expect(page.getByText('“稿件标题”尚未保存：最多500个字符')).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeHidden();
  await title.fill('短题目');
  await expect(title).toHaveAccessibleDescription('');
  await expect(page.getByText(/^已保存/)).toBeVisible();
});

test('a manuscript deleted elsewhere while one types is told so, also after a reload; the text begins a new one', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/NOT_FOUND/);
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}`);
  await expect(page.getByLabel('中文题目')).toBeVisible();
  await api.ask('mutation ($input: DeleteContributionDraftInput!) { deleteContributionDraft(input: $input) { deletedContributionId } }', { input: { contributionId: id } });
  await page.getByLabel('中文题目').fill('删除之后输入的题目');
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByRole('heading', { name: '该稿件已被删除' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '中文题目' })).toHaveValue('删除之后输入的题目');
    await expect(page.getByText(/^已保存|重新保存/)).toHaveCount(0);
  }
  await page.getByRole('button', { name: '用这些内容新建稿件' }).click();
  await page.getByLabel('学科分类').selectOption({ label: '环境科学技术及资源科学技术' });
  await page.getByLabel('拟投集刊').selectOption({ label: '生态环境评论' });
  await page.getByRole('radio', { name: '自由投稿' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意以上投稿声明' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByLabel('中文题目')).toHaveValue('删除之后输入的题目');
  await expect.poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id: new URL(page.url()).searchParams.get('id') })).toEqual({ node: { titleZh: '删除之后输入的题目' } });
});
