// An editor invites somebody who is not registered to submit; the person registers with that address, is offered a special submission to
// that journal alone, and submits: the invitation is used up. Refusals: author-invitations.test.ts; the screen: InviteAuthorsPage.test.tsx.
import type { Page } from '@playwright/test';
import { signIn, type Api } from './api.ts';
import { submitManuscript } from './manuscript.ts';
import { newcomer, registered } from './newcomer.ts';
import { expect, test } from './story.ts';

/** Says enough of a person that they may submit. */
async function completeProfile(api: Api): Promise<void> {
  const found = await api.ask<
    Record<'degrees' | 'titles' | 'duties', { id: string }[]> & { viewer: { profile: { version: number } | null } }
  >(
    '{ viewer { profile { version } } degrees: dictionary(type: DEGREE) { id } titles: dictionary(type: PROFESSIONAL_TITLE) { id } duties: dictionary(type: DUTY) { id } }',
  );
  await api.ask('mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { profile { id } } }', {
    input: {
      version: found.viewer.profile?.version ?? 1,
      sex: 'FEMALE',
      birthDate: '1985-04-12',
      regionCode: '330106',
      address: '学府路 1 号',
      major: '历史学',
      researchArea: '江南史',
      workplaces: ['镜湖书院'],
      department: '文史系',
      phone: '13800001234',
      degreeId: found.degrees[0]?.id,
      professionalTitleId: found.titles[0]?.id,
      dutyId: found.duties[0]?.id,
    },
  });
}

const jiangnan = '江南文化研究';
const data = '数据科学与计算';

async function chooseJournal(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await expect(page.getByRole('radio', { name: '自由投稿' })).toBeVisible();
}
const special = (page: Page) => page.getByRole('radio', { name: '特约稿件' });

test('an invited author submits: who was not registered, which is said in red, registers, is offered the special submission to that journal, once (R2-095)', async ({
  open,
  baseURL,
}) => {
  const person = newcomer();
  const editor = await open('editor');
  const row = editor.getByRole('row').filter({ hasText: person.email });

  await test.step('the editor invites somebody who is not in the register, and types on while the letter’s editor loads', async () => {
    const { promise: isSought, resolve: continueLoading } = Promise.withResolvers<void>();
    await editor.route('**/assets/editor-*.js', async (route) => {
      await isSought;
      await route.continue();
    });
    await editor.goto('/main/editorInvite?roleId=3');
    await editor.getByRole('combobox', { name: /邀请拟投集刊/ }).selectOption({ label: jiangnan });
    await editor.getByRole('textbox', { name: '姓名或 ID' }).fill(person.email.split('@')[0] ?? '');
    await editor.getByRole('button', { name: '精确查找' }).click();
    await expect(editor.getByText('未找到该作者，请在下面填写')).toHaveCSS('color', 'rgb(179, 54, 43)');
    continueLoading();
    const form = editor.getByRole('form', { name: '新作者' });
    await form.getByLabel('姓名').fill(person.realName);
    await form.getByLabel('女', { exact: true }).check();
    await form.getByLabel('学位').selectOption({ index: 1 });
    await form.getByLabel('邮箱').fill(person.email);
    await form.getByLabel('工作单位').fill('镜湖书院');
    for (const part of [1, 2, 3]) await form.getByRole('combobox').nth(part).selectOption({ index: 1 });
    await form.getByRole('button', { name: '加入待邀请名单' }).click();
    await editor.getByRole('button', { name: '发送邀请' }).click();
    await expect(editor.getByText('邀请成功')).toBeVisible();
    await expect(row).toContainText('未投稿');
  });

  await registered(baseURL ?? '', person);
  const api = await signIn(baseURL ?? '', person.email);
  await completeProfile(api);
  const author = await open(api);

  await test.step('the author is offered the special submission to that journal, and to no other', async () => {
    await author.goto('/main/create?roleId=1');
    await chooseJournal(author, data);
    await expect(special(author)).toHaveCount(0);
    await chooseJournal(author, jiangnan);
    await special(author).check();
  });

  await test.step('what is submitted uses the invitation up', async () => {
    await submitManuscript(api, { subject: '770', periodical: 'JNWH', source: 'SPECIAL_INVITATION' });
    await author.goto('/main/create?roleId=1');
    await chooseJournal(author, jiangnan);
    await expect(special(author)).toHaveCount(0);
    await editor.reload();
    await expect(row).toContainText('已投稿');
  });
});
