// Accepted → issue → press → receipt. Two manuscripts of `author2` for the periodical KTKC. Refusals of the workbench and contents of the
// package: api/modules/issues/press/; the screen by itself: component tests.
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { signIn, type Api } from './api.ts';
import { tellNow } from './hold.ts';
import { submitManuscript, type SubmittedManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Received, passed without reviewers, accepted, announced at once, and the signed file submitted. */
async function accepted(author: Api, editor: Api, chief: Api): Promise<SubmittedManuscript> {
  const manuscript = await submitManuscript(author, { subject: '880', periodical: 'KTKC' });
  const { id } = manuscript;
  for (const name of ['receiveContributions', 'approveByEditor']) {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    await editor.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { results { done } } }`, { input: { contributionIds: [id] } });
  }
  await editor.ask('mutation ($input: StopInvitingInput!) { stopInviting(input: $input) { contribution { id } } }', {
    input: { contributionId: id },
  });
  await chief.ask('mutation ($input: AcceptByChiefInput!) { acceptByChief(input: $input) { results { done } } }', {
    input: { contributionIds: [id] },
  });
  await tellNow(id);
  const read = () =>
    author.ask<{ node: { authorStatus: string | null; transfer: { version: number } | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on Contribution { authorStatus transfer { version } } } }',
      { id },
    );
  await expect.poll(async () => (await read()).node.authorStatus).toBe('AWAITING_AUTHORIZATION');
  await author.ask('mutation ($input: AgreeToTransferInput!) { agreeToTransfer(input: $input) { contribution { id } } }', {
    input: { contributionId: id, hasAgreed: true, version: (await read()).node.transfer?.version },
  });
  const { uploadTransferFile } = await author.send<{ uploadTransferFile: { file: { path: string } } }>(
    'mutation ($input: UploadTransferFileInput!) { uploadTransferFile(input: $input) { file { path } } }',
    { input: { contributionId: id, kind: 'PICTURE' } },
    { name: '签名页.png', bytes: png },
  );
  await author.ask('mutation ($input: SubmitTransferInput!) { submitTransfer(input: $input) { contribution { id } } }', {
    input: { contributionId: id, files: [{ kind: 'PICTURE', path: uploadTransferFile.file.path }] },
  });
  return manuscript;
}

/** The first two signs of a download: PK of a zip, as Word documents are too. */
const beginning = async (download: Promise<Download>) => (await readFile(await (await download).path())).subarray(0, 2).toString();

test('accepted → issue → press → receipt: the editor-in-chief orders, exports and sends an issue, the publisher confirms it (P2-322, P2-323, P2-335, P2-336, SC-064, S2-018, S2-019)', async ({
  open,
  apiFor,
  baseURL,
}) => {
  const author = await apiFor('author2');
  const [editor, chief] = [await signIn(baseURL ?? '', 'zhaomingyue'), await signIn(baseURL ?? '', 'zhengyunzhong')];
  const [first, second] = [await accepted(author, editor, chief), await accepted(author, editor, chief)];
  const { viewer } = await chief.ask<{ viewer: { ownColloquiums: { id: string; number: string }[] } }>(
    '{ viewer { ownColloquiums { id number } } }',
  );
  const journal = viewer.ownColloquiums.find(({ number }) => number === 'KTKC');
  if (!journal) throw new Error('the editor-in-chief leads KTKC');
  const { node } = await chief.ask<{ node: { issues: { id: string; number: number }[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Colloquium { issues(isSent: false) { id number } } } }',
    { id: journal.id },
  );
  const issue = node.issues[0];
  if (!issue) throw new Error('KTKC has an open issue');
  await chief.ask('mutation ($input: CompileIntoIssueInput!) { compileIntoIssue(input: $input) { results { done } } }', {
    input: { contributionIds: [first.id, second.id], issueId: issue.id },
  });

  const desk = await open(chief);
  await desk.goto('/main/sendPublish?roleId=5');
  await expect(desk).toHaveURL((url) => url.pathname === '/main/editorClctDtl');
  await desk.getByRole('main').getByRole('row', { name: /KTKC/ }).getByRole('link').click();
  const order = desk.getByRole('list', { name: '文章顺序' });
  const titles = async () =>
    (await order.getByRole('listitem').allInnerTexts()).flatMap(
      (text) => [first, second].find(({ titleZh }) => text.includes(titleZh))?.titleZh ?? [],
    );
  await expect(order).toContainText(second.titleZh);
  expect(await titles()).toEqual([first.titleZh, second.titleZh]);
  await order.getByRole('button', { name: `移动${second.titleZh}` }).focus();
  for (const [key, words] of [
    ['Space', `已拿起${second.titleZh}`],
    ['ArrowUp', `${second.titleZh}移到第`],
    ['Space', `${second.titleZh}现在第`],
  ] as const) {
    await desk.keyboard.press(key);
    await expect(desk.getByRole('status').filter({ hasText: words })).toHaveCount(1);
    // The row listens to the next key in the turn after it was picked up.
    await desk.evaluate(async () => await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }
  await expect.poll(titles).toEqual([second.titleZh, first.titleZh]);
  await desk.getByRole('textbox', { name: `“${second.titleZh}”的页数` }).fill('12');
  await desk.getByRole('button', { name: '按列表生成目录' }).click();
  const question = desk.getByRole('dialog');
  if (await question.isVisible()) await question.getByRole('button', { name: '按列表生成目录' }).click();
  await desk.getByRole('button', { name: '保存目录' }).click();
  await expect(desk.getByText('保存成功')).toBeVisible();
  const catalogue = desk.waitForEvent('download');
  await desk.getByRole('button', { name: '导出目录' }).click();
  expect(await beginning(catalogue)).toBe('PK');
  await desk.getByRole('region', { name: '导出与送出版社' }).getByRole('button', { name: '送出版社' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '封面说明.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cover') });
  await expect(dialog.getByText('封面说明.pdf')).toBeVisible();
  await dialog.getByRole('textbox', { name: '备注' }).fill('请尽快排版');
  await dialog.getByRole('button', { name: '送出版社' }).dblclick();
  await expect(desk.getByText('提交成功')).toBeVisible();
  await expect(desk.getByRole('button', { name: '保存目录' })).toHaveCount(0);

  const press = await open('publisher');
  await press.goto(
    `/main/operateList/jikanDetail?${new URLSearchParams({ roleId: '6', id: journal.id, showType: '0', issue: String(issue.number) })}`,
  );
  await expect(press.getByText('请尽快排版')).toBeVisible();
  const material = press.waitForEvent('download');
  await press.getByRole('button', { name: '送出版社材料' }).click();
  expect(await beginning(material)).toBe('PK');
  await press.getByRole('button', { name: '确认收到' }).click();
  await press.getByRole('dialog').getByRole('button', { name: '确认收到' }).click();
  await expect(press.getByText('出版社已收到')).toBeVisible();
  for (const who of [editor, chief]) await who.ask('mutation { signOut { ok } }', {});
});
