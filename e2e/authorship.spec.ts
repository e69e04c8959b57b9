// Three co-authors are asked to confirm their authorship, by letter and without an account: one confirms, one says what is wrong, one is
// silent. The list is corrected and handed in again: the old link says that it is void. Rules: authorship.test.ts, acceptance.test.ts.
import { randomUUID } from 'node:crypto';
import type { Api } from './api.ts';
import { tellNow } from './hold.ts';
import { addManuscriptFile, versionOf, writeManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

/** The periodical of the demo that asks, and its subject. */
const ASKING = { periodical: 'STPL', subject: '610' };

async function addAuthor(api: Api, contributionId: string, personName: string, email: string): Promise<void> {
  const { titles, degrees } = await api.ask<Record<'titles' | 'degrees', { id: string }[]>>(
    '{ degrees: dictionary(type: DEGREE) { id } titles: dictionary(type: PROFESSIONAL_TITLE) { id } }',
  );
  await api.ask('mutation ($input: SaveContributionAuthorInput!) { saveContributionAuthor(input: $input) { author { id } } }', {
    input: {
      contributionId,
      personName,
      sex: 'FEMALE',
      professionalTitleId: titles[0]?.id,
      degreeId: degrees[0]?.id,
      email,
      company: '西部生态研究院',
      address: '河西路 1 号',
      creditRoles: ['INVESTIGATION'],
    },
  });
}

const submit = async (api: Api, id: string) =>
  await api.ask('mutation ($input: SubmitContributionInput!) { submitContribution(input: $input) { contribution { id } } }', {
    input: { contributionId: id, version: await versionOf(api, id) },
  });

test('of three co-authors one confirms, one says what is wrong, one is silent; what is corrected is asked anew, and the old link is void (B-106, B-107)', async ({
  open,
  apiFor,
  baseURL,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const people = [
    { name: '宁晚舟', email: `ning.${mark}@river.test` },
    { name: '祝青岚', email: `zhu.${mark}@river.test` },
    { name: '盛怀谷', email: `sheng.${mark}@river.test` },
  ] as const;
  const api = await apiFor('author');
  const { id, titleZh, titleEn } = await writeManuscript(api, ASKING);
  for (const { name, email } of people) await addAuthor(api, id, name, email);
  await addManuscriptFile(api, { id, titleZh, titleEn });
  await submit(api, id);

  const read = async (path: string) => await (await fetch(`${baseURL}/demo/mails${path}`)).text();
  /** Where the last letter to this address leads; `count`: so many have come. */
  async function linkTo(email: string, count = 1): Promise<string> {
    let link: string | undefined;
    await expect(async () => {
      const rows = (await read('')).split('<li>').filter((one) => one.includes(email));
      expect(rows).toHaveLength(count);
      const letters = await Promise.all(rows.map((row) => read(/\/demo\/mails(\/\d+)/.exec(row)?.[1] ?? '')));
      const numbers = rows.map((row) => Number(/\/demo\/mails\/(\d+)/.exec(row)?.[1]));
      link = /\/authorship\?ticket=[\w-]+/.exec(letters[numbers.indexOf(Math.max(...numbers))] ?? '')?.[0];
      expect(link).toBeDefined();
    }).toPass();
    return link ?? '';
  }
  const author = await open('author');
  const grid = author.getByRole('region', { name: '署名确认' });
  const line = (name: string) => grid.getByRole('listitem').filter({ hasText: name });
  const openGrid = async () => {
    await author.goto(`/main/authormanuList/detailAuthor?roleId=1&id=${id}`);
    await expect(grid).toBeVisible();
  };

  await test.step('the author sees that they have been asked', async () => {
    await openGrid();
    for (const { name } of people) await expect(line(name)).toContainText('已发信，未答复');
  });

  await test.step('the first confirms on the page behind the letter', async () => {
    const reader = await open(null);
    await reader.goto(await linkTo(people[0].email));
    await expect(reader, 'the ticket is out of the address').not.toHaveURL(/ticket/);
    await expect(reader.getByText(titleZh)).toBeVisible();
    await expect(reader.getByText('第 2 位作者')).toBeVisible();
    await reader.getByRole('button', { name: '确认' }).click();
    await expect(reader.getByRole('heading', { name: '已确认署名' })).toBeVisible();
  });

  const second = await open(null);
  const oldLink = await linkTo(people[1].email);
  await test.step('the second says what is wrong', async () => {
    await second.goto(oldLink);
    await second.getByRole('button', { name: '有误' }).click();
    await second.getByLabel(/哪里有误/).fill('我的单位应为西部生态研究院流域所');
    await second.getByRole('button', { name: '提交' }).click();
    await expect(second.getByRole('heading', { name: '已收到您的答复' })).toBeVisible();
  });

  await test.step('the third only opens the letter; the author reads how each stands', async () => {
    const reader = await open(null);
    await reader.goto(await linkTo(people[2].email));
    await expect(reader.getByRole('button', { name: '确认' })).toBeVisible();
    await openGrid();
    await expect(line(people[0].name)).toContainText('已确认');
    await expect(line(people[1].name)).toContainText('我的单位应为西部生态研究院流域所');
    await expect(line(people[2].name)).toContainText('已发信，未答复');
  });

  await test.step('the office sends it back; the author corrects the unit and hands it in again', async () => {
    const editor = await apiFor('editor');
    const one = { contributionIds: [id] };
    const done = 'results { done refusal }';
    await editor.ask(`mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { ${done} } }`, { input: one });
    await editor.ask(`mutation ($input: FinishPlagiarismCheckInput!) { finishPlagiarismCheck(input: $input) { ${done} } }`, { input: one });
    await editor.ask('mutation ($input: ReturnByEditorInput!) { returnByEditor(input: $input) { contribution { id } } }', {
      input: { contributionId: id, comment: '请核对作者单位。' },
    });
    await tellNow(id);
    await author.goto(`/main/change?roleId=1&id=${id}&tab=authors`);
    await author.getByRole('button', { name: `编辑${people[1].name}` }).click();
    const dialog = author.getByRole('dialog');
    await dialog.getByLabel(/工作单位/).fill('西部生态研究院流域所');
    await expect(dialog.getByRole('checkbox', { name: '调查研究' })).toBeChecked();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
    await submit(api, id);
  });

  await test.step('the old link says that it is void, the new letter is answered; who was not touched keeps the answer', async () => {
    await second.goto(oldLink);
    await expect(second.getByRole('heading', { name: '作者信息已经改动' })).toBeVisible();
    await second.goto(await linkTo(people[1].email, 2));
    await expect(second.getByText('西部生态研究院流域所')).toBeVisible();
    await second.getByRole('button', { name: '确认' }).click();
    await expect(second.getByRole('heading', { name: '已确认署名' })).toBeVisible();
    await openGrid();
    await expect(line(people[0].name)).toContainText('已确认');
    await expect(line(people[1].name)).toContainText('已确认');
    await expect(line(people[2].name)).toContainText('已发信，未答复');
  });

  await test.step('the record has both versions of the list, and no words of the refusal', async () => {
    await grid.getByRole('link', { name: '署名确认记录' }).click();
    const paper = author.getByRole('article', { name: '署名确认记录' });
    await expect(paper).toContainText('当前作者名单（第 2 版');
    await expect(paper).toContainText('此前的作者名单（第 1 版');
    await expect(paper).toContainText('z***@river.test');
    await expect(paper).not.toContainText('我的单位应为');
  });
});
