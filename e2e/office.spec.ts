// The editorial office at work: one manuscript through the hands of six people, a morning of fifteen manuscripts at two desks, and a letter
// from its template to its reader. Manuscripts of `author2` for the periodical JNWH, which has every switch on. Meanings and refusals of
// the acts: api/modules/workflow/acts/office-acts.test.ts; dialogs: web/components/acts/.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Api, LanguageTag } from './api.ts';
import { tellNow } from './hold.ts';
import { submitManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const JNWH = { subject: '770', periodical: 'JNWH' };
/** One line above the status of every act. */
const DONE = /操作成功|稿件已成功接收|^Done/;

interface Desk {
  page: Page;
  /** Under which role the page of a manuscript is opened. */
  path: string;
}

const openAt = ({ page, path }: Desk, id: string) => page.goto(`${path}&id=${encodeURIComponent(id)}`);
const status = (page: Page) => page.getByRole('complementary').getByRole('heading', { level: 2 }).first();

/** Does an act on the open page; `fields` by their labels. */
async function perform(page: Page, act: string, after: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: act });
  for (const [label, text] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await expect(page.getByText(DONE).last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(status(page)).toHaveText(after);
}

test('a manuscript is received, checked, returned, revised, passed, judged, read by the publisher and accepted by six people, half of them in English', async ({
  open,
  apiFor,
}) => {
  const { id, titleZh, titleEn } = await submitManuscript(await apiFor('author2'), JNWH);
  const at = async (account: Parameters<typeof open>[0], path: string, language: LanguageTag = 'zh-CN'): Promise<Desk> => ({
    page: await open(account, { language }),
    path,
  });
  const editor = await at('editor', '/main/editorManusList/detailChief?roleId=3');
  await test.step('the editor receives it, has it checked and sends it back', async () => {
    await openAt(editor, id);
    await expect(editor.page.getByRole('heading', { level: 1 })).toHaveText(titleZh);
    await perform(editor.page, '接收稿件', '学术不端检测中');
    await perform(editor.page, '检测完成', '编辑审稿中');
    await perform(editor.page, '返回作者修改', '编辑返回作者修改', { 修改意见: '请补充第二节的史料。' });
    await tellNow(id);
  });

  await test.step('the author, in English, reads what is asked for and hands it in again', async () => {
    const author = await at('author2', '/main/authormanuList/detailAuthor?roleId=1', 'en-US');
    await openAt(author, id);
    await expect(status(author.page)).toHaveText('Awaiting revision');
    await expect(author.page.getByRole('region', { name: 'The editors’ comments' })).toContainText('请补充第二节的史料。');
    await author.page.getByRole('link', { name: 'Edit submission' }).click();
    await expect(author.page.getByRole('tabpanel', { name: 'Files' }), 'it opens where the new file goes').toBeVisible();
    await author.page.getByRole('tab', { name: /Statements/ }).click();
    const statements = author.page.getByRole('tabpanel', { name: 'Statements' });
    for (const said of ['Not used', 'No data']) await statements.getByText(said, { exact: true }).click();
    await statements.getByText('These statements are true').click();
    await author.page.getByRole('button', { name: 'Submit manuscript' }).click();
    await expect(author.page.getByRole('tabpanel', { name: 'Review and submit' })).toContainText(titleEn);
    await author.page.getByRole('button', { name: 'Submit manuscript' }).click();
    await expect(author.page.getByRole('heading', { name: 'Manuscript submitted' })).toBeVisible();
  });

  await test.step('the editor sees the revision arrive, passes it and asks no reviewer', async () => {
    await expect(status(editor.page)).toHaveText('作者修改（已提交）');
    await perform(editor.page, '通过', '编辑审稿通过');
    await perform(editor.page, '不邀请专家', '副主编审稿中');
  });

  await test.step('the deputy passes it, in English', async () => {
    const deputy = await at('deputy', '/main/editorManusList/detailChief?roleId=10', 'en-US');
    await openAt(deputy, id);
    await perform(deputy.page, 'Approve', 'Editor-in-chief academic judgement', { 'Comment (optional)': 'Sources are sound.' });
  });

  const chief = await at('chief', '/main/editorChiefManusList/detailChief?roleId=5');
  await test.step('the editor-in-chief judges it', async () => {
    await openAt(chief, id);
    await perform(chief.page, '预录用', '出版编辑预审');
  });

  await test.step('the publishing editor gives the house’s opinion, in English', async () => {
    const publisher = await at('publisher', '/main/optList/listDtaile?roleId=6', 'en-US');
    await openAt(publisher, id);
    await perform(publisher.page, 'Give pre-review opinion', 'Editor-in-chief reviewing', { 'Pre-review opinion': 'Fit to print.' });
  });

  await test.step('the executive editor reads the opinion and accepts it', async () => {
    const executive = await at('executive', '/main/optList/listDtaile?roleId=4');
    await openAt(executive, id);
    const history = executive.page.getByRole('region', { name: '处理记录' });
    await history.getByText('查看意见与附件').first().click();
    await expect(history.getByText('Fit to print.')).toBeVisible();
    await perform(executive.page, '录用', '待作者授权');
    await expect(status(chief.page), 'which the editor-in-chief sees at once').toHaveText('待作者授权');
  });
});

test('two editors receive fifteen manuscripts of a morning at once: each is received once, and who came second is told', async ({
  open,
  apiFor,
}) => {
  const author = await apiFor('author2');
  const mark = `晨${randomUUID().slice(0, 6)}`;
  const ids = await submitMany(author, mark, 15);
  const desks = await Promise.all(
    (['asc', 'desc'] as const).map(async (dir, index) => {
      const page = await open(index === 0 ? 'editor' : 'editor2');
      await page.goto(`/main/editorManusList?roleId=3&q=${encodeURIComponent(mark)}&size=10&sort=number&dir=${dir}`);
      await page.getByRole('checkbox', { name: '全选本页' }).check();
      await expect(page.getByText('已选 10 篇，其中 10 篇可接收')).toBeVisible();
      return page;
    }),
  );
  const dialogs = [];
  for (const page of desks) {
    await page.getByRole('region', { name: '批量操作' }).getByRole('button', { name: '接收 10 篇', exact: true }).click();
    dialogs.push(page.getByRole('dialog', { name: '接收稿件' }));
  }
  await Promise.all(dialogs.map((dialog) => dialog.getByRole('button', { name: /^接收稿件/ }).click()));
  const second = desks.map((page) => page.getByRole('dialog', { name: '部分稿件没有处理' }));
  await expect.poll(async () => (await Promise.all(second.map((dialog) => dialog.count()))).reduce((sum, count) => sum + count)).toBe(1);
  for (const dialog of second) if ((await dialog.count()) === 1) await expect(dialog).toContainText('已处理 5 篇，未处理 5 篇');
  const api = await apiFor('editor');
  const log = 'query ($id: ID!) { node(id: $id) { ... on Contribution { state events { act actor { realName } } } } }';
  const nodes = await Promise.all(ids.map(async (id) => (await api.ask<Logged>(log, { id })).node));
  expect(nodes.map(({ state }) => state)).toEqual(ids.map(() => 'PLAGIARISM_CHECK'));
  const receipts = nodes.map(({ events }) => events.filter(({ act }) => act === 'RECEIVE').map(({ actor }) => actor.realName));
  expect(
    receipts.map(({ length }) => length),
    'each once',
  ).toEqual(ids.map(() => 1));
  expect(new Set(receipts.flat()).size, 'by both').toBe(2);
});

interface Logged {
  node: { state: string; events: { act: string; actor: { realName: string } }[] };
}

async function submitMany(api: Api, mark: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  const numbers = Array.from({ length: count }, (_none, index) => index + 1);
  await Promise.all(
    [0, 1, 2].map(async () => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const title = { titleZh: `${mark} 第${number}篇`, titleEn: `Morning ${number}` };
        ids.push((await submitManuscript(api, JNWH, title)).id);
      }
    }),
  );
  return ids;
}

test('a letter template is written with an image, previewed, used in a decision, edited there, and read by the author as it was sent', async ({
  open,
  apiFor,
}) => {
  const { id } = await submitManuscript(await apiFor('author2'), JNWH);
  const editorApi = await apiFor('editor');
  for (const act of [RECEIVE, FINISH_CHECK]) await editorApi.ask(act, { input: { contributionIds: [id] } });
  const mark = randomUUID().slice(0, 8);
  const chief = await open('chief');
  const head = chief.getByRole('region', { name: '返回作者修改（信头）' });
  await test.step('the editor-in-chief writes it and looks at it', async () => {
    await chief.goto('/main/editorContSet');
    await chief.getByRole('combobox', { name: /^集刊/ }).selectOption({ label: '江南文化研究' });
    const text = head.getByRole('textbox');
    await text.fill(`《江南文化研究》编辑部函 ${mark}`);
    await text.press('Enter');
    await head.getByRole('button', { name: '图片' }).click();
    const dialog = chief.getByRole('dialog', { name: '图片' });
    await dialog
      .getByLabel('图片文件', { exact: true })
      .setInputFiles({ name: '徽标.png', mimeType: 'image/png', buffer: await picture() });
    await expect(dialog.getByRole('button', { name: '换一张' })).toBeVisible();
    await dialog.getByLabel('文字说明').fill(`徽标 ${mark}`);
    await dialog.getByRole('button', { name: '插入' }).click();
    await head.getByRole('button', { name: '预览' }).click();
    const preview = chief.getByRole('dialog', { name: /预览/ });
    await expect(preview).toContainText(`编辑部函 ${mark}`);
    await expect(preview.getByRole('img', { name: `徽标 ${mark}` })).toBeVisible();
    await preview.getByRole('button', { name: '关闭' }).last().click();
    await chief.getByRole('button', { name: '保存' }).click();
    await expect(chief.getByText('保存成功')).toBeVisible();
  });

  let sent = '';
  await test.step('the editor’s decision goes with it, and with what the editor adds', async () => {
    const editor = await open('editor');
    await editor.goto(`/main/editorManusList/detailChief?roleId=3&id=${encodeURIComponent(id)}`);
    await editor.getByRole('button', { name: '返回作者修改' }).click();
    const dialog = editor.getByRole('dialog', { name: '返回作者修改' });
    await dialog.getByLabel('修改意见').fill('请缩短导言。');
    const letter = dialog.getByRole('textbox', { name: '给作者的信' });
    await expect(letter).toContainText('请缩短导言。');
    await expect(letter).toContainText(`编辑部函 ${mark}`);
    await letter.press('Control+End');
    await letter.pressSequentially(` 另：附注 ${mark}`);
    await dialog.getByRole('button', { name: '返回作者修改' }).click();
    await expect(status(editor)).toHaveText('编辑返回作者修改');
    sent = await tellNow(id);
  });

  await test.step('the author reads it in the mail', async () => {
    const reader = await open(null);
    await expect(async () => {
      await reader.goto(sent);
      await expect(reader.getByRole('main')).toContainText('已送达', { timeout: 250 });
    }).toPass();
    const letter = reader.frameLocator('iframe');
    for (const text of [`编辑部函 ${mark}`, '请缩短导言。', `附注 ${mark}`]) await expect(letter.locator('body')).toContainText(text);
    const image = letter.getByRole('img', { name: `徽标 ${mark}` });
    expect(await image.evaluate((seen: HTMLImageElement) => [seen.complete, seen.naturalWidth])).toEqual([true, 48]);
  });
});

const RECEIVE = 'mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }';
const FINISH_CHECK = 'mutation ($input: FinishPlagiarismCheckInput!) { finishPlagiarismCheck(input: $input) { results { done } } }';

const picture = () =>
  sharp({ create: { width: 48, height: 24, channels: 3, background: '#2B4C8C' } })
    .png()
    .toBuffer();
