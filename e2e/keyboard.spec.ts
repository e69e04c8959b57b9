// The main jobs without a mouse: in reading order, with the focus always in sight, and never caught (principles, Screens).
import type { Locator, Page } from '@playwright/test';
import { CAPTCHA_ANSWER, PASSWORD } from './demo.ts';
import { newTitle, submitManuscript, wordDocument } from './manuscript.ts';
import { expect, test } from './story.ts';

/** More steps than any page has controls before its main job. */
const MOST_STEPS = 80;

/** Steps on with Tab to `target`; at every step the focus can be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    // Asked in one go at every step: there are hundreds of them.
    const { isThere, unseen } = await target.evaluate((element) => {
      const focused = document.activeElement;
      // Between the last control and the first stands the browser itself; the calendar button inside of a date field has its own ring.
      const isOfPage = focused !== null && focused !== document.body && focused.matches(':focus');
      // The ring of a radio button that shows as a word is round the word.
      const isRinged = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== 'none';
      const isSeen = !isOfPage || isRinged(focused) || isRinged(focused.closest('label'));
      return { isThere: focused === element, unseen: isSeen ? null : focused.outerHTML.slice(0, 120) };
    });
    // Where a page begins, its focus is nobody's step.
    if (step > 0) expect(unseen, 'the focus cannot be seen').toBeNull();
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.insertText(text);
}

/** Steps down a list of choices to the one called `label`, or to the first. */
async function choose(page: Page, select: Locator, label?: string): Promise<void> {
  await tabTo(page, select);
  await expect(select).toBeEnabled();
  const chosen = () => select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.label);
  do await page.keyboard.press('ArrowDown');
  while (label !== undefined && (await chosen()) !== label);
}

/** Tab leads to the first of a group of radio buttons, the arrows to the others. */
async function pick(page: Page, group: Locator, label: string): Promise<void> {
  await press(page, group.getByRole('radio').first(), 'Space');
  const wanted = group.getByLabel(label, { exact: true });
  while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' });

test('an editor signs in, picks a manuscript and receives it by keyboard alone', async ({ open, apiFor }) => {
  const { titleZh } = await submitManuscript(await apiFor('author2'));
  const page = await open(null);
  await page.goto('/login');
  await type(page, page.getByLabel('邮箱或用户名'), 'editor2');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('密码', { exact: true }), 'the password comes next').toBeFocused();
  await page.keyboard.insertText(PASSWORD);
  await type(page, page.getByRole('textbox', { name: '验证码' }), CAPTCHA_ANSWER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '今日' })).toBeVisible();
  await press(page, page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^稿件列表/ }));
  const row = page.getByRole('row', { name: titleZh });
  await expect(row).toBeVisible();

  await press(page, row.getByRole('checkbox'), 'Space');
  await press(page, page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '接收 1 篇', exact: true }));
  const question = page.getByRole('dialog', { name: '接收稿件' });
  await expect(question.getByLabel('意见（选填）')).toBeFocused();
  await press(page, question.getByRole('button', { name: '接收稿件' }));
  await expect(question).toBeHidden();
  await expect(row).toContainText('编辑审稿中');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' }), 'the focus does not fall back to the beginning').not.toBeFocused();
});

test('an author goes through the wizard and submits by keyboard alone', async ({ open }) => {
  const { titleZh, titleEn } = newTitle();
  const page = await open('author2');
  await page.goto('/main/authormanuList?roleId=1');
  await press(page, page.getByRole('main').getByRole('link', { name: '新建投稿' }));
  await pick(page, page.getByRole('group', { name: '拟投集刊' }), '数据科学与计算');
  await choose(page, page.getByLabel('拟投栏目'));
  await press(page, page.getByLabel('我已阅读并同意以上投稿声明'), 'Space');
  await press(page, next(page));
  await expect(page.getByRole('tabpanel', { name: /题名/ }), 'the new manuscript takes the focus along').toBeFocused();
  await choose(page, page.getByLabel('文章类型'));
  await type(page, page.getByLabel('中文题名'), titleZh);
  await type(page, page.getByLabel('英文题名'), titleEn);
  await press(page, next(page));
  await expect(page.getByLabel('顾清禾为通讯作者'), 'the only author corresponds').toBeChecked();
  await press(page, next(page));
  await type(page, page.getByLabel('批准号 1'), '21BZW001');
  await type(page, page.getByLabel('项目名称 1'), '国家社会科学基金');
  await press(page, next(page));
  await type(page, page.getByLabel('中文关键词'), '地方志；江南');
  await press(page, next(page));
  await type(page, page.getByRole('textbox', { name: '文章说明' }), '本文未曾发表。');
  await press(page, next(page));
  for (const tab of [/推荐审稿人/, /回避审稿人/]) {
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await press(page, page.getByRole('button', { name: '跳过' }));
  }
  await pick(page, page.getByRole('group', { name: '文件类型' }), '稿件');
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: '选择文件' }));
  await (await chooser).setFiles({ name: 'manuscript.docx', mimeType: 'application/octet-stream', buffer: await wordDocument(titleZh) });
  await expect(page.getByRole('link', { name: 'manuscript.docx' })).toBeVisible();
  await press(page, next(page));
  await press(page, page.getByRole('button', { name: '提交稿件' }));
  await press(page, page.getByRole('link', { name: '返回稿件列表' }));
  await expect(page.getByRole('row', { name: titleZh })).toBeVisible();
});

test('an editor goes from the list through three manuscripts with reviewers by keys alone, and all that matters is in sight (B-441)', async ({
  open,
}) => {
  const page = await open('editor', { viewport: { width: 1440, height: 900 } });
  await page.goto('/main/editorManusList?roleId=3&status=REVIEWERS_AT_WORK');
  const rows = page.locator('main [data-row] [data-part=title] a');
  await expect(rows.nth(2)).toBeVisible();
  const titles = (await rows.allTextContents()).slice(0, 3);
  const heading = page.getByRole('heading', { level: 1 });
  const rail = page.getByRole('complementary', { name: '当前状态与操作' });
  const isAt = async (at: number) => {
    await expect(heading).toHaveText(titles[at] ?? '');
    for (const name of ['审稿专家', '稿件文件']) await expect(rail.getByRole('region', { name })).toBeInViewport({ ratio: 1 });
    expect(await rail.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'the rail does not scroll').toBe(0);
  };
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await isAt(0);
  for (const [key, at] of [
    ['n', 1],
    ['n', 2],
    ['p', 1],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(at);
  }
  await page.keyboard.press('f');
  await expect(rail.getByRole('region', { name: '稿件文件' }).getByRole('listitem').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('a');
  const usual = rail.getByRole('link', { name: '邀请专家' });
  await expect(usual).toBeFocused();
  await page.keyboard.press('Control+k');
  const groups = page.getByRole('listbox', { name: '快速前往' }).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('本页操作');
  await expect(groups.nth(1)).toHaveAccessibleName('最近打开');
  await expect(groups.nth(1).getByRole('option')).toContainText([titles[2] ?? '', titles[0] ?? '']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(page, 'the usual act').toHaveURL(/\/main\/editorExportList\?/);
});
