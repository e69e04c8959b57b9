// Failures around a page are reported in plain words, and lose nothing that was typed. The author's own mishaps in the wizard are in
// submission.spec.ts.
import type { Page } from '@playwright/test';
import { apiOf } from './api.ts';
import { CAPTCHA_ANSWER, PASSWORD, type Account } from './demo.ts';
import { addManuscriptFile, newTitle, startManuscript, submitManuscript, versionOf, writeManuscript } from './manuscript.ts';
import { expect, expectNotReloaded, goInside, lookAway, markPage, test } from './story.ts';

const titleField = (page: Page) => page.getByLabel('中文题名');
const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

async function openTitleTab(page: Page, id: string): Promise<void> {
  await page.goto(`/main/change?roleId=1&id=${id}`);
  await expect(titleField(page)).toBeVisible();
}

async function signInAgain(page: Page, account: Account = 'author2'): Promise<void> {
  await page.getByLabel('邮箱或用户名').fill(account);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '验证码' }).fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('a session ended elsewhere is told at once (R1-077, R1-078); after sign-in in a new tab the page goes on where it was', async ({
  open,
  apiFor,
  baseURL,
  watch,
}) => {
  // The typed text tries to save itself.
  watch.expectComplaint(/UNAUTHENTICATED/);
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const { titleZh } = newTitle();
  const page = await open('author2', { isOwnSession: true });
  await openTitleTab(page, id);
  await markPage(page);
  await titleField(page).fill(titleZh);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await apiOf(baseURL ?? '', token ?? '').ask('mutation { signOut { ok } }');
  const ended = page.getByRole('dialog', { name: '账号已退出' });
  await expect(ended).toContainText('该账号已退出，请重新登录。');
  await expect(ended).toContainText('本页已填写的内容仍保留');
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await expect(ended, 'it must be answered').toBeVisible();

  const beside = page.waitForEvent('popup');
  await ended.getByRole('button', { name: '在新标签页登录' }).click();
  const tab = await beside;
  await signInAgain(tab);
  await expect(tab).toHaveURL(/\/main\//);
  await expect(ended).toBeHidden();
  await expect(titleField(page)).toHaveValue(titleZh);
  await page.getByRole('button', { name: '暂存' }).click();
  await expect(page.getByText('暂存成功')).toBeVisible();
  await expectNotReloaded(page);
  expect(await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id })).toEqual({ node: { titleZh } });
});

test('a list whose session ended hears of changes again after sign-in in a new tab, and of those meanwhile', async ({
  open,
  apiFor,
  baseURL,
  watch,
}) => {
  // A request of the list at that moment: other stories change it all the time.
  watch.expectComplaint(/UNAUTHENTICATED/);
  const author = await apiFor('author2');
  const page = await open('editor2', { isOwnSession: true });
  const connected = page.waitForEvent('websocket');
  await page.goto('/main/editorManusList?roleId=3&view=list');
  await (await connected).waitForEvent('framereceived');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await markPage(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await apiOf(baseURL ?? '', token ?? '').ask('mutation { signOut { ok } }');
  const ended = page.getByRole('dialog', { name: '账号已退出' });
  await expect(ended).toBeVisible();
  const meanwhile = await submitManuscript(author);

  const beside = page.waitForEvent('popup');
  await ended.getByRole('button', { name: '在新标签页登录' }).click();
  await signInAgain(await beside, 'editor2');
  await expect(ended).toBeHidden();
  await expect(page.getByRole('row', { name: meanwhile.titleZh })).toBeVisible();
  const later = await submitManuscript(author);
  await expect(page.getByRole('row', { name: later.titleZh })).toBeVisible();
  await expectNotReloaded(page);
});

test('a link opened with a session that is over leads to sign-in, says why, and then to the page (R1-075, R1-082)', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/登录已失效/);
  const { id, titleZh } = await submitManuscript(await apiFor('author2'));
  const page = await open(null);
  await page.evaluate(() => localStorage.setItem('token', 'long-gone'));
  await page.goto(`/main/authormanuList/detailAuthor?roleId=1&id=${id}`);
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token')), 'the dead token is gone').toBeNull();
  await signInAgain(page);
  await expect(page.getByRole('heading', { name: titleZh })).toBeVisible();
  await goInside(page, `/main/change?roleId=1&id=${id}`);
  await expect(page.getByText('该稿件目前不能修改'), 'what is submitted is no draft').toBeVisible();
});

test('while the database is away the page says so, keeps the text, and another try works', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/UNAVAILABLE/);
  const { id } = await startManuscript(await apiFor('author2'));
  const { titleZh } = newTitle();
  const page = await open('author2');
  await openTitleTab(page, id);
  await titleField(page).fill(titleZh);
  // As the API answers then (api/errors.test.ts, api/graphql/http-rules.test.ts).
  const answer = {
    errors: [{ message: '数据库暂时无法连接，您的内容未丢失，请稍后重试', extensions: { code: 'UNAVAILABLE', params: {}, fields: {} } }],
  };
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, json: answer }));
  await page.getByRole('button', { name: '暂存' }).click();
  await expect(alerts(page)).toContainText('数据库暂时无法连接，您的内容未丢失，请稍后重试');
  await expect(titleField(page)).toHaveValue(titleZh);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: '重新保存' }).click();
  await expect(alerts(page)).toHaveCount(0);
  await page.reload();
  await expect(titleField(page)).toHaveValue(titleZh);
});

test('a list gone back to while the server is away stays, with a notice and another try', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/^request: .*\/graphql$|^console: .*NetworkError/);
  const { titleZh } = await submitManuscript(await apiFor('author2'));
  const page = await open('author2');
  await page.goto('/main/authormanuList?roleId=1');
  const row = page.getByRole('row', { name: titleZh });
  await row.getByRole('link', { name: '详情' }).click();
  await expect(page.getByRole('heading', { name: titleZh })).toBeVisible();
  await page.route('**/graphql', (route) => route.abort('connectionrefused'));
  await page.goBack();
  const notice = page.getByRole('region', { name: '提示' });
  await expect(notice).toContainText('暂时无法连接服务器');
  await expect(row).toBeVisible();
  // Any interaction that renders the page again.
  await page.getByRole('button', { name: '收起导航' }).click();
  await page.getByRole('button', { name: '退稿' }).hover();
  await expect(row).toBeVisible();
  await page.unroute('**/graphql');
  const later = await submitManuscript(await apiFor('author2'));
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('row', { name: later.titleZh })).toBeVisible();

  // An answer that is not the API's is a lost connection too.
  await page.route('**/graphql', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' }));
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '未完成稿件' }).click();
  await expect(alerts(page)).toContainText('暂时无法连接服务器');
  await page.unroute('**/graphql');
  // A fetch behind the page may offer its own retry.
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '未完成稿件', level: 1 })).toBeVisible();
});

test('typed text saves itself after a pause, keeps its cursor, and does not keep the session alive; one that is too long is told at once (R1-104)', async ({
  open,
  apiFor,
}) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await openTitleTab(page, id);
  const saved = page.waitForRequest((request) => request.headers()['x-apollo-operation-name'] === 'useSendSectionTitleMutation');
  await titleField(page).pressSequentially('碑刻研究');
  await titleField(page).press('ArrowLeft');
  expect((await saved).headers()['x-background'], 'nobody asked for it').toBe('1');
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
  await page.keyboard.type('的');
  await expect(titleField(page)).toHaveValue('碑刻研的究');
  await lookAway(page);
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id }))
    .toEqual({ node: { titleZh: '碑刻研的究' } });

  // Longer than its field: reported while the field is still open, and not called saved.
  await titleField(page).fill('长'.repeat(600));
  await expect(titleField(page)).toHaveAccessibleDescription('最多500个字符');
  await expect(page.getByText('“题名”尚未保存：最多500个字符')).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeHidden();
  await titleField(page).fill('短题目');
  await expect(titleField(page)).toHaveAccessibleDescription('');
  await expect(page.getByText(/^已保存/)).toBeVisible();
});

test('text typed just before a reload is there again, and then saves itself', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const { titleZh } = newTitle();
  const page = await open('author2');
  page.on('dialog', (dialog) => void dialog.accept());
  await openTitleTab(page, id);
  await titleField(page).fill(titleZh);
  await page.reload();
  await expect(titleField(page)).toHaveValue(titleZh);
  // By the page that was left, as its last act, or by the one that took its place.
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id }))
    .toEqual({ node: { titleZh } });
});

test('text typed without a connection is kept, and saves itself when the connection is back', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED|NetworkError|WebSocket/);
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const { titleZh } = newTitle();
  const page = await open('author2');
  await openTitleTab(page, id);
  await page.context().setOffline(true);
  await titleField(page).fill(titleZh);
  await page.getByRole('tab', { name: /作者信息/ }).click();
  await expect(alerts(page)).toContainText('“题名”尚未保存，您输入的内容仍在本页');
  await page.getByRole('tab', { name: /题名/ }).click();
  await expect(titleField(page)).toHaveValue(titleZh);
  await page.context().setOffline(false);
  await expect(alerts(page)).toHaveCount(0);
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id }))
    .toEqual({ node: { titleZh } });
});

test('text typed when the session is over goes on after signing in again in the same tab', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/UNAUTHENTICATED|WebSocket/);
  const { id } = await startManuscript(await apiFor('author2'));
  const { titleZh } = newTitle();
  const page = await open('author2', { isOwnSession: true });
  await openTitleTab(page, id);
  await titleField(page).fill(titleZh);
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await lookAway(page);
  await page.getByRole('dialog').getByRole('button', { name: '重新登录', exact: true }).click();
  await signInAgain(page);
  await expect(titleField(page)).toHaveValue(titleZh);
  await lookAway(page);
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
});

test('text typed on a page that is older than the server goes on after the reload that it asks for', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/DOCUMENT_UNKNOWN/);
  const { id } = await startManuscript(await apiFor('author2'));
  const { titleZh } = newTitle();
  const page = await open('author2');
  page.on('dialog', (dialog) => void dialog.accept());
  await openTitleTab(page, id);
  await page.route('**/graphql', async (route) => {
    const body = route.request().postDataJSON() as { extensions: { persistedQuery: { sha256Hash: string } } };
    body.extensions.persistedQuery.sha256Hash = '0'.repeat(64);
    await route.continue({ postData: JSON.stringify(body) });
  });
  await titleField(page).fill(titleZh);
  await lookAway(page);
  const dialog = page.getByRole('dialog', { name: '页面版本已过期' });
  await dialog.getByRole('button', { name: '稍后' }).click();
  await expect(titleField(page)).toHaveValue(titleZh);
  await page.getByRole('button', { name: '暂存' }).click();
  await expect(dialog, 'it is told again').toBeVisible();
  await page.unroute('**/graphql');
  await dialog.getByRole('button', { name: '刷新页面' }).click();
  await expect(titleField(page)).toHaveValue(titleZh);
  await lookAway(page);
  await expect(page.getByText(/^已保存 \d\d:\d\d$/)).toBeVisible();
});

test('of two pages that wrote one manuscript, untouched fields are laid together and a disputed one is chosen side by side', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/CONFLICT/);
  const api = await apiFor('author2');
  const { id } = await writeManuscript(api);
  const page = await open('author2');
  await openTitleTab(page, id);
  await titleField(page).fill('本页输入的题目');
  await api.ask('mutation ($input: SaveContributionTitleInput!) { saveContributionTitle(input: $input) { contribution { id } } }', {
    input: { contributionId: id, version: await versionOf(api, id), titleZh: '先保存的题目', titleEn: 'Saved first' },
  });
  await lookAway(page);
  const choice = page.getByRole('group', { name: '题名 · 中文题名' });
  await expect(choice).toBeVisible();
  await expect(choice.getByLabel(/我输入的/)).toBeChecked();
  await expect(choice).toContainText('本页输入的题目');
  await expect(choice).toContainText('先保存的题目');
  await expect(page.getByLabel('英文题名'), 'only the other page has changed it').toHaveValue('Saved first');
  await expect(titleField(page)).toHaveValue('本页输入的题目');
  await page.getByLabel('英文副题名').fill('Saved all the same');
  await lookAway(page);
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh subtitleEn } } }', { id }))
    .toEqual({ node: { titleZh: '先保存的题目', subtitleEn: 'Saved all the same' } });
  await expect(page.getByText('部分内容待您选择，尚未保存')).toBeVisible();
  // Not answered, it is asked again.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await choice.getByLabel(/已保存的/).check();
  await page.getByRole('button', { name: '使用所选内容' }).click();
  await expect(choice).toBeHidden();
  await expect(titleField(page)).toHaveValue('先保存的题目');

  await titleField(page).fill('又一个题目');
  await api.ask('mutation ($input: SaveContributionTitleInput!) { saveContributionTitle(input: $input) { contribution { id } } }', {
    input: { contributionId: id, version: await versionOf(api, id), titleZh: '再次先保存', titleEn: 'Saved first' },
  });
  await lookAway(page);
  await choice.getByLabel(/我输入的/).check();
  await page.getByRole('button', { name: '使用所选内容' }).click();
  await expect
    .poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh titleEn } } }', { id }))
    .toEqual({ node: { titleZh: '又一个题目', titleEn: 'Saved first' } });
});

test('a statement given and a submission made over what another page has saved are asked for once more', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/CONFLICT/);
  const api = await apiFor('author2');
  const manuscript = await writeManuscript(api);
  const { id } = manuscript;
  await addManuscriptFile(api, manuscript);
  const page = await open('author2');
  const saveElsewhere = async () =>
    await api.ask(
      'mutation ($input: SaveContributionStatementInput!) { saveContributionStatement(input: $input) { contribution { id } } }',
      { input: { contributionId: id, version: await versionOf(api, id), hasAgreed: true, poolConsent: false } },
    );
  const told = page.getByText('内容已在别处保存过，本页已更新为最新内容。请核对后再操作一次。');

  await page.goto(`/main/change?roleId=1&id=${id}&change=1&step=statement`);
  await expect(page.getByRole('heading', { name: '投稿声明' })).toBeVisible();
  await saveElsewhere();
  await page.getByLabel(/授权将其放入共享稿件库/).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(told).toBeVisible();
  await expect(page.getByLabel(/授权将其放入共享稿件库/)).toBeChecked();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(titleField(page)).toBeVisible();
  expect(await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { poolConsent } } }', { id })).toEqual({
    node: { poolConsent: true },
  });

  await page.getByRole('tab', { name: /核对并提交/ }).click();
  await saveElsewhere();
  const submit = async () => await page.getByRole('button', { name: '提交稿件' }).click();
  await submit();
  await expect(told).toBeVisible();
  await submit();
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible();
});

test('leaving the wizard saves what was typed, and asks about what cannot be saved (R1-084, R2-203, R3-184)', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await openTitleTab(page, id);
  await titleField(page).fill('离开前输入');
  await page.getByRole('main').getByRole('link', { name: '我的稿件' }).click();
  await expect(page).toHaveURL(/authormanuList/);
  expect(await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }', { id })).toEqual({
    node: { titleZh: '离开前输入' },
  });

  await goInside(page, `/main/change?roleId=1&id=${id}`);
  await page.getByLabel('英文题名').fill('English 中文');
  // A new manuscript is begun under the same address without the id.
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '投稿' }).click();
  const asked = page.getByRole('dialog', { name: '离开本页面' });
  await expect(asked).toContainText('您输入的数据暂未保存，请问是否离开本页面');
  await expect(page.getByRole('button', { name: '留在本页' })).toBeFocused();
  await page.getByRole('button', { name: '留在本页' }).click();
  await expect(page.getByLabel('英文题名')).toHaveValue('English 中文');
});

test('what is typed in a dialog outlives Escape, a click beside it and a reload', async ({ open, apiFor }) => {
  const { id } = await startManuscript(await apiFor('author2'));
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}&tab=authors`);
  const dialogs = [
    { opener: '编辑顾清禾', name: '工作单位：顾清禾', choice: '其他单位', field: '工作单位' },
    { opener: '添加作者', name: '添加作者', choice: '直接填写', field: '姓名' },
  ];
  page.on('dialog', (dialog) => void dialog.accept());
  for (const { opener, name, choice, field } of dialogs) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name });
    const input = dialog.getByRole('textbox', { name: field });
    await dialog.getByText(choice).click();
    await input.fill('东湖');
    for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(5, 5);
    await expect(input).toHaveValue('东湖');
    await page.reload();
    await expect(input).toHaveValue('东湖');
    await dialog.getByRole('button', { name: '取消' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: opener }).click();
    await page.keyboard.press('Escape');
    await expect(dialog, 'with nothing typed, Escape closes').toBeHidden();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  }
});

test('an id that does not exist, is malformed, or is another person’s is told alike', async ({ open, apiFor }) => {
  const { id } = await writeManuscript(await apiFor('author2'));
  const page = await open('author');
  await page.goto('/main/changePwd');
  await expect(page.getByRole('heading', { name: '修改密码', level: 1 })).toBeVisible();
  for (const unknown of [id, 'Q29udHJpYnV0aW9uOjk5OTk5OQ==', 'nonsense', `${id}'`, '']) {
    for (const path of unknown === id || unknown === 'nonsense'
      ? ['authormanuList/detailAuthor', 'change']
      : ['authormanuList/detailAuthor']) {
      await goInside(page, `/main/${path}?roleId=1&id=${encodeURIComponent(unknown)}`);
      await expect(page.getByText('没有找到您要的内容'), `${path} ${unknown}`).toBeVisible();
      // So that the sentence cannot be that of the address before.
      await goInside(page, '/main/changePwd');
      await expect(page.getByRole('heading', { name: '修改密码', level: 1 })).toBeVisible();
    }
  }
});
