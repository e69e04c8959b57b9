// A manuscript that the office has returned: found in the author's list, changed with the comments beside it, and submitted again.
// Permitted changes and its further way: api/modules/contributions/manuscript/revision.test.ts.
import { returnedManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

test('a returned manuscript is changed with the office’s comments beside it, and handed in again under its number (R1-087, R1-098, R1-099, E1-022)', async ({
  open,
  apiFor,
}) => {
  const api = await apiFor('author');
  const { id, titleZh, manuscriptNumber, comment } = await returnedManuscript(api);
  const page = await open('author');
  await page.goto('/main/authormanuList?roleId=1&status=AWAITING_REVISION');
  const begun = page.waitForResponse(
    (response) => response.request().headers()['x-apollo-operation-name'] === 'useBeginContributionRevisionMutation',
  );
  await page.getByRole('row', { name: titleZh }).getByRole('link', { name: '修改稿件' }).click();
  await expect(page.getByRole('heading', { name: '修改稿件', level: 1 })).toBeVisible();
  expect(await (await begun).json()).toMatchObject({ data: { beginContributionRevision: { contribution: { id, viewerCanEdit: true } } } });
  const notes = page.getByRole('group').filter({ hasText: '需要回复的意见' });
  await expect(notes).toContainText(comment);
  await expect(page.getByRole('tabpanel', { name: '上传文件' }), 'it opens where the new file goes').toBeVisible();
  await page.getByRole('tab', { name: /^\d*\.? *声明/ }).click();
  const statements = page.getByRole('tabpanel', { name: '声明' });
  await expect(statements, 'a revision is stated anew').toBeVisible();
  for (const said of ['未使用', '不涉及数据']) await statements.getByText(said, { exact: true }).click();
  await statements.getByText('以上声明属实').click();
  await page.getByRole('tab', { name: /题名/ }).click();
  await expect(page.getByLabel('中文题名')).toHaveValue(titleZh);
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(page.getByRole('group', { name: '拟投集刊' }).getByRole('radio'), 'it stays with its journal').toBeDisabled();
  await page.goBack();
  await page.getByRole('tab', { name: /摘要与关键词/ }).click();
  await page.getByLabel('中文摘要').fill('按编辑部意见修改后的摘要。');
  await expect(notes, 'beside every step').toContainText(comment);
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(page.getByRole('tabpanel', { name: '核对并提交' })).toContainText('按编辑部意见修改后的摘要。');
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible();
  await expect(page.getByText(manuscriptNumber, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '返回稿件列表' }).click();
  const row = page.getByRole('row', { name: titleZh });
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: '修改稿件' }), 'it is the office’s turn').toHaveCount(0);
  expect(
    await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { authorStatus manuscriptNumber abstractZh viewerCanEdit } } }', {
      id,
    }),
  ).toEqual({
    node: { authorStatus: 'REVISION_SUBMITTED', manuscriptNumber, abstractZh: '按编辑部意见修改后的摘要。', viewerCanEdit: false },
  });
});
