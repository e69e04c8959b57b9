// Files on their way: uploads cancelled, added with a description, removed, and links that are nobody else's. Refused kinds of files are in
// submission.spec.ts.
import type { Page } from '@playwright/test';
import { startManuscript, submitManuscript, wordDocument } from './manuscript.ts';
import { expect, test } from './story.ts';

const chooser = (page: Page) => page.locator('input[type=file]');
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

async function openFilesTab(page: Page, id: string): Promise<void> {
  await page.goto(`/main/change?roleId=1&id=${id}&tab=files`);
  await expect(page.getByText('尚未上传文件')).toBeVisible();
}

test('an upload that is called off leaves no file and no complaint, and the next one works', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await openFilesTab(page, id);
  await page.getByRole('radio', { name: '稿件', exact: true }).check();
  // Held on its way until it has been called off.
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (!route.request().headers()['content-type']?.startsWith('multipart/')) return await route.fallback();
    await isHeld;
    await route.abort('aborted').catch(() => undefined);
  });
  await chooser(page).setInputFiles({ name: '第一稿.docx', mimeType: 'application/octet-stream', buffer: await wordDocument('第一稿') });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: '取消上传' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  letGo();
  await expect(page.getByText('尚未上传文件')).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  await page.unroute('**/graphql');

  await chooser(page).setInputFiles({ name: '第二稿.docx', mimeType: 'application/octet-stream', buffer: await wordDocument('第二稿') });
  await expect(page.getByRole('link', { name: '第二稿.docx' })).toBeVisible();
  expect(await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { files { name } } } }', { id })).toEqual({
    node: { files: [{ name: '第二稿.docx' }] },
  });
});

test('several files with a description are added one after the other, and one is taken away again', async ({ open, apiFor }) => {
  const { id } = await startManuscript(await apiFor('author2'));
  const page = await open('author2');
  await openFilesTab(page, id);
  await page.getByRole('radio', { name: '补充材料' }).check();
  await page.getByLabel('文件描述').fill('访谈提纲');
  const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name}\n受访者编号、时间与地点。\n`) });
  await chooser(page).setInputFiles([text('提纲一.txt'), text('提纲二.txt')]);
  for (const name of ['提纲一.txt', '提纲二.txt']) await expect(page.getByRole('row', { name })).toContainText('访谈提纲');
  await expect(page.getByLabel('文件描述')).toHaveValue('');
  await page.getByRole('button', { name: '删除提纲一.txt' }).click();
  const question = page.getByRole('dialog', { name: '删除文件' });
  await expect(question).toContainText('提纲一.txt');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('row', { name: '提纲一.txt' })).toHaveCount(0);
  await expect(page.getByRole('row', { name: '提纲二.txt' })).toBeVisible();
});

test('the link of a file serves its file as a download, and nothing once it was tampered with', async ({ open, apiFor, request }) => {
  const { id } = await submitManuscript(await apiFor('author2'));
  const page = await open('editor2');
  await page.goto(`/main/editorManusList/detailChief?roleId=3&id=${id}`);
  const link = page.getByRole('region', { name: '稿件文件' }).getByRole('link', { name: /\.docx$/ });
  const address = (await link.getAttribute('href')) ?? '';
  const file = await request.get(address);
  expect(file.status()).toBe(200);
  expect(file.headers()['content-disposition']).toContain('attachment');
  expect((await file.body()).subarray(0, 2).toString(), 'a Word file begins like a zip').toBe('PK');
  // The first letter of the signature.
  const tampered = await request.get(address.replace(/\.(.)/, (_, letter: string) => (letter === 'A' ? '.B' : '.A')));
  expect(tampered.status()).toBe(404);
  expect(await tampered.text()).toContain('下载链接已失效');
});
