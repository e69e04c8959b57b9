// An author withdraws a manuscript: warned, asked once, and the list shows it, here and with the editor.
import { submitManuscript } from './manuscript.ts';
import { expect, goInside, test } from './story.ts';

test('an author withdraws a manuscript, with a reason; the lists of both sides follow, and it cannot be opened for writing any more', async ({
  open,
  apiFor,
}) => {
  const { id, titleZh, manuscriptNumber } = await submitManuscript(await apiFor('author2'));
  const editor = await open('editor2');
  await editor.goto(`/main/editorManusList?roleId=3&number=${manuscriptNumber}`);
  const page = await open('author2');
  await page.goto('/main/authormanuList?roleId=1');
  const row = page.getByRole('row', { name: titleZh });
  await expect(row).toContainText(/预计 \d{4}-\d{2}-\d{2} 前/);
  await row.getByRole('link', { name: '详情' }).click();
  const rail = page.getByRole('complementary');
  await expect(rail).toContainText('编辑部一般在');
  await rail.getByRole('button', { name: '撤稿' }).click();
  const question = page.getByRole('dialog', { name: '撤稿' });
  for (const words of [titleZh, '不能修改，也不能恢复', '您会收到一封确认邮件', '只被告知审稿已结束'])
    await expect(question).toContainText(words);
  await question.getByLabel('撤稿原因（选填）').fill('数据需要重新核对。');
  await page.reload();
  await rail.getByRole('button', { name: '撤稿' }).click();
  await expect(question.getByLabel('撤稿原因（选填）'), 'what was typed outlives a reload').toHaveValue('数据需要重新核对。');
  await question.getByRole('button', { name: '撤稿' }).dblclick();
  await expect(question).toBeHidden();
  await expect(rail).toContainText('已撤稿');
  await expect(rail.getByRole('button', { name: '撤稿' })).toHaveCount(0);
  const history = page.getByRole('region', { name: '处理记录' });
  await history.getByText('查看意见与附件').click();
  await expect(history).toContainText('数据需要重新核对。');
  await expect(editor.getByRole('row', { name: titleZh })).toContainText('已撤稿');
  await goInside(page, `/main/change?roleId=1&id=${id}&change=1`);
  await expect(page.getByText('当前不是作者修改阶段').or(page.getByText('不能修改')).first()).toBeVisible();
});
