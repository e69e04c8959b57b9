// Every built screen with the states and dialogs worth looking at, by reader. What a screen needs is made here, so that a picture
// is never of nothing.
import type { Locator, Page } from '@playwright/test';
import { signIn, type Api } from './api.ts';
import { CAPTCHA_ANSWER, PASSWORD, type Account } from './demo.ts';
import { manuscriptsToTransfer, returnedManuscript, startManuscript, submitManuscript, writeManuscript } from './manuscript.ts';
import { expect, goInside } from './story.ts';

export interface Screen {
  name: string;
  address: string;
  /** Selects what is there once the screen is complete, in either language, and not on the screen before it. */
  shows: string;
  /** Brings the screen, once shown, into the state that is meant. */
  then?: (page: Page) => Promise<void>;
  /** There is such a state on phones only. */
  isPhone?: boolean;
  /** People print it. */
  isPrinted?: boolean;
  /** The state comes of a refusal by the API: its code. */
  refusal?: string;
}

export interface Reader {
  /** `null`: somebody who has not signed in. */
  account: Account | null;
  screens: readonly Screen[];
}

/** Manuscripts of `author2` (ids), and the ways to act on them behind the back of the one who looks. */
export interface World {
  started: string;
  written: string;
  submitted: string;
  /** By its office, with a letter. */
  returned: string;
  /** Waits for the transfer of copyright; and one that waits for the signed files only. */
  toAgree: string;
  toSign: string;
  author: Api;
  editor: Api;
}

const nobody: Api = { token: '', ask: () => Promise.reject(new Error('no world')), send: () => Promise.reject(new Error('no world')) };
/** For visitors, and to name the readers: their screens differ only in what they lead to. */
export const NO_WORLD: World = { started: '', written: '', submitted: '', returned: '', toAgree: '', toSign: '', author: nobody, editor: nobody };

export async function makeWorld(baseURL: string): Promise<World> {
  const [author, editor] = [await signIn(baseURL, 'author2'), await signIn(baseURL, 'editor2')];
  return { started: (await startManuscript(author)).id, written: (await writeManuscript(author)).id, submitted: (await submitManuscript(author)).id, returned: (await returnedManuscript(author)).id, ...(await transfers(author)), author, editor };
}

async function transfers(author: Api): Promise<Pick<World, 'toAgree' | 'toSign'>> {
  const all = await manuscriptsToTransfer(author);
  const [toAgree, toSign] = [all.at(0), all.at(-1)];
  if (!toAgree || !toSign || toAgree.id === toSign.id) throw new Error('the demo has too little to transfer');
  if (!toSign.hasAgreed) await author.ask('mutation ($input: AgreeToTransferInput!) { agreeToTransfer(input: $input) { contribution { id } } }', { input: { contributionId: toSign.id, hasAgreed: true } });
  return { toAgree: toAgree.id, toSign: toSign.id };
}

const LIST = 'main table';
const DETAIL = '#files';
const NOTICE = 'main a[href="/main"]';
const SIGN_IN = 'form img';

const button = (place: Page | Locator, names: RegExp) => place.getByRole('button', { name: names });
const dialog = (page: Page) => page.getByRole('dialog');

async function fillSignIn(page: Page, account: string): Promise<void> {
  await page.locator('[name=account]').fill(account);
  await page.locator('[name=password]').fill(PASSWORD);
  await page.locator('[name=captcha]').fill(CAPTCHA_ANSWER);
  await page.locator('form [type=submit]').click();
}

/** The page shows the iD of any ticket; only the server can tell whether it is good. */
const ORCID_TICKET = (path: string) => `${path}?orcid=0000-0002-1825-0097.1795000000000.none`;

const visitorScreens: readonly Screen[] = [
  { name: 'sign-in', address: '/login', shows: SIGN_IN },
  { name: 'sign-in, session over', address: '/login?ended=1', shows: SIGN_IN },
  { name: 'sign-in, nothing filled in', address: '/login', shows: SIGN_IN, then: async (page) => page.locator('form [type=submit]').click() },
  {
    name: 'sign-in, online elsewhere', address: '/login', shows: SIGN_IN,
    then: async (page) => {
      // Whether this or an earlier run holds its one session.
      await signIn(new URL(page.url()).origin, 'single').catch(() => undefined);
      await fillSignIn(page, 'single');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'sign-in, mailed code', address: '/login', shows: SIGN_IN,
    then: async (page) => {
      await page.locator('[name=account]').fill('nobody@demo.test');
      await button(page, /^(改用邮件验证码|Use a code by email)$/).click();
      await button(page, /^(发送验证码|Send code)$/).click();
      await expect(button(page, /^(重新发送|Send again)$/)).toBeVisible();
    },
  },
  { name: 'sign-in, cancelled at ORCID', address: '/login?orcidFailure=cancelled', shows: SIGN_IN },
  { name: 'back from ORCID, too late', address: '/loginSuccess?token=none', shows: 'main [role=alert]', refusal: 'ORCID_CODE_INVALID' },
  { name: 'binding ORCID', address: ORCID_TICKET('/loginBang'), shows: 'input[name=account]' },
  {
    name: 'binding ORCID, failed', address: ORCID_TICKET('/loginBang'), shows: 'input[name=account]', refusal: 'ORCID_TICKET_INVALID',
    then: async (page) => {
      await page.locator('[name=account]').fill('nobody@demo.test');
      await page.locator('[name=password]').fill(PASSWORD);
      await page.locator('form [type=submit]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'binding ORCID, without its word', address: '/loginBang', shows: 'main [role=alert]' },
  { name: 'registration with ORCID', address: ORCID_TICKET('/siginSys'), shows: 'input[name=realName]' },
  { name: 'registration', address: '/sigin', shows: 'input[name=realName]' },
  { name: 'registration, nothing filled in', address: '/sigin', shows: 'input[name=realName]', then: async (page) => page.locator('form [type=submit]').click() },
  { name: 'registered', address: '/tipmsg', shows: 'main a[href="/login"]' },
  {
    name: 'activation, expired', address: '/activate?code=none', shows: 'main button', refusal: 'LINK_EXPIRED',
    then: async (page) => {
      await page.getByRole('main').getByRole('button').click();
      await expect(page.locator('main a[href="/sigin"]')).toBeVisible();
    },
  },
  { name: 'forgotten password', address: '/fdpwd', shows: 'input[name=realName]' },
  {
    name: 'forgotten password, mail sent', address: '/fdpwd', shows: 'input[name=realName]',
    then: async (page) => {
      await page.locator('[name=email]').fill('nobody@demo.test');
      await page.locator('[name=realName]').fill('无名氏');
      await page.locator('form [type=submit]').click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  { name: 'new password', address: '/rstpwd?email=somebody.with.a.long.name%40history.example.edu.cn&validateCode=none', shows: 'input[name=passwordAgain]' },
  {
    name: 'new password, link expired', address: '/rstpwd?email=somebody%40demo.test&validateCode=none', shows: 'input[name=passwordAgain]', refusal: 'LINK_EXPIRED',
    then: async (page) => {
      for (const field of ['password', 'passwordAgain']) await page.locator(`[name=${field}]`).fill(PASSWORD);
      await page.locator('form [type=submit]').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'new password, link incomplete', address: '/rstpwd', shows: 'main a[href="/fdpwd"]' },
  { name: 'new password, done', address: '/rstpwdmsg', shows: 'main a[href="/login"]' },
  {
    name: 'new email, link expired', address: '/confirmEmail?code=none', shows: 'main button', refusal: 'LINK_EXPIRED',
    then: async (page) => {
      await page.getByRole('main').getByRole('button').click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'new email, done', address: '/resemail', shows: 'main a[href="/"]' },
  { name: 'not built yet', address: '/main/newPreprint', shows: 'a[href="/login"]' },
  { name: 'maintenance notice, none', address: '/maintain', shows: 'a[href="/login"]' },
  { name: 'not found', address: '/nothingOfTheKind', shows: NOTICE },
];

/** Where every role comes to: messages, the menus of the header, the navigation of a phone. */
function personalScreens(roleId: number): Screen[] {
  const address = `/main/msgCenter?roleId=${roleId}`;
  return [
    { name: 'personal information', address: `/main/personMsg?roleId=${roleId}`, shows: '#profile' },
    { name: 'personal information, nothing right', address: `/main/personMsg?roleId=${roleId}`, shows: '#profile', then: emptyProfile },
    { name: 'personal information, calendar', address: `/main/personMsg?roleId=${roleId}`, shows: '#profile', then: openCalendar },
    { name: 'message centre', address, shows: 'main h1' },
    { name: 'message centre, one opened', address, shows: 'main h1', then: openFirstMessage },
    { name: 'sign-in history', address: `/main/signInHistory?roleId=${roleId}`, shows: LIST },
    { name: 'person menu', address, shows: 'main h1', then: async (page) => openMenu(page, -1) },
  ];
}

async function emptyProfile(page: Page): Promise<void> {
  for (const name of ['address', 'major', 'researchArea', 'department', 'phone']) await page.locator(`#profile [name=${name}]`).fill('');
  await page.locator('form [type=submit]').click();
  await expect(page.locator('#profile').getByRole('alert').first()).toBeVisible();
}

async function openCalendar(page: Page): Promise<void> {
  await button(page.locator('#profile'), /^(打开日历|Open the calendar)$/).click();
  await expect(page.getByRole('application')).toBeVisible();
}

async function openFirstMessage(page: Page): Promise<void> {
  const message = page.locator('main details').first();
  if ((await message.count()) > 0) await message.locator('summary').click();
}

/** `at`: which of the header's menus. */
async function openMenu(page: Page, at: number): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').nth(at).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}

const manyScreens: readonly Screen[] = [
  { name: 'role menu', address: '/main/msgCenter', shows: 'main h1', then: async (page) => openMenu(page, 0) },
  {
    name: 'phone navigation', address: '/main/msgCenter', shows: 'main h1', isPhone: true,
    then: async (page) => {
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(dialog(page).getByRole('link').first()).toBeVisible();
    },
  },
];

const SUBMIT = /^(提交稿件|Submit manuscript)$/;
const SAVE_DRAFT = /^(暂存|Save draft)$/;

export function authorScreens(world: World): Screen[] {
  const tab = (key: string, more: Partial<Screen> = {}): Screen => ({
    name: `wizard, tab ${key}`, address: `/main/change?roleId=1&id=${world.written}&tab=${key}`, shows: `[role=tabpanel][aria-labelledby$="-tab-${key}"]`, ...more,
  });
  return [
    { name: 'author’s list', address: '/main/authormanuList?roleId=1', shows: LIST, isPrinted: true },
    { name: 'author’s list, to be revised', address: '/main/authormanuList?roleId=1&status=AWAITING_REVISION', shows: LIST },
    { name: 'author’s list, nothing found', address: '/main/authormanuList?roleId=1&title=zzzzzzzz', shows: 'main h1' },
    { name: 'drafts', address: '/main/unManuscript?roleId=1', shows: LIST },
    {
      name: 'drafts, asking before deleting', address: '/main/unManuscript?roleId=1', shows: LIST,
      then: async (page) => {
        await button(page.locator('tbody'), /^(删除|Delete)$/).first().click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    { name: 'no permission', address: '/main/managePerson', shows: NOTICE },
    { name: 'no such manuscript', address: '/main/authormanuList/detailAuthor?roleId=1&id=nothing', shows: NOTICE },
    { name: 'manuscript as its author', address: `/main/authormanuList/detailAuthor?roleId=1&id=${world.submitted}`, shows: DETAIL, isPrinted: true },
    {
      name: 'manuscript, asking before withdrawing', address: `/main/authormanuList/detailAuthor?roleId=1&id=${world.submitted}`, shows: DETAIL,
      then: async (page) => {
        await button(page.getByRole('complementary'), /^(撤稿|Withdraw)$/).click();
        await expect(dialog(page)).toBeVisible();
      },
    },
    { name: 'overview of a manuscript', address: `/main/detailListUn?roleId=1&id=${world.submitted}`, shows: '#overview' },
    { name: 'copyright transfer', address: `/main/empowerAuthor?id=${encodeURIComponent(world.toAgree)}&cbCode=`, shows: 'input[name=hasAgreed]', isPrinted: true },
    { name: 'copyright transfer, not ticked', address: `/main/empowerAuthor?id=${encodeURIComponent(world.toAgree)}&cbCode=`, shows: 'input[name=hasAgreed]', then: async (page) => page.locator('form [type=submit]').click() },
    { name: 'copyright transfer, nothing to authorize', address: `/main/empowerAuthor?id=${encodeURIComponent(world.submitted)}&cbCode=`, shows: 'main a[href="/main/authormanuList?roleId=1"]' },
    { name: 'signed files', address: `/main/empowerAddAuthor?id=${encodeURIComponent(world.toSign)}&code=`, shows: 'main input[type=radio]' },
    {
      name: 'signed files, uploaded and refused', address: `/main/empowerAddAuthor?id=${encodeURIComponent(world.toSign)}&code=`, shows: 'main input[type=radio]',
      then: async (page) => {
        const file = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') });
        await page.locator('main input[type=file]').setInputFiles([file('面向县域政务数据的模型压缩与边缘部署方法 全体作者签名页.png'), file('签名页.pdf')]);
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expect(page.getByRole('main').getByRole('listitem').locator('input')).toBeVisible();
      },
    },
    { name: 'wizard, journal', address: '/main/create?roleId=1', shows: 'select[name=subjectId]' },
    { name: 'wizard, journal, nothing filled in', address: '/main/create?roleId=1', shows: 'select[name=subjectId]', then: async (page) => page.locator('form [type=submit]').click() },
    { name: 'wizard, statement', address: `/main/create?roleId=1&id=${world.started}&step=statement`, shows: 'input[name=hasAgreed]' },
    ...['title', 'authors', 'funding', 'summary', 'explanation', 'recommendedReviewers', 'opposedReviewers', 'files', 'review'].map((key) => tab(key)),
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
        await dialog(page).getByText(/^(直接填写|Type in)$/).click();
        await dialog(page).locator('[type=submit]').click();
        await expect(dialog(page).getByRole('alert').first()).toBeVisible();
      },
    }),
    tab('authors', {
      name: 'wizard, typing an author in',
      then: async (page) => {
        await button(page.getByRole('tabpanel'), /^(添加作者|Add an author)/).click();
        await dialog(page).getByText(/^(直接填写|Type in)$/).click();
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
        await page.locator('input[type=file]').setInputFiles({ name: '面向县域政务数据的模型压缩与边缘部署方法（修订稿第三版）.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('…') });
        await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible();
      },
    }),
    tab('title', {
      name: 'wizard, asking before leaving',
      then: async (page) => {
        await page.locator('[name=titleEn]').fill('Not savable 中文');
        await page.locator('main a').first().click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    tab('review', {
      name: 'wizard, no file', then: async (page) => {
        await button(page, SUBMIT).click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    tab('title', {
      name: 'wizard, saved elsewhere', refusal: 'CONFLICT',
      then: async (page) => {
        await page.locator('[name=titleZh]').fill('本页输入的题目');
        await world.author.ask('mutation ($input: SaveContributionTitleInput!) { saveContributionTitle(input: $input) { contribution { id } } }', { input: { contributionId: world.written, titleZh: '先保存的题目', titleEn: 'Saved first' } });
        await button(page, SAVE_DRAFT).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      },
    }),
    tab('title', {
      name: 'wizard, draft kept',
      then: async (page) => {
        await page.locator('[name=subtitleZh]').fill('以江南地方志为中心');
        await button(page, SAVE_DRAFT).click();
        await expect(dialog(page)).toBeVisible();
      },
    }),
    { name: 'wizard, returned manuscript', address: `/main/change?roleId=1&id=${world.returned}&tab=summary`, shows: '[role=tabpanel][aria-labelledby$="-tab-summary"]' },
    { name: 'wizard, returned manuscript, journal', address: `/main/change?roleId=1&id=${world.returned}&change=1`, shows: 'select[name=subjectId]' },
    {
      name: 'wizard, submission refused', address: `/main/change?roleId=1&id=${world.started}&tab=review`, shows: '[role=tabpanel]', refusal: 'SECTION_INCOMPLETE',
      then: async (page) => {
        await button(page, SUBMIT).click();
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      },
    },
    { name: 'change of password', address: '/main/changePwd?roleId=1', shows: 'input[name=oldPassword]' },
    { name: 'change of password, nothing filled in', address: '/main/changePwd?roleId=1', shows: 'input[name=oldPassword]', then: async (page) => page.locator('form [type=submit]').click() },
    { name: 'change of email', address: '/main/changeEmail?roleId=1', shows: 'input[name=newEmail]' },
    ...personalScreens(1),
  ];
}

const LISTS = { editor: 'editorManusList', chief: 'editorChiefManusList', office: 'optList' } as const;

/** The screens of a role of the office: its list, and the first manuscript of it. */
export function officeScreens(place: keyof typeof LISTS, roleId: number): Screen[] {
  const list = `/main/${LISTS[place]}?roleId=${roleId}`;
  return [
    { name: 'list', address: list, shows: LIST, isPrinted: true },
    { name: 'manuscript', address: list, shows: LIST, then: openFirstManuscript, isPrinted: true },
  ];
}

async function openFirstManuscript(page: Page): Promise<void> {
  await page.locator('tbody tr').first().getByRole('link').last().click();
  await expect(page.locator(DETAIL)).toBeVisible();
}

async function selectFirstRows(page: Page): Promise<void> {
  for (const index of [0, 1]) await page.locator('tbody').getByRole('checkbox').nth(index).check();
}

const bulkBar = (page: Page) => page.getByRole('region', { name: /^(批量操作|Acts on the selection)$/ });
const RECEIVE = /^(接收稿件|Receive)$/;

export function editorScreens(world: World): Screen[] {
  const list = '/main/editorManusList?roleId=3';
  const asking = (names: RegExp) => async (page: Page) => {
    await selectFirstRows(page);
    await button(bulkBar(page), names).click();
    await expect(dialog(page)).toBeVisible();
  };
  return [
    { name: 'list', address: list, shows: LIST, isPrinted: true },
    { name: 'list, pending', address: `${list}&scope=pending`, shows: LIST },
    { name: 'list, page 2', address: `${list}&page=2`, shows: LIST },
    { name: 'list, nothing found', address: `${list}&title=zzzzzzzz`, shows: 'main h1' },
    { name: 'list, narrowed', address: `${list}&title=${encodeURIComponent('城市')}&submitted=2020-01-01..&status=NEW_SUBMISSION,EDITOR_REVIEWING`, shows: LIST },
    { name: 'list, each status', address: list, shows: LIST, then: async (page) => button(page, /^(逐项选择|Show each)$/).click() },
    { name: 'list, filters opened', address: list, shows: LIST, isPhone: true, then: async (page) => button(page, /^(筛选|Filters)/).click() },
    { name: 'list, rows chosen', address: list, shows: LIST, then: selectFirstRows },
    { name: 'list, asking before receiving', address: list, shows: LIST, then: asking(RECEIVE) },
    { name: 'list, asking before refusing', address: list, shows: LIST, then: asking(/^(拒绝接收|Refuse)$/) },
    {
      name: 'list, some not done', address: list, shows: LIST,
      then: async (page) => {
        await selectFirstRows(page);
        // The newest is that of this world or of another run's; another hand takes it first.
        const contributionIds = await page.locator('tbody tr').first().getByRole('link').last().evaluate((link: HTMLAnchorElement) => [new URL(link.href).searchParams.get('id') ?? '']);
        await button(bulkBar(page), RECEIVE).click();
        await world.editor.ask('mutation ($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { done } } }', { input: { contributionIds } });
        await button(dialog(page), RECEIVE).click();
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
        await expect(dialog(page).locator('textarea')).toHaveCount(0);
      },
    },
    { name: 'manuscript', address: `/main/editorManusList/detailChief?roleId=3&id=${world.submitted}`, shows: DETAIL, isPrinted: true },
    ...personalScreens(3),
  ];
}

/** As the API would tell it to this one page; the product itself stays open (see maintenance.spec.ts). */
async function tellOfMaintenance(page: Page, state: { isUnderWay: boolean; isClosedToViewer: boolean }, shown: Locator): Promise<void> {
  const text = (await page.locator('html').getAttribute('lang')) === 'zh-CN' ? '今晚升级数据库，请提前保存正在填写的内容。' : 'The database is upgraded tonight. Please save what you are writing beforehand.';
  const maintenance = { startsAt: '2026-03-02T14:00:00.000Z', endsAt: '2026-03-02T14:30:00.000Z', text, ...state };
  await page.route('**/graphql', async (route) => {
    if (route.request().headers()['x-apollo-operation-name'] !== 'ShellQuery') return await route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { publicSettings: object } };
    return await route.fulfill({ json: { data: { ...data, publicSettings: { ...data.publicSettings, maintenance } } } });
  });
  await page.reload();
  await expect(shown).toBeVisible();
  await page.unroute('**/graphql');
}

const administratorScreens: readonly Screen[] = [
  { name: 'publisher’s texts', address: '/main/publisherTexts?roleId=8', shows: 'main form' },
  {
    name: 'publisher’s texts, an address refused', address: '/main/publisherTexts?roleId=8', shows: 'main form',
    then: async (page) => {
      await page.locator('[name=urlZh]').first().fill('guide.mp4');
      await page.locator('form [type=submit]').nth(4).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'maintenance', address: '/main/maintenance?roleId=8', shows: 'main form' },
  {
    name: 'maintenance, planned', address: '/main/msgCenter?roleId=8', shows: 'main h1',
    then: (page) => tellOfMaintenance(page, { isUnderWay: false, isClosedToViewer: false }, page.getByRole('status').filter({ hasText: '2026-03-02' })),
  },
  {
    name: 'maintenance, begun under one’s hands', address: '/main/msgCenter?roleId=8', shows: 'main h1',
    then: (page) => tellOfMaintenance(page, { isUnderWay: true, isClosedToViewer: true }, dialog(page)),
  },
  {
    name: 'maintenance, picking a day', address: '/main/maintenance?roleId=8', shows: 'main form',
    then: async (page) => {
      await button(page.getByRole('main'), /^(打开日历|Open the calendar)$/).first().click();
      await expect(page.getByRole('application')).toBeVisible();
    },
  },
  {
    name: 'publisher’s texts, asking before leaving', address: '/main/publisherTexts?roleId=8', shows: 'main form',
    then: async (page) => {
      await page.locator('[name=titleZh]').first().fill('投稿须知（修订）');
      await page.getByRole('navigation').getByRole('link').last().click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'maintenance, nothing filled in', address: '/main/maintenance?roleId=8', shows: 'main form',
    then: async (page) => {
      await page.locator('form [type=submit]').click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  ...personalScreens(8),
];

export function allReaders(world: World): readonly Reader[] {
  return [
    { account: null, screens: visitorScreens },
    { account: 'author2', screens: authorScreens(world) },
    { account: 'editor2', screens: editorScreens(world) },
    { account: 'many', screens: manyScreens },
    { account: 'deputy', screens: officeScreens('editor', 10) },
    { account: 'chief', screens: officeScreens('chief', 5) },
    { account: 'executive', screens: officeScreens('chief', 4) },
    { account: 'operations', screens: officeScreens('office', 7) },
    { account: 'publisher', screens: officeScreens('office', 6) },
    { account: 'reviewer2', screens: personalScreens(2) },
    { account: 'admin', screens: administratorScreens },
  ];
}

/** `isFirst`: by its address; otherwise as from a link. */
export async function goTo(page: Page, screen: Screen, isFirst: boolean): Promise<void> {
  if (isFirst) await page.goto(screen.address);
  else await goInside(page, screen.address);
  await expect(page).toHaveURL((url) => url.pathname + url.search === screen.address);
  await expect(page.locator(screen.shows).first()).toBeVisible();
  // The list of the screen before stays, dimmed, until its own is there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await screen.then?.(page);
}
