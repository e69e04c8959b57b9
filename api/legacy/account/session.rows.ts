// The facade's session calls (S1 §7): captcha, signing in and out, who one is, role, language, messages, the logged-out socket.
import type { LanguageTag } from '../../../shared/messages.ts';
import { choice, cookie, flag, id, text } from '../row/params.ts';
import { graphql, image, json, socket, type Param } from '../row/row.ts';
import { key, oneIf } from '../row/values.ts';

/** 0 Chinese, 1 English (S1 §9). */
const language: Param<LanguageTag> = choice({ 0: 'zh-CN', 1: 'en-US' }, { standard: 'zh-CN' });
const languageCode = { 0: 'ZH_CN', 1: 'EN_US' } as const;

const USER_EXIT = { type: 'userExit' };

const CAPTCHA_COOKIE = 'captcha';
const CAPTCHA_SECONDS = 300;

export const sessionRows = {
  'E1-001': image({
    name: 'drawCaptcha', method: 'GET', paths: ['captcha.jpg'], about: 'A captcha, and the cookie that ties the answer to it', who: 'public', spec: 'S1 §7, D13-087', token: 'none',
    params: { count: text() },
    document: graphql('mutation LegacyCaptcha { createCaptcha { captcha { id image } } }'),
    answer: ({ createCaptcha: { captcha } }) => ({ image: captcha.image, cookie: { name: CAPTCHA_COOKIE, value: captcha.id, seconds: CAPTCHA_SECONDS } }),
  }),

  // 700: the account is online elsewhere. The token is pending: logOut with it ends the other session, then one signs in again (D13-064).
  'E1-002': json({
    name: 'signIn', method: 'POST', paths: ['login'], about: 'Sign in', who: 'public', spec: 'S1 §3, §4, §7, §8', token: 'none', language,
    params: {
      username: text({ otherwise: 'form.accountRequired' }), password: text({ otherwise: 'form.passwordRequired' }), captcha: text({ otherwise: 'form.captchaRequired' }),
      rememberMe: flag(), language: choice(languageCode, { standard: 'ZH_CN' }), captchaId: cookie(CAPTCHA_COOKIE),
    },
    document: graphql('mutation LegacyLogin($input: SignInInput!) { signIn(input: $input) { token status } }'),
    variables: ({ username, ...input }) => ({ input: { ...input, account: username } }),
    fields: { token: 'string' },
    answer: ({ signIn: { token, status } }) => (status === 'PENDING' ? { code: 700, token, msg: 'legacy.accountOnline' } : { token }),
  }),

  // With a pending token: takes the account over and leaves it, so that nobody is signed in.
  'E1-003': json({
    name: 'signOut', method: 'GET', paths: ['logOut'], about: 'Sign out', who: 'any signed-in', spec: 'S1 §7, D13-064', token: 'either', takesDeadTokens: true,
    params: {},
    document: graphql(
      'mutation LegacyLogOut($token: String!, $isPending: Boolean!) { takeOverSession(input: { pendingToken: $token }) @include(if: $isPending) { token } signOut { ok } }',
    ),
    variables: (_values, { token, ctx }) => ({ token, isPending: ctx.viewer === null }),
  }),

  'E1-010': json({
    name: 'readSession', method: 'GET', paths: ['info'], about: 'The signed-in person, the current role and the others', who: 'any signed-in', spec: 'S1 §3, §4, §7, §8', token: 'header', endedCode: 500,
    params: {},
    document: graphql(
      'query LegacyInfo { viewer { username email currentRole { id } roles { id name } } }',
    ),
    fields: { user: { username: 'string', loginRole: 'integer', roleList: [{ roleId: 'integer', roleName: 'string' }] } },
    answer: ({ viewer }) => ({
      user: { username: viewer.username ?? viewer.email, loginRole: key(viewer.currentRole.id), roleList: viewer.roles.map((role) => ({ roleId: key(role.id), roleName: role.name })) },
    }),
  }),

  'E1-011': json({
    name: 'listNavigation', method: 'GET', paths: ['menu/nav'], about: 'Navigation of the current role', who: 'any signed-in', spec: 'S1 §2, §6, §7', token: 'header',
    params: {},
    document: graphql('query LegacyNavigation { viewer { navigation { name items { name url } } } }'),
    fields: { menuList: [{ name: 'string', children: [{ name: 'string', url: 'string' }] }] },
    answer: ({ viewer }) => ({ menuList: viewer.navigation.map(({ name, items }) => ({ name, children: items })) }),
  }),

  'E1-012': json({
    name: 'switchRole', method: 'GET', paths: ['switchLoginRole'], about: 'Make another of one’s roles the current one', who: 'any signed-in', spec: 'S1 §4, §7', token: 'header',
    params: { roleId: id('Role') },
    document: graphql('mutation LegacySwitchRole($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { id } } }'),
    variables: (input) => ({ input }),
  }),

  'E1-013': json({
    name: 'switchLanguage', method: 'GET', paths: ['switchLanguage'], about: 'Switch the language of the session', who: 'any signed-in', spec: 'S1 §4, §7', token: 'header',
    params: { language: choice(languageCode) },
    document: graphql('mutation LegacySwitchLanguage($input: SwitchLanguageInput!) { switchLanguage(input: $input) { viewer { id } } }'),
    variables: (input) => ({ input }),
  }),

  'E1-014': json({
    name: 'countUnreadMessages', method: 'GET', paths: ['message/getMessCount'], about: 'Number of unread messages', who: 'any signed-in', spec: 'S1 §4, §7 to §9', token: 'header', endedCode: 500, isBackground: true,
    params: {},
    document: graphql('query LegacyMessageCount { viewer { unreadMessageCount } }'),
    fields: { count: 'integer' },
    answer: ({ viewer }) => ({ count: viewer.unreadMessageCount }),
  }),

  // Text messages of JSON; userExit: the session is over, and the socket closes (D13-091).
  'E1-015': socket({
    name: 'hearSessionEnd', method: 'GET', paths: ['websocket/{token}'], about: 'Tells when the session ends', who: 'any signed-in', spec: 'S1 §4, §7, D13-091', token: 'either', isBackground: true,
    document: graphql('subscription LegacySessionEnded { sessionEnded { reason } }'),
    fields: { type: 'string' },
    message: ({ sessionEnded }) => (sessionEnded ? USER_EXIT : null),
    farewell: USER_EXIT,
  }),

  'E1-016': json({
    name: 'checkProfileComplete', method: 'GET', paths: ['author/integrity'], about: 'Whether the personal information is complete: 1, else 0', who: 'Author', spec: 'S1 §5, §7, D13-097', token: 'header',
    params: {},
    document: graphql('query LegacyIntegrity { viewer { isProfileComplete } }'),
    fields: { check: 'integer' },
    answer: ({ viewer }) => ({ check: oneIf(viewer.isProfileComplete) }),
  }),
};
