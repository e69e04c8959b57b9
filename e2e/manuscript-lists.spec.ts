// The lists around the main job: filters and order stand in the address, bulk acts name the refused manuscripts, drafts are deleted after a
// warning. Manuscripts of `author2` for the periodical SJKX, whose editor is `editor2`.
import type { Page } from '@playwright/test';
import type { LanguageTag } from './api.ts';
import { startManuscript, submitManuscript, writeManuscript } from './manuscript.ts';
import { expect, expectNotReloaded, goInside, markPage, test } from './story.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title });

test('an editor receives what can be received of several, and is told which one cannot be and why', async ({ open, apiFor }) => {
  const author = await apiFor('author2');
  const fresh = await submitManuscript(author);
  const taken = await submitManuscript(author);
  const page = await open('editor2');
  await page.goto('/main/editorManusList?roleId=3&view=list');
  await expect(rowOf(page, fresh.titleZh)).toBeVisible();
  await expect(page.getByRole('region', { name: '批量操作' }), 'no bar while nothing is ticked').toHaveCount(0);

  for (const { titleZh } of [fresh, taken]) await rowOf(page, titleZh).getByRole('checkbox').check();
  await expect(page.getByText('已选 2 篇，其中 2 篇可接收')).toBeVisible();
  const editor = await apiFor('editor2');
  await editor.ask('mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }', {
    input: { contributionIds: [taken.id] },
  });
  await expect(rowOf(page, taken.titleZh), 'the list follows, the selection stays').toContainText('编辑审稿中');
  await expect(page.getByText('已选 2 篇，其中 1 篇可接收')).toBeVisible();

  await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '接收 1 篇', exact: true }).click();
  const question = page.getByRole('dialog', { name: '接收稿件' });
  await question.getByText('另有 1 篇不能接收稿件，不会处理').click();
  await expect(question).toContainText(taken.titleZh);
  await question.getByLabel('意见（选填）').fill('选题有新意。');
  await question.getByRole('button', { name: '接收稿件' }).dblclick();
  await expect(page.getByText('稿件已成功接收')).toBeVisible();
  await expect(rowOf(page, fresh.titleZh)).toContainText('编辑审稿中');
  await expect(page.getByRole('region', { name: '批量操作' }), 'nothing stays ticked').toHaveCount(0);

  await rowOf(page, fresh.titleZh).getByRole('link', { name: '详情' }).click();
  const history = page.getByRole('region', { name: '处理记录' });
  await expect(history.getByText('接收稿件 → 编辑审稿中')).toBeVisible();
  await history.getByText('查看意见与附件').click();
  await expect(history.getByText('选题有新意。')).toBeVisible();
});

test('what waits is counted in every tab, in the navigation and beside the list, when somebody submits (B-404)', async ({
  open,
  apiFor,
}) => {
  const [author, editor] = [await apiFor('author2'), await apiFor('editor2')];
  const waiting = async () =>
    (await editor.ask<{ viewer: { handledCounts: { waiting: number } } }>('{ viewer { handledCounts { waiting } } }')).viewer.handledCounts
      .waiting;
  await submitManuscript(author);
  const page = await open('editor2');
  await page.goto('/main/editorManusList?roleId=3&view=list');
  const other = await page.context().newPage();
  await other.goto('/main/msgCenter?roleId=3');
  const entry = (tab: Page) => tab.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^稿件列表/ });
  for (const isSubmitted of [false, true]) {
    if (isSubmitted) await submitManuscript(author);
    // Other stories submit to this editor, too.
    await expect(async () => {
      const count = await waiting();
      for (const tab of [page, other]) expect(await entry(tab).textContent()).toContain(`${count} 项待处理`);
      expect(await page.getByRole('radio', { name: `待处理稿件 ${count}` }).count()).toBe(1);
    }).toPass({ timeout: 15_000 });
  }
});

test('a manuscript received from another window while one is being asked is left as it is, and its page says why', async ({
  open,
  apiFor,
}) => {
  const { id, titleZh } = await submitManuscript(await apiFor('author2'));
  const page = await open('editor2');
  await page.goto(`/main/editorManusList/detailChief?roleId=3&id=${id}`);
  await page.getByRole('button', { name: '接收稿件' }).click();
  const question = page.getByRole('dialog', { name: '接收稿件' });
  await expect(question).toContainText(titleZh);
  await (
    await apiFor('editor2')
  ).ask('mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }', {
    input: { contributionIds: [id] },
  });
  await question.getByRole('button', { name: '接收稿件' }).click();
  const outcome = page.getByRole('dialog', { name: '稿件没有处理' });
  await expect(outcome).toContainText('稿件状态已发生变化');
  await expect(outcome).not.toContainText('已处理');
  await outcome.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('complementary')).toContainText('编辑审稿中');
  await expect(page.getByRole('button', { name: '接收稿件' })).toHaveCount(0);
});

test('details and status of a manuscript are one page, reached from the list as it was narrowed without a blank screen; one that may not be seen is not found', async ({
  open,
  apiFor,
}) => {
  const author = await apiFor('author2');
  const { titleZh, manuscriptNumber } = await submitManuscript(author);
  const page = await open('editor2');
  await page.goto('/main/editorManusList?roleId=3&scope=pending');
  await page.getByRole('searchbox', { name: '全部' }).fill(manuscriptNumber);
  await expect(page, 'a number is found in the box that searches everything').toHaveURL(/q=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: '待处理稿件' }), 'what narrows a list stands in its address').toBeChecked();
  await markPage(page);
  for (const link of ['详情', '状态']) {
    await rowOf(page, titleZh).getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: titleZh })).toBeVisible();
    if (link === '状态') await expect(page.getByRole('heading', { name: '处理记录' })).toBeInViewport();
    await page.goBack();
    await expect(rowOf(page, titleZh)).toBeVisible();
  }
  await expectNotReloaded(page);

  // A hidden manuscript is answered like a missing one.
  for (const address of [(await startManuscript(author)).id, 'nonsense']) {
    await goInside(page, `/main/editorManusList/detailChief?roleId=3&id=${encodeURIComponent(address)}`);
    await expect(page.getByText('没有找到您要的内容')).toBeVisible();
    await page.goBack();
    await expect(rowOf(page, titleZh)).toBeVisible();
  }
});

test('an author deletes an unfinished manuscript after a warning (R2-186, R2-196)', async ({ open, apiFor }) => {
  const { titleZh } = await writeManuscript(await apiFor('author2'));
  const page = await open('author2');
  await page.goto('/main/unManuscript?roleId=1');
  await rowOf(page, titleZh).getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: '删除' });
  await expect(question).toContainText('该条数据删除后不可恢复，确定删除吗？');
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除！')).toBeVisible();
  await expect(rowOf(page, titleZh)).toHaveCount(0);
});

for (const [language, words] of Object.entries({
  'zh-CN': {
    tab: '未录用稿件（可授权入库）',
    title: '题名',
    saved: '保存时间',
    narrowed: '没有找到稿件',
    clear: '清除筛选条件',
    detail: '详情',
    none: '未被录用、尚未授权',
  },
  'en-US': {
    tab: 'Not accepted, not offered yet',
    title: 'Title',
    saved: 'Saved',
    narrowed: 'Nothing found',
    clear: 'Clear the filters',
    detail: 'Details',
    none: 'Manuscripts that were not accepted',
  },
} as const) as [LanguageTag, Record<'tab' | 'title' | 'saved' | 'narrowed' | 'clear' | 'detail' | 'none', string>][]) {
  test(
    `an author finds an unfinished manuscript by its title, orders them, and sees beside them what other journals may be offered, ${language}`,
    { tag: language === 'zh-CN' ? [] : '@long' },
    async ({ open, apiFor }) => {
      const author = await apiFor('author2');
      const [older, newer] = [await writeManuscript(author), await writeManuscript(author)];
      const titleOf = ({ titleZh, titleEn }: typeof older) => (language === 'zh-CN' ? titleZh : titleEn);
      const page = await open('author2', { language });
      await page.goto('/main/unManuscript?roleId=1');
      await expect(rowOf(page, titleOf(newer))).toBeVisible();
      await page.getByRole('searchbox').fill(titleOf(older).slice(-8));
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(rowOf(page, titleOf(older))).toBeVisible();
      await page.getByRole('button', { name: words.saved }).click();
      await expect(page).toHaveURL(/dir=asc/);
      await expect(page.getByRole('columnheader', { name: words.saved })).toHaveAttribute('aria-sort', 'ascending');
      await goInside(page, '/main/unManuscript?roleId=1&title=nothing-has-this-title');
      await expect(page.getByText(words.narrowed)).toBeVisible();
      await page.getByRole('button', { name: words.clear }).click();
      await expect(rowOf(page, titleOf(newer))).toBeVisible();

      await page.getByText(words.tab).click();
      await expect(page).toHaveURL(/tab=unaccepted/);
      await expect(rowOf(page, titleOf(newer))).toHaveCount(0);
      const { viewer } = await author.ask<{ viewer: { list: { totalCount: number } } }>(
        '{ viewer { list: authoredContributions(filter: { awaitsPoolConsent: true }) { totalCount } } }',
      );
      await expect(page.locator('tbody').getByRole('link', { name: words.detail }), 'and nothing else').toHaveCount(
        Math.min(10, viewer.list.totalCount),
      );
      if (viewer.list.totalCount === 0) await expect(page.getByText(words.none)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: words.tab })).toBeChecked();
    },
  );
}
