// The author's authorization after acceptance: from the list to the agreement, the signed files, and back.
import type { Page } from '@playwright/test';
import { manuscriptsToTransfer } from './manuscript.ts';
import { expect, goInside, test } from './story.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The page hears of its own submission, and refetches, before it is answered. */
async function answerAfterTheNews(page: Page): Promise<void> {
  const operationOf = (headers: Record<string, string>) => headers['x-apollo-operation-name'];
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request().headers()) !== 'useSubmitTransferMutation') return await route.continue();
    const news = page.waitForResponse((response) => operationOf(response.request().headers()) === 'TransferFilesPageQuery');
    const answer = await route.fetch();
    await news;
    return await route.fulfill({ response: answer });
  });
}

test('an author agrees to the transfer of copyright, uploads the signed file and is back in the list (SC-051, SC-052, R2-158, R2-159, S2-030, S2-031)', async ({
  open,
  apiFor,
}) => {
  const [manuscript] = await manuscriptsToTransfer(await apiFor('author'));
  if (!manuscript || manuscript.hasAgreed) throw new Error('the demo has nothing to transfer');
  const { titleZh, manuscriptNumber } = manuscript;
  const page = await open('author');
  const list = `/main/authormanuList?roleId=1&number=${manuscriptNumber}`;
  await page.goto(list);
  const row = page.getByRole('row', { name: titleZh });
  await row.getByRole('link', { name: '作者授权' }).click();
  await expect(page.getByRole('heading', { name: '版权转让', level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`稿件：《${titleZh}》（${manuscriptNumber}）`);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('alert')).toHaveText('未填写必要信息！');
  await page.getByLabel('我已阅读并同意本协议').check();
  await page.getByRole('button', { name: '下一步' }).dblclick();
  await expect(page.getByRole('heading', { name: '授权文件', level: 1 })).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/main/empowerAddAuthor' && url.searchParams.get('code') === manuscriptNumber);
  const submit = page.getByRole('button', { name: '提交', exact: true });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('未填写必要信息！');
  await page.locator('input[type=file]').setInputFiles([
    { name: '签名页.gif', mimeType: 'image/gif', buffer: png },
    { name: '签名页.png', mimeType: 'image/png', buffer: png },
  ]);
  await expect(page.getByText('“签名页.gif”：请选择*.png|jpg|bmp格式文件')).toBeVisible();
  const files = page.getByRole('region', { name: '待提交的文件' });
  await files.getByLabel('文件描述').fill('全体作者签名');
  await page.reload();
  await expect(files.getByRole('listitem')).toContainText('签名页.png');
  await expect(files.getByLabel('文件描述')).toHaveValue('全体作者签名');
  await page.getByRole('link', { name: '上一步' }).click();
  const question = page.getByRole('dialog', { name: '离开本页面' });
  await expect(question).toContainText('您输入的数据暂未保存，请问是否离开本页面');
  await question.getByRole('button', { name: '留在本页' }).click();
  await answerAfterTheNews(page);
  await submit.dblclick();
  await expect(page, 'back at the list as it was narrowed').toHaveURL((url) => url.pathname + url.search === list);
  await expect(page.getByText('提交成功')).toBeVisible();
  await goInside(page, list);
  await expect(row).toContainText('已录用');
  await expect(row.getByRole('link', { name: '作者授权' })).toHaveCount(0);
});
