// How many clicks a submission takes, counted as a person would make them: a choice from a list is two, a file three (B-431). What each act
// does is told by other stories.
import type { Page } from '@playwright/test';
import { CountedPage } from './counted.ts';
import { preparedDocument } from './front-page.ts';
import { newTitle, wordDocument } from './manuscript.ts';
import { expect, test } from './story.ts';

const MOST_CLICKS = 14;

/** The only author, as the account is called. */
const AUTHOR = '顾清禾';

const handedIn = async (page: Page) => {
  await expect(page.getByRole('heading', { name: '提交成功', level: 1 })).toBeVisible();
  await expect(page.getByText(/稿件编号：\S+/)).toBeVisible();
};

test('from a blank page to a submitted manuscript with a prepared Word file takes at most 14 clicks and no key; nothing of the file leaves the browser before the statement is ticked (B-431, B-432)', async ({
  open,
}) => {
  const person = new CountedPage(await open('author2'));
  const { page } = person;
  const { titleZh, titleEn } = newTitle();
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.headers()['content-type'] ?? ''));
  const uploads = () => sent.filter((type) => type.startsWith('multipart/form-data')).length;
  await page.goto('/main/create?roleId=1');
  await person.upload(page.locator('input[type=file]'), {
    name: '碑刻.docx',
    mimeType: 'application/octet-stream',
    buffer: await preparedDocument({ titleZh, titleEn }, AUTHOR),
  });
  await person.click(page.getByRole('radio', { name: '数据科学与计算' }));
  await person.choose(page.getByLabel('拟投栏目'), { index: 1 });
  await person.click(page.getByLabel('我已阅读并同意以上投稿声明'));
  expect(uploads()).toBe(0);
  await person.click(page.getByRole('button', { name: '下一步' }));
  await expect(page.getByRole('status').filter({ hasText: '已填 7 项，请核对。' })).toContainText(
    '中文题名、英文题名、中文关键词、英文关键词、中文摘要、英文摘要、基金 1',
  );
  expect(uploads()).toBe(1);
  const shown = page.getByRole('tabpanel', { name: '核对并提交' });
  for (const text of [titleZh, titleEn, '水利；碑刻；吴江县', AUTHOR, '研究论文', '自由投稿', '碑刻.docx'])
    await expect(shown).toContainText(text);
  await person.click(page.getByRole('button', { name: '提交稿件' }));
  await handedIn(page);
  expect(person.clicks, person.toString()).toBeLessThanOrEqual(MOST_CLICKS);
  expect(person.keystrokes).toBe(0);
  console.log(`with a prepared Word file: ${person.toString()}`);
});

test('without a file at the beginning it takes at most 14 clicks, too, beside those into the fields that are typed (B-431)', async ({
  open,
}) => {
  const person = new CountedPage(await open('author2'));
  const { page } = person;
  const { titleZh, titleEn } = newTitle();
  await page.goto('/main/create?roleId=1');
  await person.click(page.getByRole('radio', { name: '数据科学与计算' }));
  await person.choose(page.getByLabel('拟投栏目'), { index: 1 });
  await person.click(page.getByLabel('我已阅读并同意以上投稿声明'));
  await person.click(page.getByRole('button', { name: '下一步' }));
  const beside = async (field: string, text: string) => {
    await page.getByLabel(field).fill(text);
  };
  await beside('中文题名', titleZh);
  await beside('英文题名', titleEn);
  await person.click(page.getByRole('tab', { name: /摘要与关键词/ }));
  await beside('中文关键词', '社区记忆; 城市更新');
  await person.click(page.getByRole('tab', { name: /上传文件/ }));
  await person.upload(page.locator('input[type=file]'), {
    name: 'manuscript.docx',
    mimeType: 'application/octet-stream',
    buffer: await wordDocument(titleZh),
  });
  await expect(page.getByRole('link', { name: 'manuscript.docx' })).toBeVisible();
  await person.click(page.getByRole('button', { name: '提交稿件' }));
  await person.click(page.getByRole('button', { name: '提交稿件' }));
  await handedIn(page);
  expect(person.clicks, person.toString()).toBeLessThanOrEqual(MOST_CLICKS);
  console.log(`without a file at the beginning: ${person.toString()}`);
});
