// A preprint from outside: somebody without an account sends it in, an editor finds it and downloads its file.
import { readFile } from 'node:fs/promises';
import { wordDocument } from './manuscript.ts';
import { expect, test } from './story.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The longest that the search for a proof may take: it is luck, and slow on a busy machine. */
const WORK_MS = 60_000;

test('a visitor sends in a preprint, and an editor reads it and downloads its file (P2-407, SC-014, SC-108, SC-109)', async ({ open }) => {
  const title = `湖区碑刻目录初编 ${Date.now()}`;
  const buffer = await wordDocument(title);
  const visitor = await open(null);
  await visitor.goto('/main/newPreprint');
  await expect(visitor.getByRole('navigation', { name: '友情链接' }).getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await visitor.getByRole('button', { name: '提交', exact: true }).click();
  await expect(visitor.getByText('请上传Word稿件')).toBeVisible();
  await visitor.locator('input[type=file]').setInputFiles({ name: '碑刻目录.docx', mimeType: WORD, buffer });
  await visitor.getByLabel('题名').fill(title);
  await visitor.getByLabel('关键词').fill('水利；碑刻');
  await visitor.getByLabel('中文摘要').fill('本文编录湖区碑刻。');
  await visitor.getByLabel('作者1姓名').fill('沈知远');
  await visitor.getByLabel('作者1工作单位').fill('临江大学');
  await visitor.getByLabel('通讯作者邮箱').fill('shen@example.org');
  await visitor.getByLabel('手机号').fill('13800001234');
  // Its size shows that it arrived: the name stands there at once, while the proof of work takes its time.
  await expect(visitor.getByText('碑刻目录.docx').locator('..')).toContainText(/KB|B$/, { timeout: WORK_MS });
  // Typed text outlives a reload; the tick is given anew.
  await visitor.reload();
  await expect(visitor.getByLabel('题名')).toHaveValue(title);
  await visitor.getByLabel('我已阅读并同意投稿协议').check();
  const sending = visitor.waitForRequest((request) => request.headers()['x-apollo-operation-name'] === 'PreprintFormMutation', {
    timeout: WORK_MS,
  });
  await visitor.getByRole('button', { name: '提交', exact: true }).click();
  expect(JSON.parse((await sending).postData() ?? '{}').variables.input.proof, 'work was done for the file (decision 46)').toMatch(/^\d+$/);
  await expect(visitor.getByText('提交成功！')).toBeVisible();
  await expect(visitor.getByLabel('题名')).toHaveValue('');

  const editor = await open('editor2');
  await editor.goto('/main/preprintContribution?roleId=3');
  await expect(editor).toHaveURL(/\/main\/editorPreprintContribution/);
  await editor.getByRole('link', { name: title }).click();
  await expect(editor.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(editor.getByText('shen@example.org')).toBeVisible();
  const coming = editor.waitForEvent('download');
  const answer = editor.waitForResponse(/\/preprint-files\//);
  await editor.getByRole('link', { name: '碑刻目录.docx' }).click();
  const file = await coming;
  // The name in the server's header, because with many stories running the browser has reported “download” as the name.
  expect(decodeURIComponent((await answer).headers()['content-disposition'] ?? '')).toContain(`''碑刻目录.docx`);
  expect(await readFile(await file.path())).toEqual(buffer);
});
