// The main job on real input: an author submits a manuscript with a Word file, an editor sees it arrive, reads and receives it, and
// the author sees the new status; nobody reloads anything. Only this story submits as `author` and to the periodical STPL.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CAPTCHA_ANSWER, PASSWORD } from './demo.ts';
import { newTitle, wordDocument } from './manuscript.ts';
import { expect, expectNotReloaded, markPage, test } from './story.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^消息，/ });

async function unreadCount(page: Page): Promise<number> {
  const label = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/\d+/.exec(label)?.[0] ?? 0);
}

/** The newest message of the open message centre. */
const newestMessage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();

test('a manuscript goes from its author to the editor who receives it, each seeing the other’s act at once (R2-002)', async ({ open }) => {
  const { titleZh, titleEn } = newTitle();
  const bytes = await wordDocument(titleZh);
  const fileName = '城市更新 定稿.docx';

  const editor = await open('editor');
  await editor.goto('/main/editorManusList?view=list');
  await expect(editor.getByRole('heading', { name: '稿件列表', level: 1 })).toBeVisible();
  await expect(editor.getByText(titleZh)).toHaveCount(0);
  await markPage(editor);
  const editorUnread = await unreadCount(editor);

  const author = await open(null);
  await test.step('the author signs in', async () => {
    await author.goto('/');
    await author.getByLabel('邮箱或用户名').fill('author@demo.test');
    await author.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await author.getByRole('textbox', { name: '验证码' }).fill(CAPTCHA_ANSWER);
    await author.getByRole('button', { name: '登录', exact: true }).click();
    await expect(author).toHaveURL(/\/main\/authormanuList\?roleId=1$/);
    await expect(author.getByRole('heading', { name: '我的稿件', level: 1 })).toBeVisible();
    await markPage(author);
  });

  await test.step('the author fills the wizard', async () => {
    await author.getByRole('link', { name: '新建投稿' }).first().click();
    await author.getByRole('radio', { name: '生态环境评论' }).check();
    await author.getByRole('checkbox', { name: '我已阅读并同意以上投稿声明' }).check();
    await author.getByRole('button', { name: '下一步' }).click();

    await author.getByLabel('文章类型').selectOption({ label: '研究论文' });
    await author.getByLabel('中文题名').fill(titleZh);
    await author.getByLabel('英文题名').fill(titleEn);
    await author.getByRole('button', { name: '下一步' }).click();

    await author.getByRole('checkbox', { name: '沈知远为通讯作者' }).check();
    await author.getByRole('button', { name: '下一步' }).click();

    await author.getByLabel('批准号 1').fill('21BZW001');
    await author.getByLabel('项目名称 1').fill('国家社会科学基金');
    await author.getByRole('button', { name: '下一步' }).click();

    await author.getByLabel('中文关键词').fill('社区记忆；城市更新');
    await author.getByLabel('中文摘要').fill('本文考察旧城更新中居民的口述与影像如何成为社区记忆。');
    await author.getByRole('button', { name: '下一步' }).click();
    await author.getByRole('textbox', { name: '文章说明' }).fill('本文未曾发表。');
    await author.getByRole('button', { name: '下一步' }).click();
    for (const tab of [/推荐审稿人/, /回避审稿人/]) {
      await expect(author.getByRole('tabpanel', { name: tab })).toBeVisible();
      await author.getByRole('button', { name: '跳过' }).click();
    }

    await author.getByRole('radio', { name: '稿件', exact: true }).check();
    await author.locator('input[type=file]').setInputFiles({ name: fileName, mimeType: 'application/octet-stream', buffer: bytes });
    await expect(author.getByRole('link', { name: fileName })).toBeVisible();
    await author.getByRole('button', { name: '下一步' }).click();
    await expect(author.getByRole('tabpanel')).toContainText(titleZh);
    await expect(author.getByRole('tabpanel')).toContainText('城市更新');
  });

  const authorUnread = await unreadCount(author);
  await test.step('the author submits', async () => {
    await author.getByRole('button', { name: '提交稿件' }).click();
    await expect(author.getByRole('heading', { name: '提交成功' })).toBeVisible();
    await expect(author.getByText(/稿件编号：\S+/)).toBeVisible();
    await author.getByRole('link', { name: '返回稿件列表' }).click();
    await expect(author.getByRole('row', { name: titleZh })).toContainText('新投稿');
    await expect.poll(() => unreadCount(author), { message: 'the author’s messages are counted live' }).toBeGreaterThan(authorUnread);
  });

  await test.step('the editor sees it arrive and opens it', async () => {
    const row = editor.getByRole('row', { name: titleZh });
    await expect(row).toContainText('新投稿');
    await expect.poll(() => unreadCount(editor), { message: 'the editor’s messages are counted live' }).toBeGreaterThan(editorUnread);
    await row.getByRole('link', { name: titleZh }).click();
    await expect(editor).toHaveURL(/\/main\/editorManusList\/detailChief\?/);
    await expect(editor.getByRole('heading', { name: titleZh })).toBeVisible();
  });

  await test.step('the editor downloads what the author uploaded', async () => {
    const download = editor.waitForEvent('download');
    const answer = editor.waitForResponse(/\/files\//);
    await editor.getByRole('region', { name: '稿件文件' }).getByRole('link', { name: fileName }).click();
    const file = await download;
    // With many stories running the browser has reported “download” as the name, for an unknown reason: the server's header is checked
    // instead.
    expect(decodeURIComponent((await answer).headers()['content-disposition'] ?? '')).toContain(`''${fileName}`);
    expect((await readFile(await file.path())).equals(bytes), 'the file is the same, byte for byte').toBe(true);
  });

  const unreadBeforeReceipt = await unreadCount(author);
  await test.step('the editor receives it', async () => {
    await editor.getByRole('button', { name: '接收稿件' }).click();
    const question = editor.getByRole('dialog', { name: '接收稿件' });
    await expect(question).toContainText('确定要接收稿件吗？');
    await expect(question).toContainText(titleZh);
    await question.getByRole('button', { name: '接收稿件' }).click();
    await expect(editor.getByText('稿件已成功接收')).toBeVisible();
    await expect(editor.getByRole('complementary', { name: '当前状态与操作' })).toContainText('学术不端检测中');
    await expect(editor.getByRole('button', { name: '接收稿件' })).toHaveCount(0);
  });

  await test.step('the author’s open list shows the new status', async () => {
    await expect(author.getByRole('row', { name: titleZh })).toContainText('编辑部已接收');
    await expect.poll(() => unreadCount(author), { message: 'the receipt is counted live' }).toBeGreaterThan(unreadBeforeReceipt);
    await bell(author).click();
    await newestMessage(author).getByRole('button', { expanded: false }).first().click();
    await expect(newestMessage(author)).toContainText(`您的稿件《${titleZh}》`);
    await expect(newestMessage(author)).toContainText('编辑部已接收');
  });

  await expectNotReloaded(author);
  await expectNotReloaded(editor);
});
