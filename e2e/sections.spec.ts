// Funding, explanation and suggested reviewers in the wizard, as far as they need a browser. Their rules stand in sections.test.ts.
import type { Page } from '@playwright/test';
import { writeManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const panel = (page: Page) => page.getByRole('tabpanel');
const open = (page: Page, id: string, tab: string) => page.goto(`/main/change?roleId=1&id=${id}&tab=${tab}`);
const FUNDS = 'query ($id: ID!) { node(id: $id) { ... on Contribution { fundings { fundNumber fundName } } } }';

test('funds: a pasted number is cleaned, an unfinished row holds up the next, a number twice is told, a removal is asked about (R1-136, R1-137, R1-138, R1-139)', async ({
  open: openAs,
  apiFor,
}) => {
  const api = await apiFor('author2');
  const { id } = await writeManuscript(api);
  const page = await openAs('author2');
  await open(page, id, 'funding');
  const add = page.getByRole('button', { name: '添加基金' });
  await add.click();
  await expect(panel(page).getByRole('alert')).toHaveText('请先填写当前基金信息!');
  await expect(page.getByLabel('批准号 1')).toBeFocused();
  await page.getByLabel('批准号 1').evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text/plain', '批准号：２１BZW-001（重点）');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    document.execCommand('insertText', false, data.getData('text/plain'));
  });
  await expect(page.getByLabel('批准号 1')).toHaveValue('21BZW-001');
  await expect(panel(page).getByRole('status')).toContainText('批准号');
  await add.click();
  await expect(page.getByLabel('项目名称 1'), 'a name is still missing').toBeFocused();
  await page.getByLabel('项目名称 1').fill('国家社会科学基金');
  await add.click();
  await page.getByLabel('批准号 2').fill('21BZW-001');
  await page.getByLabel('项目名称 2').fill('教育部项目');
  await expect(panel(page).getByRole('alert')).toHaveText('基金号不能重复！');
  await page.getByLabel('批准号 2').fill('20YJA/03.1');
  await page.getByRole('button', { name: '暂存' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('tab', { name: /基金信息/ }).click();
  await expect(page.getByLabel('批准号 2')).toHaveValue('20YJA/03.1');
  expect(await api.ask(FUNDS, { id })).toEqual({
    node: {
      fundings: [
        { fundNumber: '21BZW-001', fundName: '国家社会科学基金' },
        { fundNumber: '20YJA/03.1', fundName: '教育部项目' },
      ],
    },
  });

  await page.getByRole('button', { name: '删除基金 1' }).click();
  await page.getByRole('dialog', { name: '删除基金' }).getByRole('button', { name: '删除' }).click();
  await expect(page.getByLabel('批准号 2')).toHaveCount(0);
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await expect.poll(() => api.ask(FUNDS, { id })).toEqual({ node: { fundings: [{ fundNumber: '20YJA/03.1', fundName: '教育部项目' }] } });
});

test('reviewers: Next waits for a name and Skip does not, a wrong address is told, a half-filled entry marks its tab (R1-094, R1-141, R1-152, R1-153)', async ({
  open: openAs,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/SECTION_INCOMPLETE/);
  const { id } = await writeManuscript(await apiFor('author2'));
  const page = await openAs('author2');
  await open(page, id, 'recommendedReviewers');
  await expect(page.getByRole('button', { name: '下一步' })).toHaveCount(0);
  await page.getByRole('button', { name: '跳过' }).click();
  await expect(page.getByRole('tab', { name: /推荐审稿人.*选填/ })).toBeVisible();
  await expect(page.getByRole('group', { name: '审稿人 1' }), 'nobody is asked for').toHaveCount(0);
  await page.getByRole('button', { name: '添加审稿人' }).click();
  const entry = page.getByRole('group', { name: '审稿人 1' });
  await expect(entry.getByLabel('姓名')).toBeFocused();
  await entry.getByLabel('姓名').fill('吴越');
  await expect(page.getByRole('button', { name: '下一步' })).toBeVisible();
  await entry.getByLabel('邮箱').fill('wuyue');
  await entry.getByLabel('理由').focus();
  await expect(panel(page).getByRole('alert')).toHaveText('邮箱格式错误，请检查所有审稿人的邮箱！');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(entry.getByLabel('邮箱'), 'what cannot be saved is led to').toBeFocused();
  await entry.getByLabel('邮箱').fill('wuyue@example.org');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('tab', { name: /回避审稿人.*缺 4 项/ })).toBeVisible();
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(page.getByRole('tab', { name: /核对并提交/ }), 'shows first what will be handed in').toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(page.getByRole('dialog', { name: '提交失败' }).getByText('请完善回避审稿人信息')).toBeVisible();
});
