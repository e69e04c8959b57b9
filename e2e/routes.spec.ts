// Every route of S3 §2.1 answers inside the shell, without an error, for a role that may open it.
import type { Page } from '@playwright/test';
import type { Account } from './demo.ts';
import { isLookedAt, lookedAt } from './headings.ts';
import { expect, goInside, test } from './story.ts';

/** The result of a path: a screen by its heading, the sentence that it does not exist yet, that nothing was named, or another path. */
type Answer = { heading: string } | 'notFound' | { leadsTo: string };

const NOT_FOUND = '没有找到您要的内容';

function each(paths: string, answer: Answer): [string, Answer][] {
  return paths
    .trim()
    .split(/\s+/)
    .map((path) => [path, answer]);
}

const PERSONAL: [string, Answer][] = [lookedAt('msgCenter'), lookedAt('changePwd'), lookedAt('changeEmail'), lookedAt('personMsg')];

const ADMINISTRATION = ['人员管理', '部门管理', '角色管理', '系统日志', '须知、协议与视频', '系统维护', 'API 令牌', '消息中心'];

const ROUTES: Partial<Record<Account, [string, Answer][]>> = {
  author2: [
    lookedAt('authormanuList'),
    lookedAt('create'),
    lookedAt('unManuscript'),
    // Their pages need the id of a manuscript.
    ...each(
      'change authormanuList/detailAuthor stateNouse detailListUn editorChiefManusList/ChiefEditorStatus empowerAuthor empowerAddAuthor',
      'notFound',
    ),
    ...each('submitOk statusAuthor chooseEditor leavePage msgUseExit msgModifyExit msgSumExit', { leadsTo: 'authormanuList' }),
    ['submitFail', { leadsTo: 'unManuscript' }],
    ...PERSONAL,
  ],
  reviewer2: [
    ['expertList', { heading: '审稿任务' }],
    ['reviewerRecord', { heading: '审稿记录' }],
    ...each('exportExitResult editorExportResult', 'notFound'),
    ...PERSONAL,
  ],
  editor2: [
    lookedAt('editorManusList'),
    ...each('editorManusList/detailChief editorManusList/ChiefEditorStatus', 'notFound'),
    ['editorInvite', { heading: '邀请作者' }],
    ...each('editorExportList editorExportResult', 'notFound'),
    ['editorChiefSingleList', { heading: '单篇发布列表' }],
    ['editorChiefMoreList', { heading: '组稿列表' }],
    ...each(
      'editorChiefSingleList/singleStatus editorChiefSingleList/singleDetaile editorChiefMoreList/moreStatus editorChiefMoreList/moreDetaile',
      'notFound',
    ),
    lookedAt('editorPreprintContribution'),
    ['editorPreprintContribution/preprintDetail', 'notFound'],
    ...each('editorTestDetail editorExamDetail editorExportDetail editorStatus', { leadsTo: 'editorManusList' }),
    ['InviteDialog', { leadsTo: 'editorExportList' }],
    ['preprintContribution', { leadsTo: 'editorPreprintContribution' }],
    ['preprintContribution/preprintDetail', { leadsTo: 'editorPreprintContribution/preprintDetail' }],
    ...PERSONAL,
  ],
  chief: [
    ['editorChiefManusList', { heading: '今日' }],
    ...each('editorChiefManusList/detailChief editorChiefManusList/ChiefEditorStatus', 'notFound'),
    ['editorClctDtl', { heading: '集刊与会议' }],
    ['editorGroupDtl', { heading: '目次编排' }],
    ['editorChiefUnuse', { heading: '未录用稿件库' }],
    ['editorChiefUnuse/unUseDetail', 'notFound'],
    ['editorContSet', { heading: '信函模板' }],
    ['editorMeetConset', { heading: '会议信函模板' }],
    ['editorJKflow', { heading: '集刊流程设置' }],
    ['editorMeetFlowset', { heading: '会议流程设置' }],
    ...each('zuGao editorChiefStatus', { leadsTo: 'editorChiefManusList' }),
    ...each('sendPublish operateChief', { leadsTo: 'editorClctDtl' }),
    ...PERSONAL,
  ],
  operations: [
    ['optList', { heading: '稿件列表' }],
    ['operateList', { heading: '集刊列表' }],
    ['meetList', { heading: '会议列表' }],
    ['dictionaries', { heading: '数据字典' }],
    ['publisherLinks', { heading: '友情链接与产品' }],
    ['workingDays', { heading: '工作日历' }],
    ...each('optList/statusDtaile optList/listDtaile operateList/jikanDetail meetList/meetDetail', 'notFound'),
    ['usetime', { heading: '稿件各阶段耗时统计' }],
    ['refuse', { heading: '退稿不予录用情况统计' }],
    ['receive', { heading: '稿件接收情况统计' }],
    ['publish', { heading: '稿件出版情况统计' }],
    ['resource', { heading: '稿件来源地区统计' }],
    ['status', { heading: '集刊状态统计' }],
    ['publishClct', { heading: '集刊出版进度统计' }],
    ['optListUnuse', { heading: '未录用稿件库' }],
    ['newClct', { heading: '新建集刊' }],
    ['meetNew', { heading: '新建会议' }],
    ['paperManage/detailSet', { heading: '集刊管理' }],
    ['meetManager/meetDetailSet', { heading: '会议管理' }],
    ['systemSet', { heading: '系统设置' }],
    ['emailSet', { heading: '发信邮箱设置' }],
    ['paperManage/parameSet', { heading: '集刊管理' }],
    ['meetManager/parameSet', { heading: '会议管理' }],
    ['paperManage/flowSet', { heading: '集刊管理' }],
    ['meetManager/flowSet', { heading: '会议管理' }],
    ['paperManage/publicationSet', { heading: '集刊管理' }],
    ['meetManager/publicationSet', { heading: '会议管理' }],
    ['paperManage', { leadsTo: 'paperManage/detailSet' }],
    ['meetManager', { leadsTo: 'meetManager/meetDetailSet' }],
    ['optListDtl', { leadsTo: 'optList' }],
    ...PERSONAL,
  ],
  admin: [
    ['managePerson', { heading: '人员管理' }],
    ['apiTokens', { heading: 'API 令牌' }],
    ['managePersonAdd', { heading: '添加人员' }],
    ['managePart', { heading: '部门管理' }],
    ['managePartAdd', { heading: '新建部门' }],
    ['manageRole', { heading: '角色管理' }],
    ['manageRoleAdd', { heading: '新建角色' }],
    ['systemLog', { heading: '系统日志' }],
    ['identityReads', { heading: '身份查阅' }],
    ...PERSONAL,
  ],
};

/**
 * All of them in the long run; otherwise every screen that access.spec.ts does not look at, and of the other answers the first of each kind:
 * routes.test.ts proves that each path has its route and each other name its screen, shell.test.ts which paths a role may open.
 */
function sampleOf(routes: readonly [string, Answer][]): readonly [string, Answer][] {
  if (process.env['LONG']) return routes;
  const kindOf = (answer: Answer) => (typeof answer === 'string' ? answer : Object.keys(answer)[0]);
  return routes.filter(([path, answer], index) =>
    kindOf(answer) === 'heading' ? !isLookedAt(path) : routes.findIndex(([, other]) => kindOf(other) === kindOf(answer)) === index,
  );
}

/** Asks twenty times a second, where Playwright looks again after half of one: there are more than a hundred of these in the long run. */
async function seen(page: Page, where: string, words = ''): Promise<void> {
  await page.waitForFunction(
    ([selector = '', text = '']) =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text) && element.checkVisibility()),
    [where, words],
    { polling: 50 },
  );
}

for (const [account, all] of Object.entries(ROUTES)) {
  const routes = sampleOf(all);
  test(`${account} finds an answer at ${routes.length} routes, and no two pages of the menu carry the same sign`, async ({
    open,
    request,
  }) => {
    // Object.entries forgets that the keys are accounts.
    const page = await open(account as Account);
    expect((await request.get(`/main/${routes[0]?.[0]}`)).headers()['content-type'], 'a link into the shell can be opened').toContain(
      'text/html',
    );
    await page.goto('/main');
    const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    if (account === 'admin') expect(await links.allInnerTexts()).toEqual(ADMINISTRATION);
    const signs = await links.locator('svg path').evaluateAll((paths) => paths.map((sign) => sign.getAttribute('d')));
    expect(new Set(signs).size).toBe(signs.length);
    for (const [path, answer] of routes) {
      await test.step(path, async () => {
        await goInside(page, `/main/${path}?roleId=1`);
        const shown = typeof answer === 'object' && 'leadsTo' in answer ? answer.leadsTo : path;
        await page.waitForURL((url) => url.pathname === `/main/${shown}`);
        if (answer === 'notFound') await seen(page, 'main', NOT_FOUND);
        else if ('heading' in answer) await seen(page, 'main h1', answer.heading);
        else await seen(page, 'main :is(h1, p)');
        await expect(page.getByRole('banner')).toBeVisible();
      });
    }
  });
}

test('pages of the account answer visitors, in both languages (SC-003, SC-006 to SC-011)', async ({ open, request }) => {
  const page = await open(null);
  const pages = [
    ['/sigin', '注册账号', 'Register'],
    ['/tipmsg', '注册成功，请验证邮箱', 'Registered. Please confirm your email'],
    ['/fdpwd', '忘记密码', 'Forgot password'],
    ['/rstpwd', '重置密码', 'Set a new password'],
    ['/rstpwdmsg', '密码重置成功', 'Your new password is set'],
    ['/resemail', '邮箱修改成功', 'Your email has been changed'],
    ['/fail', '激活码已过期，请重新注册', 'The activation code has expired, please register again'],
    ['/activate', '激活账号', 'Activate your account'],
    ['/confirmEmail', '确认新的邮箱', 'Confirm your new email'],
  ] as const;
  for (const [language, index] of [
    ['zh-CN', 1],
    ['en-US', 2],
  ] as const) {
    await page.evaluate((lang) => localStorage.setItem('lang', lang), language);
    await page.goto('/sigin');
    for (const one of pages) {
      expect((await request.get(one[0])).headers()['content-type'], one[0]).toContain('text/html');
      await goInside(page, one[0]);
      await expect(page.getByRole('heading', { name: one[index], level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(one[index]);
    }
    // Opened without their links' codes: no form that cannot succeed, but the way to another link.
    for (const [path, where] of [
      ['/rstpwd?email=li.lei&validateCode=x', '/fdpwd'],
      ['/activate', '/sigin'],
      ['/confirmEmail?code=', '/main/changeEmail'],
    ] as const) {
      await goInside(page, path);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        language === 'zh-CN' ? '链接不完整' : 'This link is incomplete',
      );
      await expect(page.locator(`main a[href="${where}"]`)).toBeVisible();
      await expect(page.locator('main input, main button')).toHaveCount(0);
    }
  }
});

test('the public form of preprints opens without a session, outside of the shell (R3-024)', async ({ open, request }) => {
  const page = await open(null);
  expect((await request.get('/main/newPreprint')).headers()['content-type']).toContain('text/html');
  await page.goto('/nothingOfTheKind');
  await goInside(page, '/main/newPreprint');
  await expect(page).toHaveURL(/\/main\/newPreprint$/);
  await expect(page.getByRole('heading', { name: '预印本投稿', level: 1 })).toBeVisible();
});
