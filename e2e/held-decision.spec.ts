// A decision whose letter waits: its editor reads the minute, corrects the letter, takes the decision back and decides anew. The author has
// the page open all the while, and learns the last of it alone.
import type { Page } from '@playwright/test';
import { tellNow } from './hold.ts';
import { submitManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const JNWH = { subject: '770', periodical: 'JNWH' };
const rail = (page: Page) => page.getByRole('complementary');
const status = (page: Page) => rail(page).getByRole('heading', { level: 2 }).first();
const notice = (page: Page) => page.getByRole('region', { name: '提示' });

test('an editor corrects the letter of a decision and takes the decision back before its author hears of it (B-421)', async ({
  open,
  apiFor,
}) => {
  const { id } = await submitManuscript(await apiFor('author2'), JNWH);
  const page = await open('editor');
  await page.goto(`/main/editorManusList/detailChief?roleId=3&id=${encodeURIComponent(id)}`);
  const act = async (name: string, comment = '') => {
    await rail(page).getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    if (comment !== '') await dialog.getByRole('textbox').first().fill(comment);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await act('接收稿件');
  await act('检测完成');
  await expect(status(page)).toHaveText('编辑审稿中');
  const author = await open('author2');
  await author.goto(`/main/authormanuList/detailAuthor?roleId=1&id=${encodeURIComponent(id)}`);
  await expect(status(author)).toHaveText('编辑部已接收');

  await test.step('the decision says at which minute its letter goes', async () => {
    await act('返回作者修改', '请删去第三节。');
    await expect(status(page)).toHaveText('编辑返回作者修改');
    await expect(notice(page)).toContainText(/信件 \d\d:\d\d 发出，此前可以修改信件或撤回决定/);
    await expect(rail(page).getByRole('timer')).toHaveText(/^信件 \d\d:\d\d 发出 · 还有 9 分 \d+ 秒$/);
  });

  await test.step('the letter is corrected: it begins as it was written', async () => {
    await rail(page).getByRole('button', { name: '修改信件' }).click();
    const dialog = page.getByRole('dialog', { name: '修改信件' });
    await expect(dialog.getByRole('textbox').first()).toHaveValue('请删去第三节。');
    await expect(dialog.getByRole('region', { name: '信件' })).toContainText('请删去第三节。');
    await dialog.getByRole('textbox').first().fill('请删去第四节。');
    await expect(dialog.getByRole('region', { name: '信件' })).toContainText('请删去第四节。');
    await dialog.getByRole('button', { name: '修改信件', exact: true }).click();
    await expect(notice(page)).toContainText('信件已修改');
  });

  await test.step('the decision is taken back from the notice: it stands as before', async () => {
    await notice(page).getByRole('button', { name: '撤回决定' }).click();
    await page.getByRole('dialog', { name: '撤回决定' }).getByRole('button', { name: '撤回决定', exact: true }).click();
    await expect(status(page)).toHaveText('编辑审稿中');
    await expect(status(page)).toBeFocused();
    await expect(rail(page).getByRole('timer')).toHaveCount(0);
    await expect(rail(page).getByRole('button', { name: '返回作者修改' })).toBeVisible();
  });

  await test.step('the author hears of the next one alone', async () => {
    await expect(status(author)).toHaveText('编辑部已接收');
    await act('返回作者修改', '请补充第二节的史料。');
    await tellNow(id);
    await expect(status(author)).toHaveText('待修改');
    await expect(author.getByRole('region', { name: '编辑部意见' })).toContainText('请补充第二节的史料。');
    for (const words of ['第三节', '第四节', '撤回']) await expect(author.getByText(words)).toHaveCount(0);
  });
});
