// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, on, type Doors } from '../../doors.ts';
import { PEOPLE } from '../../screen-sets.ts';

export const accountsLimits = limits({
  /** Guessing one account's password from one address. A success clears it, so that only failures count. */
  'signIn:account': { points: 10, seconds: 15 * 60, onSuccess: 'clear' },
  /** Guessing it from many addresses. Addresses the person has signed in from are not asked, or strangers could keep them out. */
  'signIn:strangers': { points: 100, seconds: 3600, onSuccess: 'giveBack' },
  /** Guessing many accounts' passwords from one address; a success gives back only itself, for it may be the guesser's own account. */
  'signIn:address': { points: 100, seconds: 15 * 60, onSuccess: 'giveBack' },
  /** Wrong mailed codes, as wrong passwords: a person's own ten minutes of mistyping, and all addresses together. */
  'signInCode:account': { points: 5, seconds: 10 * 60, onSuccess: 'clear' },
  'signInCode:strangers': { points: 50, seconds: 3600, onSuccess: 'giveBack' },
  /** Letters with sign-in codes: to one account from one address and from everywhere, and from one address to all. */
  'mailSignInCode:account': { points: 5, seconds: 3600 },
  'mailSignInCode:strangers': { points: 20, seconds: 3600 },
  'mailSignInCode:address': { points: 20, seconds: 3600 },
  /** Visits to ORCID that were begun. */
  'orcid:address': { points: 60, seconds: 15 * 60 },
  /** A copy of everything one has here, which costs a good many statements. */
  'ownData:user': { points: 5, seconds: 24 * 3600 },
  /** Registering, from one client, and of one mail address from there. Both answer alike for known and unknown addresses. */
  'register:address': { points: 30, seconds: 3600 },
  'register:account': { points: 5, seconds: 3600 },
  /**
   * Letters of registering, signing in, mailed codes and forgotten passwords to an address that may be a stranger's: by one client, and in
   * all (decision 23).
   */
  'activationLetter:account': { points: 5, seconds: 3600 },
  'activationLetter:strangers': { points: 20, seconds: 3600 },
  /** Wrong passwords for one letter. */
  'activation:code': { points: 10, seconds: 15 * 60, onSuccess: 'clear' },
  /** Asking for a link to set a new password, and guessing the name that belongs to an address: as sign-in codes are counted. */
  'passwordReset:address': { points: 30, seconds: 3600 },
  'passwordReset:account': { points: 5, seconds: 3600 },
  'passwordReset:strangers': { points: 20, seconds: 3600 },
  /** Following links in letters: their codes cannot be guessed, but looking them up costs something. */
  'mailCode:address': { points: 60, seconds: 15 * 60 },
  /** Guessing the password of a session that somebody left open. A success clears it. */
  'password:user': { points: 10, seconds: 15 * 60, onSuccess: 'clear' },
  /** Codes and tokens that are good once: they cannot be guessed, but looking them up costs something. */
  'oneTimeCode:address': { points: 300, seconds: 15 * 60 },
  'captcha:address': { points: 120, seconds: 60 },
});

export const accountsDoors: Doors = {
  limits: accountsLimits,
  nodes: { ...on([...PEOPLE, 'apiTokens'], 'User'), ...on(['apiTokens'], 'ApiToken') },
  everyones: {
    ...because(
      'who one is, in which role, and what the role opens',
      'Query.viewer',
      'Viewer.rolesThatOpen',
      'Viewer.realName',
      'Viewer.code',
      'Viewer.language',
      'Viewer.email',
      'Viewer.hasConfirmedAddress',
      'Viewer.username',
      'Viewer.orcid',
      'Viewer.currentRole',
      'Viewer.roles',
      'Viewer.allowedPaths',
      'Viewer.createdAt',
    ),
    ...because(
      'one’s own account, session, messages and personal information, in whatever role',
      'Viewer.signIns',
      'Viewer.profile',
      'Viewer.isProfileComplete',
      'Viewer.workplaces',
      'Mutation.saveProfile',
      'Mutation.saveOwnName',
      'Viewer.name',
      'Mutation.changePassword',
      'Mutation.bindOrcid',
      'Mutation.unbindOrcid',
      'Mutation.copyOwnData',
      'Mutation.endSession',
      'Mutation.switchRole',
      'Mutation.switchLanguage',
      'Mutation.signOut',
      'Subscription.sessionEnded',
    ),
    ...because(
      'before anybody is known',
      'Mutation.createCaptcha',
      'Mutation.signIn',
      'Mutation.requestSignInCode',
      'Mutation.signInWithOrcid',
      'Mutation.bindOrcidAndSignIn',
      'Mutation.takeOverSession',
      'Mutation.registerAccount',
      'Mutation.activateAccount',
      'Mutation.requestPasswordReset',
      'Mutation.resetPassword',
    ),
    ...because('who one is, and what is one’s own', 'Viewer', 'Profile'),
  },
  publicTypes: {
    Captcha: 'needed to sign in',
    CreateCaptchaPayload: 'needed to sign in',
    SignInPayload: 'the answer to a sign-in: token, status, and the viewer, who is guarded',
    RequestSignInCodePayload: 'says the same whether there is such an account or not',
    TakeOverSessionPayload: 'as the sign-in payload',
    SignOutPayload: 'says only that it was done',
    RegisterAccountPayload: 'says the same whatever became of it',
    ActivateAccountPayload: 'says only that it was done',
    RequestPasswordResetPayload: 'says the same whatever became of it',
    ResetPasswordPayload: 'says only that it was done',
    ChangePasswordPayload: 'says only that it was done, to a session that has just ended',
    RequestEmailChangePayload: 'says only that it was done',
    ConfirmEmailChangePayload: 'says only that it was done',
    SessionEnded: 'the reason is told to the socket of the very session that ended, which by then stands for nobody',
  },
  publicFields: {
    'Query.viewer': 'null when nobody is signed in; the type is guarded',
    'Mutation.createCaptcha': 'needed to sign in; limited by address',
    'Mutation.signIn': 'proves who it is by itself',
    'Mutation.requestSignInCode': 'needed to sign in; limited by address and account, and answers alike for any account',
    'Mutation.signInWithOrcid': 'proves who it is by the one-time code',
    'Mutation.bindOrcidAndSignIn': 'proves who it is by the password, and the iD by the ticket',
    'Mutation.takeOverSession': 'proves who it is by the pending token',
    'Mutation.registerAccount': 'nobody has an account before; limited by client and mail address',
    'Mutation.activateAccount': 'proves the mailbox by the mailed code',
    'Mutation.requestPasswordReset': 'for people who cannot sign in; answers alike for everyone, limited by client and mail address',
    'Mutation.resetPassword': 'proves the mailbox by the mailed code',
    'Mutation.signOut': 'ends the session that asks; without one nothing happens',
  },
  policyTypes: {
    ApiToken: 'as the person it acts as',
    User: 'who has an account, and how to reach them, is for administrators of their department',
  },
  openFields: {
    ApiToken: [{ fields: ['*'], reason: 'hidden as a whole from those who do not administer the person it acts as' }],
    Profile: [{ fields: ['*'], reason: 'its person’s own' }],
    User: [{ fields: ['*'], reason: 'hidden as a whole from those who do not administer the person’s department' }],
  },
  unlimited: [
    {
      names: ['signOut', 'switchRole', 'switchLanguage', 'endSession', 'unbindOrcid'],
      reason: 'sets one value of one’s own session, account or message',
    },
    { names: ['saveProfile', 'saveOwnName'], reason: 'replaces bounded text of one’s own in its place, as often as one types' },
  ],
};
