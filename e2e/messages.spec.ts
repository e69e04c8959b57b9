// The message centre in two tabs (S3 §2.15).
import { submitManuscript } from './manuscript.ts';
import { expect, goInside, test } from './story.ts';

test('a message is read by opening it, in the list of another tab too; a page after the last leads back to the first (R3-160, R3-161, F-128)', async ({
  open,
  apiFor,
}) => {
  const { titleZh } = await submitManuscript(await apiFor('author2'));
  const first = await open('author2');
  await first.goto('/main/msgCenter?roleId=1');
  const second = await first.context().newPage();
  const connected = second.waitForEvent('websocket');
  await second.goto('/main/msgCenter?roleId=1');
  await (await connected).waitForEvent('framereceived');
  const messageIn = (page: typeof first) => page.locator('main li').filter({ hasText: titleZh }).first();
  const mark = (page: typeof first) => messageIn(page).getByRole('img', { name: '未读' });
  await expect(first.getByRole('banner').getByRole('link', { name: /^消息，\d+ 条未读$/ }), 'the dot in the header (R1-072)').toBeVisible();
  await expect(mark(first)).toBeVisible();
  await expect(mark(second)).toBeVisible();
  await messageIn(first).getByRole('button', { expanded: false }).click();
  await expect(messageIn(first).locator('p').first()).toBeVisible();
  await expect(mark(first)).toHaveCount(0);
  await expect(mark(second), 'the other tab’s list shows it too').toHaveCount(0);

  await goInside(first, '/main/msgCenter?roleId=1&page=999');
  await expect(first.getByText('这一页已经没有消息了。')).toBeVisible();
  await first.getByRole('button', { name: '回到第一页' }).click();
  await expect(messageIn(first)).toBeVisible();
});
