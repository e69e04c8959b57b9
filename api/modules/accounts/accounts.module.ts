// Accounts, and the ways in: registration, passwords, mailed codes, ORCID, sessions, API tokens.
import type { Module } from '../../module.ts';
import { mailJob } from '../mail/mail.service.ts';
import { AccountMutationsResolver } from './account-mutations.resolver.ts';
import { SessionResolver, SignInPayloadResolver, TakeOverSessionPayloadResolver, ViewerResolver } from './accounts.resolver.ts';
import { viewerOf } from './accounts.types.ts';
import { clearOldRegistrations, MAIL_ACTIVATION, mailActivation } from './activation-letter.ts';
import { ApiToken } from './api-token.entity.ts';
import { Captcha } from './captcha.entity.ts';
import { CaptchaResolver } from './captcha.resolver.ts';
import { clearExpiredCaptchas } from './captcha.ts';
import { MailCode } from './mail-code.entity.ts';
import { clearOldMailCodes } from './mail-code.service.ts';
import { OrcidAttempt } from './orcid-attempt.entity.ts';
import { OrcidEntry } from './orcid-entry.entity.ts';
import { OrcidOfferResolver, OrcidResolver } from './orcid.resolver.ts';
import { clearOrcidLeftovers } from './orcid.service.ts';
import { OwnDataResolver } from './own-data.resolver.ts';
import { OFFER_PASSWORD_RESET, offerPasswordReset } from './password.service.ts';
import { PersonResolver } from './person.resolver.ts';
import { RateCounter } from './rate-counter.entity.ts';
import { clearExpiredCounters } from './rate-limit.ts';
import { Registration } from './registration.entity.ts';
import { Session } from './session.entity.ts';
import { clearOldSessions } from './session.service.ts';
import { SignInCode } from './sign-in-code.entity.ts';
import { SignInCodeResolver } from './sign-in-code.resolver.ts';
import { clearExpiredSignInCodes, MAIL_SIGN_IN_CODE, mailSignInCode } from './sign-in-code.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { clearOldFailures } from './sign-in-failures.ts';
import { SignInHistoryResolver } from './sign-in-history.resolver.ts';
import { signIns } from './sign-in-history.service.ts';
import { User } from './user.entity.ts';

export const accounts: Module = {
  entities: [ApiToken, Captcha, MailCode, OrcidAttempt, OrcidEntry, RateCounter, Registration, Session, SignInCode, SignInFailure, User],
  resolvers: [
    AccountMutationsResolver,
    CaptchaResolver,
    OrcidOfferResolver,
    OrcidResolver,
    OwnDataResolver,
    PersonResolver,
    SessionResolver,
    SignInCodeResolver,
    SignInHistoryResolver,
    SignInPayloadResolver,
    TakeOverSessionPayloadResolver,
    ViewerResolver,
    signIns,
  ],
  nodes: {
    // Only oneself: a viewer is how a person sees their own account.
    Viewer: (ctx, id) => Promise.resolve(ctx.viewer?.userId === id ? viewerOf(ctx.viewer) : null),
  },
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
};
