// Accounts with their profiles, and the ways in: registration, passwords, mailed codes, ORCID, sessions, API tokens.
import { ENDED, LOG, moves, stays } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { accountsDoors } from './accounts.doors.ts';
import { mailJob } from '../mail/mail.service.ts';
import { AccountMutationsResolver } from './registration/account-mutations.resolver.ts';
import { SessionResolver, SignInPayloadResolver, TakeOverSessionPayloadResolver, ViewerResolver } from './viewer/accounts.resolver.ts';
import { viewerOf } from './viewer/accounts.types.ts';
import { clearOldRegistrations, MAIL_ACTIVATION, mailActivation } from './registration/activation-letter.ts';
import { FormerAddress } from './addresses/former-address.entity.ts';
import { ApiToken } from './sessions/api-token.entity.ts';
import { Captcha } from './sign-in/captcha.entity.ts';
import { CaptchaResolver } from './sign-in/captcha.resolver.ts';
import { clearExpiredCaptchas } from './sign-in/captcha.ts';
import { MailCode } from './registration/mail-code.entity.ts';
import { clearOldMailCodes } from './registration/mail-code.service.ts';
import { OrcidAttempt } from './orcid/orcid-attempt.entity.ts';
import { OrcidEntry } from './orcid/orcid-entry.entity.ts';
import { OrcidOfferResolver, OrcidResolver } from './orcid/orcid.resolver.ts';
import { clearOrcidLeftovers } from './orcid/orcid.service.ts';
import { OpeningRolesResolver } from './viewer/opening-roles.resolver.ts';
import { OwnDataResolver } from './viewer/own-data.resolver.ts';
import { OFFER_PASSWORD_RESET, offerPasswordReset } from './passwords/password.service.ts';
import { PersonResolver } from './viewer/person.resolver.ts';
import { Profile } from './profile/profile.entity.ts';
import { profilePolicy } from './profile/profile.policy.ts';
import { ProfileResolver, ViewerProfileResolver } from './profile/profile.resolver.ts';
import { RateCounter } from './limits/rate-counter.entity.ts';
import { clearExpiredCounters } from './limits/rate-limit.ts';
import { Registration } from './registration/registration.entity.ts';
import { Session } from './sessions/session.entity.ts';
import { clearOldSessions } from './sessions/session.service.ts';
import { SignInCode } from './sign-in/sign-in-code.entity.ts';
import { SignInCodeResolver } from './sign-in/sign-in-code.resolver.ts';
import { clearExpiredSignInCodes, MAIL_SIGN_IN_CODE, mailSignInCode } from './sign-in/sign-in-code.ts';
import { SignInFailure } from './sign-in/sign-in-failure.entity.ts';
import { clearOldFailures } from './sign-in/sign-in-failures.ts';
import { SignInHistoryResolver } from './sign-in/sign-in-history.resolver.ts';
import { signIns } from './sign-in/sign-in-history.service.ts';
import { HeldRole } from './viewer/held-role.entity.ts';
import { User } from './viewer/user.entity.ts';

export const accounts: Module = {
  entities: [
    ApiToken,
    Captcha,
    FormerAddress,
    HeldRole,
    MailCode,
    OrcidAttempt,
    OrcidEntry,
    Profile,
    RateCounter,
    Registration,
    Session,
    SignInCode,
    SignInFailure,
    User,
  ],
  accountColumns: {
    'api_token.user_id': stays(ENDED),
    'former_address.left_to_id': moves,
    'former_address.user_id': moves,
    'mail_code.user_id': stays(ENDED),
    'orcid_entry.user_id': stays(ENDED),
    'profile.user_id': stays('what the kept one lacks is copied from it'),
    'session.user_id': stays(ENDED),
    'sign_in_code.user_id': stays(ENDED),
    'sign_in_failure.user_id': stays(LOG),
    // Accounts merged earlier lead to the account that exists now.
    'user_account.merged_into_id': moves,
    // A role that somebody gave to either account does not rest on an invitation alone.
    'user_role.user_id': { moves: true, alike: ['role_id'], both: 'is_by_invitation' },
  },
  resolvers: [
    AccountMutationsResolver,
    CaptchaResolver,
    OrcidOfferResolver,
    OrcidResolver,
    OpeningRolesResolver,
    OwnDataResolver,
    PersonResolver,
    ProfileResolver,
    SessionResolver,
    SignInCodeResolver,
    SignInHistoryResolver,
    SignInPayloadResolver,
    TakeOverSessionPayloadResolver,
    ViewerProfileResolver,
    ViewerResolver,
    signIns,
  ],
  nodes: {
    Profile: (ctx, id) => ctx.em.findOne(Profile, id),
    // Only oneself: a viewer is how a person sees their own account.
    Viewer: (ctx, id) => Promise.resolve(ctx.viewer?.userId === id ? viewerOf(ctx.viewer) : null),
  },
  policies: policiesOf('profile', profilePolicy, (_ctx, profile: Profile) => profile),
  jobs: (deps) => ({
    [MAIL_ACTIVATION]: mailJob(deps, mailActivation),
    [MAIL_SIGN_IN_CODE]: mailJob(deps, mailSignInCode),
    [OFFER_PASSWORD_RESET]: mailJob(deps, offerPasswordReset),
  }),
  sweeps: [
    ({ orm, clock }) => clearExpiredCaptchas(orm.em.fork(), clock),
    ({ orm }) => clearExpiredCounters(orm.em.fork()),
    ({ orm, clock }) => clearExpiredSignInCodes(orm.em.fork(), clock),
    ({ orm, clock }) => clearOrcidLeftovers(orm.em.fork(), clock),
    ({ orm, clock }) => clearOldSessions(orm.em.fork(), clock),
    ({ orm, clock }) => clearOldFailures(orm.em.fork(), clock),
    ({ orm, clock }) => clearOldMailCodes(orm.em.fork(), clock),
    ({ orm, clock }) => clearOldRegistrations(orm.em.fork(), clock),
  ],
  doors: accountsDoors,
};
