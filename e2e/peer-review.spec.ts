// A double-blind round from the invitation to the decision, with the view of each person. Manuscripts of `author2` for the periodical JNWH.
// Meanings and refusals of the acts: api/modules/workflow/, api/modules/reviews/; forms and lists: component tests.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signIn, type Api } from './api.ts';
import { tellNow } from './hold.ts';
import { submitManuscript } from './manuscript.ts';
import { expect, goInside, test } from './story.ts';

const detail = (path: string, id: string) => `${path}&id=${encodeURIComponent(id)}`;
const status = (page: Page) => page.getByRole('complementary').getByRole('heading', { level: 2 }).first();

/** Received, checked and passed by the editor: experts are to be invited. */
async function passByEditor(editor: Api, id: string): Promise<void> {
  const contributionIds = [id];
  for (const [mutation, type] of [
    ['receiveContributions', 'ReceiveContributionsInput'],
    ['finishPlagiarismCheck', 'FinishPlagiarismCheckInput'],
    ['approveByEditor', 'ApproveByEditorInput'],
  ])
    await editor.ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) { results { done } } }`, { input: { contributionIds } });
}

const codeOf = async (api: Api) => (await api.ask<{ viewer: { code: string } }>('{ viewer { code } }')).viewer.code;

async function addByCode(page: Page, code: string): Promise<void> {
  const row = page.getByRole('row').filter({ hasText: code });
  // Until the answer comes, others stand there: the first suggestions, or earlier results.
  await expect(async () => {
    await page.getByRole('searchbox').fill(code);
    await page.getByRole('button', { name: '精确查找' }).click();
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass();
  await row.getByRole('button', { name: /^添加/ }).click();
}

test('a double-blind round: one expert reviews from the mail without an account, one declines and names a colleague, one is late; each learns what they may', async ({
  open,
  apiFor,
  baseURL,
  watch,
}) => {
  const mark = randomUUID().slice(0, 6);
  const stranger = { name: `程砚秋${mark}`, email: `expert-${mark}@lake.example` };
  const { id, titleZh } = await submitManuscript(await apiFor('author2'), { subject: '770', periodical: 'JNWH' });
  await passByEditor(await apiFor('editor'), id);
  const declining = await signIn(baseURL ?? '', 'reviewer3');
  const editor = await open('editor');

  await test.step('the editor invites three experts, one of whom is not in the register', async () => {
    await editor.goto(detail('/main/editorManusList/detailChief?roleId=3', id));
    await editor.getByRole('complementary').getByRole('link', { name: '邀请专家' }).click();
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(titleZh);
    await addByCode(editor, await codeOf(await apiFor('reviewer2')));
    await addByCode(editor, await codeOf(declining));
    await editor.getByRole('searchbox').fill(stranger.name);
    await editor.getByRole('button', { name: '精确查找' }).click();
    const form = editor.getByRole('form', { name: '新专家' });
    await form.getByLabel('姓名').fill(stranger.name);
    await form.getByLabel('女', { exact: true }).check();
    await form.getByLabel('学位').selectOption({ index: 1 });
    await form.getByLabel('邮箱').fill(stranger.email);
    await form.getByLabel('工作单位').fill('镜湖书院');
    for (const part of [0, 1, 2])
      await form
        .getByRole('combobox')
        .nth(part + 1)
        .selectOption({ index: 1 });
    await form.getByRole('button', { name: '加入待邀请名单' }).click();
    for (const reason of await editor.getByRole('textbox', { name: '仍然邀请的理由' }).all()) await reason.fill('唯一熟悉此题的专家');
    await editor.getByRole('button', { name: '邀请 3 位专家' }).click();
    await expect(editor.getByText('邀请成功')).toBeVisible();
    await expect(editor).toHaveURL(/editorManusList\/detailChief\?roleId=3/);
  });

  await test.step('one declines and names a colleague, one accepts and then is late', async () => {
    await declining.ask('mutation ($input: DeclineInvitationsInput!) { declineInvitations(input: $input) { results { done } } }', {
      input: { contributionIds: [id], reason: '近期出访', suggestedColleagues: '沈先生' },
    });
    const late = await open('reviewer2');
    await late.goto(`/main/expertList?roleId=2&q=${encodeURIComponent(titleZh)}`);
    await late
      .getByRole('row', { name: new RegExp(titleZh) })
      .getByRole('link')
      .first()
      .click();
    // The list has a button of this name as well.
    await expect(late.getByRole('heading', { level: 1 })).toHaveText(titleZh);
    await expect(late.getByText('顾清禾')).toHaveCount(0);
    await late.getByRole('button', { name: '接受审稿邀请' }).click();
    await late.getByRole('dialog').getByRole('button', { name: '接受审稿邀请' }).click();
    await expect(late.getByRole('dialog')).toHaveCount(0);
  });

  const reader = await open(null);
  await test.step('the third answers from the letter and reviews, without an account', async () => {
    let link: string | undefined;
    const read = async (path: string) => await (await fetch(`${baseURL}/demo/mails${path}`)).text();
    // The letter leaves after the answer.
    await expect(async () => {
      const row = (await read('')).split('<li>').find((one) => one.includes(stranger.email)) ?? '';
      link = /\/invitation\?ticket=[\w-]+/.exec(await read(/\/demo\/mails(\/\d+)/.exec(row)?.[1] ?? ''))?.[0];
      expect(link).toBeDefined();
    }).toPass();
    await reader.goto(link ?? '');
    await reader.getByRole('button', { name: '查看稿件' }).click();
    await expect(reader.getByRole('heading', { name: titleZh })).toBeVisible();
    await expect(reader.getByText('顾清禾')).toHaveCount(0);
    await reader.getByRole('button', { name: '接受审稿邀请' }).click();
    await reader.getByRole('dialog').getByRole('button', { name: '接受审稿邀请' }).click();
    await reader.getByRole('link', { name: '填写审稿意见' }).click();
    await expect(reader.getByRole('heading', { name: '文章质量' })).toBeVisible();
    const questions = reader.getByRole('main').getByRole('radio');
    const names = await questions.evaluateAll((radios) => [...new Set(radios.map((radio) => radio.getAttribute('name') ?? ''))]);
    for (const name of names) await reader.locator(`input[type=radio][name="${name}"]`).first().dispatchEvent('click');
    await reader.getByRole('textbox', { name: /评审理由|审稿意见/ }).fill(`论证扎实 ${mark}`);
    await reader.getByRole('button', { name: '提交审稿意见' }).click();
    await reader.getByRole('dialog').getByRole('button', { name: '提交审稿意见' }).click();
    await expect(reader.getByText('审稿意见已提交').first()).toBeVisible();
  });

  await test.step('the editor reads the review, sums up and lets the late one go; the deputy sends the comment to the author, who learns no name', async () => {
    await goInside(editor, detail('/main/editorExportResult?roleId=3', id));
    await expect(editor.getByText(`论证扎实 ${mark}`)).toBeVisible();
    await expect(editor.getByText(stranger.name).first()).toBeVisible();
    await editor.getByRole('textbox', { name: '对这份审稿意见的汇总' }).fill(`编辑部内部意见 ${mark}`);
    await editor.getByRole('button', { name: '保存汇总意见' }).click();
    await expect(editor.getByRole('region', { name: '汇总意见' })).toContainText('已汇总');
    const api = await apiFor('editor');
    await api.ask('mutation ($input: SummariseReviewsInput!) { summariseReviews(input: $input) { contribution { id } } }', {
      input: { contributionId: id, comment: '两位专家意见一致' },
    });
    // Their page is open: it says why the session is over (B-055).
    watch.expectComplaint(/^API: TICKET_ROUND_OVER /);
    await expect(reader.getByRole('dialog')).toContainText('本轮审稿已结束');
    const deputy = await apiFor('deputy');
    await deputy.ask('mutation ($input: ReturnByDeputyInput!) { returnByDeputy(input: $input) { contribution { id } } }', {
      input: { contributionId: id, comment: '请按意见修改' },
    });
    await tellNow(id);
    const late = await apiFor('reviewer2');
    await expect(
      late.ask('mutation ($input: DeclineInvitationsInput!) { declineInvitations(input: $input) { results { done refusal } } }', {
        input: { contributionIds: [id] },
      }),
    ).resolves.toMatchObject({ declineInvitations: { results: [{ done: false }] } });
    const author = await open('author2');
    await author.goto(detail('/main/authormanuList/detailAuthor?roleId=1', id));
    await expect(status(author)).toHaveText('待修改');
    await expect(author.getByText(`论证扎实 ${mark}`)).toBeVisible();
    for (const hidden of [stranger.name, stranger.email, '近期出访', '沈先生', '两位专家意见一致', `编辑部内部意见 ${mark}`])
      await expect(author.getByText(hidden)).toHaveCount(0);
  });
});
