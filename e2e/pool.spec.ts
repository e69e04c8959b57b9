// Not accepted by one journal, offered to the pool by its author, chosen there for another one. A manuscript of `author2` for the
// periodical KTKC. Meanings and refusals of the acts, and later visibility: api/modules/pool/; the list and its dialog: component tests.
import { signIn, type Api } from './api.ts';
import { tellNow } from './hold.ts';
import { submitManuscript } from './manuscript.ts';
import { expect, goInside, test } from './story.ts';

const of = (id: string) => `id=${encodeURIComponent(id)}`;

/** Received, passed without reviewers, and not accepted in the last decision; the author is told at once. */
async function notAccepted(editor: Api, chief: Api, id: string): Promise<void> {
  for (const name of ['receiveContributions', 'approveByEditor']) {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    await editor.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { results { done } } }`, { input: { contributionIds: [id] } });
  }
  await editor.ask('mutation ($input: StopInvitingInput!) { stopInviting(input: $input) { contribution { id } } }', {
    input: { contributionId: id },
  });
  await chief.ask('mutation ($input: NotAcceptFinallyInput!) { notAcceptFinally(input: $input) { contribution { id } } }', {
    input: { contributionId: id, comment: '选题更适合地方文化类集刊' },
  });
  await tellNow(id);
}

test('not accepted → pool → another journal: the author consents, an editor-in-chief chooses it, and the first journal has it no more (R2-043, R2-152, F-102, F-104, F-105, P2-402, P2-403, S2-024, S2-025, S2-037)', async ({
  open,
  apiFor,
  baseURL,
}) => {
  const [api, editor, firstChief] = [
    await apiFor('author2'),
    await signIn(baseURL ?? '', 'zhaomingyue'),
    await signIn(baseURL ?? '', 'zhengyunzhong'),
  ];
  const { id, titleZh, manuscriptNumber } = await submitManuscript(api, { subject: '880', periodical: 'KTKC' });
  await notAccepted(editor, firstChief, id);
  const read = async (who: Api) =>
    (
      await who.ask<{ node: { authorStatus: string | null; colloquium: { name: string } } | null }>(
        'query ($id: ID!) { node(id: $id) { ... on Contribution { authorStatus colloquium { name } } } }',
        { id },
      )
    ).node;
  await expect.poll(async () => (await read(api))?.authorStatus).toBe('NOT_ACCEPTED');

  const author = await open('author2');
  await author.goto(`/main/authormanuList/detailAuthor?roleId=1&${of(id)}`);
  await author.getByRole('button', { name: '授权进入稿件库' }).click();
  await author.getByRole('dialog').getByRole('button', { name: '授权进入稿件库' }).click();
  await expect(author.getByRole('button', { name: '撤回授权' })).toBeVisible();

  const chief = await open('chief');
  await chief.goto(`/main/editorChiefUnuse?roleId=5&q=${encodeURIComponent(titleZh)}`);
  const row = chief.getByRole('row', { name: new RegExp(titleZh) });
  await row.getByRole('link', { name: '详情' }).click();
  await expect(chief).toHaveURL((url) => url.pathname === '/main/editorChiefUnuse/unUseDetail' && url.searchParams.get('unuse') === '1');
  await expect(chief.getByRole('heading', { name: titleZh, level: 1 })).toBeVisible();
  await expect(chief.getByRole('complementary').getByRole('button', { name: '选用' })).toBeVisible();
  await chief.goBack();
  await row.getByRole('button', { name: '选用' }).click();
  const dialog = chief.getByRole('dialog');
  await dialog.getByRole('button', { name: '选用' }).click();
  await expect(dialog.getByText('再点击确定之前，请先选择集刊！')).toBeVisible();
  await dialog.getByRole('radio', { name: /江南文化/ }).check();
  await dialog.getByRole('button', { name: '选用' }).dblclick();
  await expect(chief.getByText('操作成功')).toBeVisible();
  await expect(row).toHaveCount(0);

  // Its author's page has heard of it; the number is the same, and the first journal knows nothing.
  await expect(author.getByRole('button', { name: '撤回授权' })).toHaveCount(0);
  expect((await read(api))?.colloquium.name).toBe('江南文化研究');
  await goInside(author, `/main/stateNouse?roleId=1&${of(id)}`);
  await expect(author.getByRole('main')).toContainText(manuscriptNumber);
  for (const who of [editor, firstChief]) expect(await read(who)).toBeNull();
  const office = await open('editor');
  await office.goto(`/main/editorManusList?roleId=3&q=${encodeURIComponent(titleZh)}`);
  await expect(office.getByRole('row', { name: new RegExp(titleZh) })).toBeVisible();
  for (const who of [editor, firstChief]) await who.ask('mutation { signOut { ok } }', {});
});
