// The wizard's messages about texts that it cannot save, and about saved ones that do not look saved; typing while a save is answered.
import type { Page, Route } from '@playwright/test';
import { startManuscript } from './manuscript.ts';
import { expect, lookAway, test } from './story.ts';

/**
 * Types `text` into the first field that matches `selector`, as soon as it is there and the page shows `sign`: in the same breath, before
 * anything else on the page has its turn. The field keeps the focus from then on, unless the page takes it away.
 */
async function typeAsSoonAs(page: Page, selector: string, text: string, sign: string): Promise<void> {
  await page.evaluate(
    ([wanted, value, seen]) => {
      const observer = new MutationObserver(() => {
        const field = document.querySelector<HTMLInputElement>(wanted);
        if (field === null || !document.body.innerText.includes(seen)) return;
        observer.disconnect();
        field.focus();
        document.execCommand('insertText', false, value);
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [selector, text, sign] as const,
  );
}

test('a manuscript deleted elsewhere while one types is told so, also after a reload; the text begins a new one', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/NOT_FOUND/);
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}`);
  await expect(page.getByLabel('中文题名')).toBeVisible();
  await api.ask('mutation ($input: DeleteContributionDraftInput!) { deleteContributionDraft(input: $input) { deletedContributionId } }', {
    input: { contributionId: id },
  });
  await page.getByLabel('中文题名').fill('删除之后输入的题目');
  await lookAway(page);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(page.getByRole('heading', { name: '该稿件已被删除' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '中文题名' })).toHaveValue('删除之后输入的题目');
    await expect(page.getByText(/^已保存|重新保存/)).toHaveCount(0);
  }
  await page.getByRole('button', { name: '用这些内容新建稿件' }).click();
  await page.getByRole('radio', { name: '生态环境评论' }).check();
  await page.getByRole('checkbox', { name: '我已阅读并同意以上投稿声明' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByLabel('中文题名')).toHaveValue('删除之后输入的题目');
  await lookAway(page);
  await expect
    .poll(
      async () =>
        await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', {
          id: new URL(page.url()).searchParams.get('id'),
        }),
    )
    .toEqual({ node: { titleZh: '删除之后输入的题目' } });
});

test('text whose save was never answered is told as saved after a reload, not as put back', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/main/change?roleId=1&id=${id}`);
  const isSave = (route: Route) => route.request().headers()['x-apollo-operation-name'] === 'useSendSectionTitleMutation';
  // The server has it; the page does not hear of it.
  await page.route('**/graphql', async (route) => void (isSave(route) ? await route.fetch() : await route.fallback()));
  await page.getByLabel('中文题名').fill('江南方志');
  await lookAway(page);
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id }))
    .toEqual({ node: { titleZh: '江南方志' } });
  await page.reload();
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByLabel('中文题名')).toHaveValue('江南方志');
  await expect(page.getByText('已恢复您上次输入但未保存的内容')).toHaveCount(0);
});

test('what is typed back to the old words while other words are being saved is kept and saved', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  let answer: () => void = () => undefined;
  const isTimeToAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isTitle = (name: string | undefined) => name === 'useSendSectionTitleMutation';
  await page.route('**/graphql', async (route) => {
    if (isTitle(route.request().headers()['x-apollo-operation-name'])) await isTimeToAnswer;
    await route.fallback();
  });
  await page.goto(`/main/change?roleId=1&id=${id}`);
  const title = page.getByLabel('中文题名');
  const before = await title.inputValue();
  const asked = page.waitForRequest((request) => isTitle(request.headers()['x-apollo-operation-name']));
  await title.fill('江南方志');
  await lookAway(page);
  await asked;
  await title.fill(before);
  const answered = page.waitForResponse((response) => isTitle(response.request().headers()['x-apollo-operation-name']));
  answer();
  await answered;
  await expect(page.getByText('已保存').first()).toBeVisible();
  await page.getByRole('tab', { name: /摘要/ }).click();
  await expect(page.getByLabel('中文关键词')).toBeVisible();
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id }))
    .not.toMatchObject({ node: { titleZh: '江南方志' } });
  await page.goBack();
  await expect(title).toHaveValue(before);
});

test('what is typed as soon as an earlier save is answered is kept and saved', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  let answer: () => void = () => undefined;
  const isTimeToAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-apollo-operation-name'] === 'useSendSectionTitleMutation') await isTimeToAnswer;
    await route.fallback();
  });
  await page.goto(`/main/change?roleId=1&id=${id}`);
  await page.getByLabel('中文题名').fill('江南方志');
  await page.getByRole('tab', { name: /摘要/ }).click();
  await expect(page.getByLabel('中文关键词')).toBeVisible();
  await typeAsSoonAs(page, 'input[name=keywordsZh]', '地方志', '已保存');
  answer();
  await expect(page.getByLabel('中文关键词')).toBeFocused();
  await page.getByRole('tab', { name: /文章说明/ }).click();
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh keywordsZh } } }', { id }))
    .toMatchObject({ node: { titleZh: '江南方志', keywordsZh: ['地方志'] } });
});
