// A decision is written beside what it is about: the page makes room for the panel, stays in view, and is read while one writes.
import type { Page } from '@playwright/test';
import { QUESTIONNAIRE, questionnaireOf } from '../shared/review-questions.ts';
import type { Api } from './api.ts';
import { barriers } from './flaws.ts';
import { submitManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

/** A new manuscript with a review that is in, before its deputy editor. */
async function reviewed(apiFor: (account: 'author2' | 'editor' | 'reviewer2') => Promise<Api>): Promise<string> {
  const [author, editor, reviewer] = [await apiFor('author2'), await apiFor('editor'), await apiFor('reviewer2')];
  const { id } = await submitManuscript(author, { subject: '770', periodical: 'JNWH' });
  const act = async (api: Api, name: string, input: object) =>
    await api.ask(
      `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { clientMutationId } }`,
      { input },
    );
  for (const name of ['receiveContributions', 'finishPlagiarismCheck', 'approveByEditor'])
    await act(editor, name, { contributionIds: [id] });
  const { viewer } = await reviewer.ask<{ viewer: { code: string } }>('{ viewer { code } }');
  await act(editor, 'inviteByEditor', { contributionId: id, invitations: [{ code: viewer.code, conflictReason: '熟悉此题的专家很少。' }] });
  await act(reviewer, 'acceptInvitations', { contributionIds: [id] });
  const questions = questionnaireOf(QUESTIONNAIRE);
  await act(reviewer, 'submitReview', {
    contributionId: id,
    ratings: questions?.ratings.map(() => 2),
    ethicsAnswers: questions?.ethics.map(() => 1),
    suggestion: 'MAJOR_CHANGES',
    comment: '史料扎实，第三节与全文关系不大。',
  });
  await act(editor, 'summariseReviews', { contributionId: id, comment: '专家建议大修。' });
  return id;
}

const panel = (page: Page) => page.getByRole('dialog', { name: '返回作者修改' });

test('a deputy editor decides beside the reviews, reads the page while the panel is open, and takes the decision back (B-422)', async ({
  open,
  apiFor,
}) => {
  const id = await reviewed(apiFor);
  const page = await open('deputy');
  await page.goto(`/main/editorManusList/detailChief?roleId=10&id=${encodeURIComponent(id)}`);
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
