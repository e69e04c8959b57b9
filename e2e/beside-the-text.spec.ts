// A decision is written beside what it is about: the page makes room for the panel, stays in view, and is read while one writes.
import type { Page } from '@playwright/test';
import type { Api } from './api.ts';
import { barriers } from './flaws.ts';
import { expect, test } from './story.ts';

interface Node {
  id: string;
  reviews: readonly { finishedAt: string | null }[] | null;
  viewerActs: readonly { act: string; isAllowed: boolean }[];
}

/** One of the demo that the editor-in-chief may send back, with reviews that are in. */
async function reviewed(chief: Api): Promise<string> {
  const { viewer } = await chief.ask<{ viewer: { handledContributions: { edges: readonly { node: Node }[] } } }>(
    `{ viewer { handledContributions(first: 100, scope: PENDING) { edges { node { id reviews { finishedAt } viewerActs { act isAllowed } } } } } }`,
    {},
  );
  const found = viewer.handledContributions.edges.find(
    ({ node }) =>
      node.viewerActs.some(({ act, isAllowed }) => act === 'CHIEF_RETURN' && isAllowed) &&
      (node.reviews ?? []).some(({ finishedAt }) => finishedAt !== null),
  );
  if (!found) throw new Error('the demo has no manuscript with reviews before its editor-in-chief');
  return found.node.id;
}

const panel = (page: Page) => page.getByRole('dialog', { name: '返回作者修改' });

test('an editor-in-chief decides beside the reviews, reads the page while the panel is open, and takes the decision back (B-422)', async ({
  open,
  apiFor,
}) => {
  const id = await reviewed(await apiFor('chief'));
  const page = await open('chief');
  await page.goto(`/main/editorChiefManusList/detailChief?roleId=5&id=${encodeURIComponent(id)}`);
  const rail = page.getByRole('complementary');
  await rail.getByRole('button', { name: '返回作者修改', exact: true }).click();

  await test.step('nothing of the page is covered, and it scrolls', async () => {
    const box = await panel(page).boundingBox();
    const text = await page.getByRole('main').boundingBox();
    expect(box?.width).toBe(560);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    const history = page.getByRole('region', { name: '处理记录' });
    await history.scrollIntoViewIfNeeded();
    await expect(history).toBeInViewport();
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('the reviews are ticked to go, and open to read', async () => {
    const reviews = panel(page).getByRole('group', { name: /发给作者|随信/ });
    await expect(reviews.getByRole('checkbox').first()).toBeChecked();
    const said = panel(page)
      .getByText(/的审稿意见$/)
      .first();
    await said.click();
    await expect(said.locator('xpath=ancestor::details')).toHaveAttribute('open', '');
  });

  await test.step('the letter follows what is written: opinion, extent and day', async () => {
    await panel(page)
      .getByRole('textbox', { name: /修改意见|意见/ })
      .first()
      .fill('请删去第三节。');
    await panel(page).getByRole('radio', { name: '大修' }).check({ force: true });
    const letter = panel(page).getByRole('region', { name: '给作者的信' });
    await expect(letter).toContainText('请删去第三节。');
    await expect(letter).toContainText('本次修改为大修。');
    await expect(letter).toContainText(/请于\d+年\d+月\d+日前修回。/);
    await page.keyboard.press('Escape');
    await expect(panel(page), 'what is typed is not closed by Escape').toBeVisible();
  });

  await test.step('it is done from the panel; the page says by when, until it is taken back', async () => {
    await panel(page)
      .getByRole('textbox', { name: /修改意见|意见/ })
      .first()
      .press('Control+Enter');
    await expect(panel(page)).toHaveCount(0);
    await expect(rail).toContainText(/大修，修回期限：\d{4}-\d\d-\d\d/);
    await rail.getByRole('button', { name: '撤回决定' }).click();
    await page.getByRole('dialog', { name: '撤回决定' }).getByRole('button', { name: '撤回决定', exact: true }).click();
    await expect(rail).not.toContainText('修回期限');
  });
});
