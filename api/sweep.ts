// The hourly sweep by the worker: what nobody can use any more. Every part may run twice, or in two processes at once, without harm.
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Clock, Context } from './context.ts';
import { clearOldRegistrations } from './modules/accounts/activation-letter.ts';
import { clearExpiredCaptchas } from './modules/accounts/captcha.ts';
import { clearOrcidLeftovers } from './modules/accounts/orcid.service.ts';
import { clearOldMailCodes } from './modules/accounts/mail-code.service.ts';
import { clearExpiredCounters } from './modules/accounts/rate-limit.ts';
import { clearOldSessions } from './modules/accounts/session.service.ts';
import { clearExpiredSignInCodes } from './modules/accounts/sign-in-code.ts';
import { clearOldFailures } from './modules/accounts/sign-in-failures.ts';
import { removeOrphans } from './modules/files/orphans.ts';
import { forgetUnusedUploads } from './modules/files/uploaded-file.service.ts';
import type { Storage } from './modules/files/storage.ts';

export const SWEEP = 'sweep';

export interface SweepDeps {
  orm: MikroORM;
  storage: Storage;
  clock: Clock;
  log: Context['log'];
}

export async function sweep({ orm, storage, clock, log }: SweepDeps): Promise<void> {
  await clearExpiredCaptchas(orm.em.fork(), clock);
  await clearExpiredCounters(orm.em.fork());
  await clearExpiredSignInCodes(orm.em.fork(), clock);
  await clearOrcidLeftovers(orm.em.fork(), clock);
  await clearOldSessions(orm.em.fork(), clock);
  await clearOldFailures(orm.em.fork(), clock);
  await forgetUnusedUploads(orm.em.fork(), clock);
  await clearOldMailCodes(orm.em.fork(), clock);
  await clearOldRegistrations(orm.em.fork(), clock);
  const orphans = await removeOrphans(orm.em.fork(), storage, clock);
  if (orphans > 0) log.info({ orphans }, 'removed uploads that nothing refers to');
}
