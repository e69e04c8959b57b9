// A maintenance as people meet it. The product of these stories is shared, so its doors stay open: the API's answers of a closed house
// (api/modules/maintenance/maintenance.test.ts) are given to one browser.
import type { Page, Route } from '@playwright/test';
import { startManuscript } from './manuscript.ts';
import { expect, expectNotReloaded, markPage, test } from './story.ts';

const TEXT = '今晚升级数据库。';
const REFUSAL = {
  errors: [{ message: `系统维护中，预计 2026-03-02 22:30 恢复。${TEXT}`, extensions: { code: 'UNDER_MAINTENANCE', params: {} } }],
};
const WINDOW = { startsAt: '2026-03-02T14:00:00.000Z', endsAt: '2026-03-02T14:30:00.000Z', text: TEXT };

/** The house is closed to this browser; publicSettings says so. */
async function close(page: Page): Promise<void> {
  await page.route('**/graphql', async (route: Route) => {
    const operation = route.request().headers()['x-apollo-operation-name'] ?? '';
    // As openDuringMaintenance has it.
    if (operation === 'useCaptchaMutation') return await route.continue();
    const asksSettings = ['useMaintenanceNewsQuery', 'stateQuery', 'settingsQuery'].includes(operation);
    if (!asksSettings) return await route.fulfill({ status: 200, json: REFUSAL });
    const response = await route.fetch();
    const answer: { data: { publicSettings: object } } = await response.json();
    return await route.fulfill({
      json: {
        data: {
          ...answer.data,
          publicSettings: { ...answer.data.publicSettings, maintenance: { ...WINDOW, isUnderWay: true, isClosedToViewer: true } },
        },
      },
    });
  });
}

test('what is being typed stays under the notice, and goes on when the maintenance is over (R1-017)', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/UNDER_MAINTENANCE/);
  const { id } = await startManuscript(await apiFor('author2'));
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}&tab=title`);
  const title = page.getByLabel('中文题名');
  await title.fill('维护前写下的题目');
  await markPage(page);
  await close(page);
  await page.getByRole('button', { name: '暂存' }).click();
  const notice = page.getByRole('dialog', { name: '系统维护中' });
  await expect(notice).toContainText(TEXT);
  await expect(notice).toContainText('预计 2026-03-02 22:30 恢复');
  await page.keyboard.press('Escape');
  await expect(notice, 'it cannot be put away').toBeVisible();
  await page.unroute('**/graphql');
  await notice.getByRole('button', { name: '查看是否已恢复' }).click();
  await expect(notice).toHaveCount(0);
  await expectNotReloaded(page);
  await expect(title).toHaveValue('维护前写下的题目');
  await page.getByRole('button', { name: '暂存' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(title).toHaveValue('维护前写下的题目');
});

test('people who come meanwhile get the notice, administrators a way in, and both go on to where they were going (R1-017, R3-024)', async ({
  open,
  watch,
}) => {
  // The page's loader fails, which the router logs to the console.
  watch.expectComplaint(/UNDER_MAINTENANCE|系统维护中/);
  const page = await open('author2');
  await close(page);
  await page.goto('/main/msgCenter?roleId=1');
  await expect(page).toHaveURL(/\/maintain\?next=/);
  await expect(page.getByRole('heading', { name: '系统维护中', level: 1 })).toBeVisible();
  await expect(page.getByText(TEXT)).toBeVisible();
  await expect(page.getByRole('link', { name: '管理员登录' })).toHaveAttribute('href', /\/login\?administrator=1&next=/);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: '查看是否已恢复' }).click();
  await page.getByRole('link', { name: '继续' }).click();
  await expect(page.getByRole('heading', { name: '消息中心', level: 1 })).toBeVisible();
});

test('visitors of the sign-in page get the notice; administrators sign in under it (R1-017, R1-022, R1-024)', async ({ open }) => {
  const page = await open(null);
  await close(page);
  await page.goto('/login');
  await page.getByRole('link', { name: '管理员登录' }).click();
  await expect(page.getByRole('heading', { name: '登录', level: 1 })).toBeVisible();
  await expect(page.getByText(`系统维护中，预计 2026-03-02 22:30 恢复；目前只有管理员可以使用。 ${TEXT}`)).toBeVisible();
  await page.getByText('投稿须知', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '使用本人常用邮箱注册' })).toBeVisible();
  for (const guide of ['作者操作视频', '编辑操作视频', '主编操作视频']) await expect(page.getByText(guide)).toBeVisible();
});
