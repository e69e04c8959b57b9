// Screens of authors: their lists, the copyright transfer, the wizard.
import { startManuscript, versionOf } from '../manuscript.ts';
import { expect } from '../story.ts';
import { personalScreens } from './personal.ts';
import { button, DETAIL, dialog, LIST, NOTICE, type Screen } from './screen.ts';
import type { World } from './world.ts';

const SUBMIT = /^(提交稿件|Submit manuscript)$/;
const READ = /^(从文件读取|Read from the file)$/;
const SAVE_DRAFT = /^(暂存|Save draft)$/;

export function authorScreens(world: World): Screen[] {
  const tab = (key: string, more: Partial<Screen> = {}): Screen => ({
    name: `wizard, tab ${key}`,
    address: `/main/change?roleId=1&id=${world.written}&tab=${key}`,
    shows: `[role=tabpanel][data-tab=${key}]`,
    ...more,
  });
  return [
    { name: 'author’s list', address: '/main/authormanuList?roleId=1', shows: LIST, isPrinted: true },
    { name: 'author’s list, to be revised', address: '/main/authormanuList?roleId=1&status=AWAITING_REVISION', shows: LIST },
    { name: 'author’s list, nothing found', address: '/main/authormanuList?roleId=1&title=zzzzzzzz', shows: 'main h1' },
    { name: 'drafts', address: '/main/unManuscript?roleId=1', shows: LIST },
    {
      name: 'drafts, asking before deleting',
      address: '/main/unManuscript?roleId=1',
      shows: LIST,
      then: async (page) => {
        await button(page.locator('tbody'), /^(删除|Delete)$/)
          .first()
          .click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    { name: 'no permission', address: '/main/managePerson', shows: NOTICE },
    { name: 'no such manuscript', address: '/main/authormanuList/detailAuthor?roleId=1&id=nothing', shows: NOTICE },
    {
      name: 'manuscript as its author',
      address: `/main/authormanuList/detailAuthor?roleId=1&id=${world.submitted}`,
      shows: DETAIL,
      isPrinted: true,
    },
    {
      name: 'manuscript, asking before withdrawing',
      address: `/main/authormanuList/detailAuthor?roleId=1&id=${world.submitted}`,
      shows: DETAIL,
      then: async (page) => {
        await button(page.getByRole('complementary'), /^(撤稿|Withdraw)$/).click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    { name: 'overview of a manuscript', address: `/main/detailListUn?roleId=1&id=${world.submitted}`, shows: '#overview' },
    {
      name: 'copyright transfer',
      address: `/main/empowerAuthor?id=${encodeURIComponent(world.toAgree)}&cbCode=`,
      shows: 'input[name=hasAgreed]',
      isPrinted: true,
    },
    {
      name: 'copyright transfer, not ticked',
      address: `/main/empowerAuthor?id=${encodeURIComponent(world.toAgree)}&cbCode=`,
      shows: 'input[name=hasAgreed]',
      then: async (page) => page.locator('form [type=submit]').click(),
    },
    {
      name: 'copyright transfer, nothing to authorize',
      address: `/main/empowerAuthor?id=${encodeURIComponent(world.submitted)}&cbCode=`,
      shows: 'main a[href="/main/authormanuList?roleId=1"]',
    },
    {
      name: 'signed files',
      address: `/main/empowerAddAuthor?id=${encodeURIComponent(world.toSign)}&code=`,
      shows: 'main input[type=radio]',
    },
    {
      name: 'signed files, uploaded and refused',
      address: `/main/empowerAddAuthor?id=${encodeURIComponent(world.toSign)}&code=`,
      shows: 'main input[type=radio]',
      then: async (page) => {
        const file = (name: string) => ({
          name,
          mimeType: 'application/octet-stream',
          buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
        });
        await page
          .locator('main input[type=file]')
          .setInputFiles([file('面向县域政务数据的模型压缩与边缘部署方法 全体作者签名页.png'), file('签名页.pdf')]);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expect(page.getByRole('main').getByRole('listitem').locator('input')).toBeVisible();
      },
    },
    { name: 'wizard, journal', address: '/main/create?roleId=1', shows: 'input[name=colloquiumId]' },
    {
      name: 'wizard, journal, nothing filled in',
      address: '/main/create?roleId=1',
      shows: 'input[name=colloquiumId]',
      then: async (page) => page.locator('form [type=submit]').click(),
    },
    { name: 'wizard, statement', address: `/main/create?roleId=1&id=${world.started}&step=statement`, shows: 'input[name=hasAgreed]' },
    ...['title', 'authors', 'funding', 'summary', 'explanation', 'recommendedReviewers', 'opposedReviewers', 'files', 'review'].map((key) =>
      tab(key),
    ),
    tab('funding', {
      name: 'wizard, another fund while one is not filled in',
      then: async (page) => {
        await page.locator('[name="fundings.0.fundNumber"]').fill('批准号：21&BZW-001');
        await button(page.getByRole('tabpanel'), /^(添加基金|Add a fund)/).click();
        await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
      },
    }),
    tab('opposedReviewers', {
      name: 'wizard, a reviewer with a wrong address',
      then: async (page) => {
        await page.locator('[name="reviewers.0.personName"]').fill('欧阳明远');
        await page.locator('[name="reviewers.0.email"]').fill('ouyang');
        await page.locator('[name="reviewers.0.company"]').focus();
        await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
      },
    }),
    tab('authors', {
      name: 'wizard, adding an author',
      then: async (page) => {
        await button(page.getByRole('tabpanel'), /^(添加作者|Add an author)/).click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    tab('authors', {
      name: 'wizard, typing an author in, nothing filled in',
      then: async (page) => {
        await button(page.getByRole('tabpanel'), /^(添加作者|Add an author)/).click();
        await dialog(page)
          .getByText(/^(直接填写|Type in)$/)
          .click();
        await dialog(page).locator('[type=submit]').click();
        await expect(dialog(page).getByRole('alert').first()).toBeVisible();
      },
    }),
    tab('authors', {
      name: 'wizard, typing an author in',
      then: async (page) => {
        await button(page.getByRole('tabpanel'), /^(添加作者|Add an author)/).click();
        await dialog(page)
          .getByText(/^(直接填写|Type in)$/)
          .click();
        await dialog(page).locator('[name=personName]').fill('欧阳明远');
        await dialog(page).locator('[name=company]').fill('南京大学历史学院暨中华文明与海外交流史研究中心');
        await expect(dialog(page).locator('[name=company]')).toHaveValue(/历史学院/);
      },
    }),
    tab('authors', {
      name: 'wizard, affiliation of the first author',
      then: async (page) => {
        await page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    tab('files', {
      name: 'wizard, file without a type',
      then: async (page) => {
        await page
          .locator('input[type=file]')
          .setInputFiles({
            name: '面向县域政务数据的模型压缩与边缘部署方法（修订稿第三版）.docx',
            mimeType: 'application/octet-stream',
            buffer: Buffer.from('…'),
          });
        await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
      },
    }),
    {
      name: 'wizard, names in the file',
      address: `/main/change?roleId=1&id=${world.withFile}&tab=files`,
      shows: '[role=tabpanel] [role=status] li',
    },
    {
      name: 'wizard, reading from the file',
      address: `/main/change?roleId=1&id=${world.withFile}&tab=title`,
      shows: '[role=tabpanel] [name=titleZh]',
      then: async (page) => {
        await button(page.getByRole('tabpanel'), READ).click();
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
        await button(dialog(page), /^(采用：中文题名|Use: Chinese title)$/).click();
        await expect(button(dialog(page), /^(撤销：中文题名|Undo: Chinese title)$/)).toBeVisible();
      },
    },
    tab('title', {
      name: 'wizard, asking before leaving',
      then: async (page) => {
        await page.locator('[name=titleEn]').fill('Not savable 中文');
        await page.locator('main a').first().click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    tab('review', {
      name: 'wizard, no file',
      then: async (page) => {
        await button(page, SUBMIT).click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    tab('title', {
      name: 'wizard, saved elsewhere',
      refusal: 'CONFLICT',
      then: async (page) => {
        await page.locator('[name=titleZh]').fill('本页输入的题目');
        await world.author.ask(
          'mutation ($input: SaveContributionTitleInput!) { saveContributionTitle(input: $input) { contribution { id } } }',
          {
            input: {
              contributionId: world.written,
              version: await versionOf(world.author, world.written),
              titleZh: '先保存的题目',
              titleEn: 'Saved first',
            },
          },
        );
        await button(page, SAVE_DRAFT).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      },
    }),
    {
      name: 'wizard, manuscript deleted elsewhere',
      address: '/main/create?roleId=1',
      shows: 'input[name=colloquiumId]',
      refusal: 'NOT_FOUND',
      then: async (page) => {
        const { id } = await startManuscript(world.author);
        await page.goto(`/main/change?roleId=1&id=${id}&tab=title`);
        await page.locator('[name=articleTypeId]').waitFor();
        await world.author.ask(
          'mutation ($input: DeleteContributionDraftInput!) { deleteContributionDraft(input: $input) { deletedContributionId } }',
          { input: { contributionId: id } },
        );
        await page.locator('[name=titleZh]').fill('面向县域政务数据的模型压缩与边缘部署方法：以浙江、江西、贵州三省十二个试点县为例');
        await page.locator('[name=titleEn]').fill('Model Compression and Edge Deployment for Government Data of Counties');
        await expect(page.locator('textarea[readonly]').first()).toBeVisible();
      },
    },
    tab('title', {
      name: 'wizard, draft kept',
      then: async (page) => {
        await page.locator('[name=subtitleZh]').fill('以江南地方志为中心');
        await button(page, SAVE_DRAFT).click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    {
      name: 'wizard, returned manuscript',
      address: `/main/change?roleId=1&id=${world.returned}&tab=summary`,
      shows: '[role=tabpanel][aria-labelledby$="-tab-summary"]',
    },
    {
      name: 'wizard, returned manuscript, journal',
      address: `/main/change?roleId=1&id=${world.returned}&change=1&step=journal`,
      shows: 'input[name=colloquiumId]',
    },
    {
      name: 'wizard, submission refused',
      address: `/main/change?roleId=1&id=${world.started}&tab=review`,
      shows: '[role=tabpanel]',
      refusal: 'SECTION_INCOMPLETE',
      then: async (page) => {
        await button(page, SUBMIT).click();
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      },
    },
    { name: 'after a submission', address: `/main/submitOk?roleId=1&id=${world.submitted}`, shows: '#next' },
    { name: 'change of password', address: '/main/changePwd?roleId=1', shows: 'input[name=oldPassword]' },
    {
      name: 'change of password, nothing filled in',
      address: '/main/changePwd?roleId=1',
      shows: 'input[name=oldPassword]',
      then: async (page) => page.locator('form [type=submit]').click(),
    },
    { name: 'change of email', address: '/main/changeEmail?roleId=1', shows: 'input[name=newEmail]' },
    ...personalScreens(1),
  ];
}
