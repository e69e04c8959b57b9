// A morning of an editor by keyboard alone: the work of today in its groups, the manuscript beside it, after each act the next.
import { submitManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

/** In the long run the whole morning. */
const MANUSCRIPTS = process.env['LONG'] ? 30 : 12;

test('a morning without a mouse: each new manuscript is received by two keys, and the next opens by itself; one is put off (B-401, B-402)', async ({
  open,
  apiFor,
}) => {
  test.setTimeout(240_000);
  const author = await apiFor('author2');
  const own: string[] = [];
  for (let n = 0; n < MANUSCRIPTS; n += 1) own.push((await submitManuscript(author)).id);
  const received: string[] = [];
  const page = await open('editor2', { viewport: { width: 1440, height: 900 } });
  await page.goto('/main/editorManusList?roleId=3');
  await expect(page.getByRole('heading', { name: '今日', level: 1 })).toBeVisible();
  const fresh = page.getByRole('region', { name: /^新稿/ });
  await expect(fresh.getByRole('listitem').first()).toBeVisible();
  const current = page.locator('[data-row]:focus-within');
  const title = current.locator('[data-part=title] a');
  const beside = page.getByRole('article').getByRole('heading', { level: 1 });
  const idOf = async () => new URL((await title.getAttribute('href')) ?? '', page.url()).searchParams.get('id') ?? '';
  /** Other stories have manuscripts on the way at the same editor: to the next of its own, or back to it. */
  async function toOwn() {
    for (const key of ['j', 'k'])
      for (let steps = 0; steps < 120; steps += 1) {
        if ((await current.count()) === 1 && own.includes(await idOf())) return;
        const before = (await current.count()) === 1 ? await current.getAttribute('data-row') : null;
        await page.keyboard.press(key);
        if ((await current.count()) === 1 && (await current.getAttribute('data-row')) === before) break;
      }
  }

  for (let n = 0; n < MANUSCRIPTS - 1; n += 1) {
    await toOwn();
    const key = (await current.getAttribute('data-row')) ?? '';
    received.push(await idOf());
    own.splice(own.indexOf(received.at(-1) ?? ''), 1);
    await expect(beside).toContainText((await title.textContent())?.trim() ?? '');
    // Its acts are those of this one.
    await expect(page.getByRole('article').getByRole('button', { name: '接收稿件', exact: true })).toBeVisible();
    await page.keyboard.press('r');
    // It asks once its code has come.
    await expect(page.getByRole('dialog').getByRole('button', { name: '接收稿件', exact: true })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(current, 'the next one has the focus').not.toHaveAttribute('data-row', key);
    await expect(current).toHaveCount(1);
  }
  // The last is put off, with a reason for oneself.
  await toOwn();
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: '稍后' })).toBeVisible();
  await page.getByLabel('原因').focus();
  await page.keyboard.type('等作者回信');
  await page.keyboard.press('Control+Enter');
  const putOff = page.getByRole('region', { name: /^已推迟/ });
  await expect(putOff).toBeVisible();
  const fold = putOff.getByRole('button');
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(putOff.getByText(/：等作者回信$/)).toBeVisible();

  const editor = await apiFor('editor2');
  for (const id of received) {
    const { node } = await editor.ask<{ node: { state: string } }>('query ($id: ID!) { node(id: $id) { ... on Contribution { state } } }', {
      id,
    });
    // Another story switches the check of this journal on and off.
    expect(['EDITOR_REVIEWING', 'PLAGIARISM_CHECK'], 'received by the keys').toContain(node.state);
  }
  expect(received).toHaveLength(MANUSCRIPTS - 1);
});
