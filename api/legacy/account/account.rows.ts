// The facade's calls of people's own accounts (S1 §7): registering, forgotten password, changing email and password.
import type { Context } from '../../context.ts';
import { text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';

const languageOf = ({ language }: Pick<Context, 'language'>) => (language === 'zh-CN' ? 'ZH_CN' : 'EN_US');

export const accountRows = {
  // The letter that activates the account follows; an address with an account learns that by letter only.
  'E1-004': json({
    name: 'registerAccount', method: 'POST', paths: ['register'], about: 'Register an account', who: 'public', spec: 'S1 §3, §7, §8', token: 'none', done: 'legacy.registered',
    params: { email: text(), password: text(), realName: text(), orcid: text() },
    document: graphql('mutation LegacyRegister($input: RegisterAccountInput!) { registerAccount(input: $input) { ok } }'),
    variables: ({ orcid, ...input }, { ctx }) => ({ input: { ...input, orcidTicket: orcid === '' ? null : orcid, language: languageOf(ctx) } }),
  }),

  // `orcid` here and in register: the parameter that /loginBang and /siginSys were opened with. It is good only in the browser that came
  // from ORCID, whose cookie goes along. 700: as at login.
  'E1-005': json({
    name: 'bindOrcidAndSignIn', method: 'POST', paths: ['bindOrcidLogin'], about: 'Bind an ORCID iD to an account, and sign in', who: 'public', spec: 'S1 §7, §8, D13-090', token: 'none',
    params: { loginName: text({ otherwise: 'form.accountRequired' }), passWord: text({ otherwise: 'form.passwordRequired' }), orcid: text() },
    document: graphql(
      'mutation LegacyBindOrcidLogin($input: BindOrcidAndSignInInput!) { bindOrcidAndSignIn(input: $input) { token status } }',
    ),
    variables: ({ loginName, passWord, orcid }, { ctx }) => ({ input: { account: loginName, password: passWord, orcidTicket: orcid, language: languageOf(ctx) } }),
    fields: { token: 'string' },
    answer: ({ bindOrcidAndSignIn: { token, status } }) => (status === 'PENDING' ? { code: 700, token, msg: 'legacy.accountOnline' } : { token }),
  }),

  'E1-006': json({
    name: 'requestPasswordReset', method: 'POST', paths: ['retrievePassword'], about: 'Have a link mailed to set a new password', who: 'public', spec: 'S1 §7, §8', token: 'none', done: 'legacy.mailSent',
    params: { email: text(), realName: text() },
    document: graphql('mutation LegacyRetrievePassword($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }'),
    variables: (input) => ({ input }),
  }),

  'E1-007': json({
    name: 'resetPassword', method: 'POST', paths: ['resetPassword'], about: 'Set a new password by the code of that link', who: 'public', spec: 'S1 §7, §8', token: 'none', done: 'legacy.passwordReset',
    params: { email: text(), validateCode: text(), newPassword: text() },
    document: graphql('mutation LegacyResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }'),
    variables: ({ email, validateCode, newPassword }) => ({ input: { email, code: validateCode, password: newPassword } }),
  }),

  // Nothing changes before the link in the letter is confirmed.
  'E1-008': json({
    name: 'requestEmailChange', method: 'GET', paths: ['changeEmail'], about: 'Have a link mailed to a new address that moves the account there', who: 'any signed-in', spec: 'S1 §7, §8', token: 'header', done: 'legacy.mailSent',
    params: { newEmail: text(), password: text() },
    document: graphql('mutation LegacyChangeEmail($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }'),
    variables: (input) => ({ input }),
  }),

  // Every session ends with it, the caller's too.
  'E1-009': json({
    name: 'changePassword', method: 'GET', paths: ['changePassword'], about: 'Change the password', who: 'any signed-in', spec: 'S1 §7, §8, D13-094', token: 'header', done: 'legacy.passwordChanged',
    params: { oldPassword: text(), newPassword: text() },
    document: graphql('mutation LegacyChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }'),
    variables: (input) => ({ input }),
  }),
};
