// Limits on attempts, counted in PostgreSQL for all processes together: the real defence of sign-in (architecture, Accounts and sessions).
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { refusedByLimit } from '../../../watch/counters.ts';
import { RateCounter } from './rate-counter.entity.ts';

interface Limit {
  points: number;
  /** Length of the window that begins with the first attempt. */
  seconds: number;
  /** Effect of a success on the counter. */
  onSuccess: 'clear' | 'giveBack' | 'nothing';
}

/** One line per counted act: the counting key, how many, in how long. */
const LIMITS = {
  /** Guessing one account's password from one address. A success clears it, so that only failures count. */
  'signIn:account': { points: 10, seconds: 15 * 60, onSuccess: 'clear' },
  /** Guessing it from many addresses. Addresses the person has signed in from are not asked, or strangers could keep them out. */
  'signIn:strangers': { points: 100, seconds: 3600, onSuccess: 'giveBack' },
  /** Guessing many accounts' passwords from one address; a success gives back only itself, because it may be the guesser's own account. */
  'signIn:address': { points: 100, seconds: 15 * 60, onSuccess: 'giveBack' },
  /** Wrong mailed codes, as wrong passwords: a person's own ten minutes of mistyping, and all addresses together. */
  'signInCode:account': { points: 5, seconds: 10 * 60, onSuccess: 'clear' },
  'signInCode:strangers': { points: 50, seconds: 3600, onSuccess: 'giveBack' },
  /** Letters with sign-in codes: to one account from one address and from everywhere, and from one address to all. */
  'mailSignInCode:account': { points: 5, seconds: 3600, onSuccess: 'nothing' },
  'mailSignInCode:strangers': { points: 20, seconds: 3600, onSuccess: 'nothing' },
  'mailSignInCode:address': { points: 20, seconds: 3600, onSuccess: 'nothing' },
  /** Visits to ORCID that were begun. */
  'orcid:address': { points: 60, seconds: 15 * 60, onSuccess: 'nothing' },
  /** Looking people up by their codes, which can be tried. */
  'personCode:user': { points: 20, seconds: 3600, onSuccess: 'nothing' },
  /** Looking people up for offices of journals, and saving these: a new journal names a board of dozens. */
  'memberCode:user': { points: 300, seconds: 3600, onSuccess: 'nothing' },
  'colloquiumForm:user': { points: 200, seconds: 3600, onSuccess: 'nothing' },
  /** Looking for reviewers, which shows their addresses: more than an office types in an hour, and too few to copy the register. */
  'findReviewers:user': { points: 600, seconds: 3600, onSuccess: 'nothing' },
  /** Looking for authors to invite, which shows their addresses, as for reviewers; and letters that invite, many in each call. */
  'findAuthors:user': { points: 600, seconds: 3600, onSuccess: 'nothing' },
  'inviteAuthors:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** Calls of experts to review, each with letters to people named by the office; and reminders by hand. */
  'inviteReviewers:user': { points: 100, seconds: 3600, onSuccess: 'nothing' },
  /** Giving consent to the pool and taking it back, each time news for every chief editor's list. */
  'poolConsent:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  'remindReviewer:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** Addresses of invitations corrected: each is a letter to a mailbox that the office names. */
  'correctInvitation:user': { points: 30, seconds: 3600, onSuccess: 'nothing' },
  /** API tokens made, each with a letter to its person. */
  'apiToken:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** A copy of everything one has here, which costs a good many statements. */
  'ownData:user': { points: 5, seconds: 24 * 3600, onSuccess: 'nothing' },
  /** Marking all messages as read, each time over all that are unread. */
  'readMessages:user': { points: 120, seconds: 3600, onSuccess: 'nothing' },
  /** Files uploaded by themselves: each may be 100 MB, and lies there for a day. */
  'upload:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** Files and forms of preprints, from one place: a university may come from one address. Decision 46. */
  'preprintUpload:address': { points: 30, seconds: 3600, onSuccess: 'nothing' },
  /** Files that came without proof of work: of these old clients may send a few. */
  'preprintFileUnproven:address': { points: 10, seconds: 24 * 3600, onSuccess: 'nothing' },
  'preprintFileUnproven:strangers': { points: 200, seconds: 3600, onSuccess: 'nothing' },
  /** A stamp is good for one file; it is one of yesterday, today or tomorrow. */
  'preprintStamp:once': { points: 1, seconds: 4 * 24 * 3600, onSuccess: 'nothing' },
  'preprint:address': { points: 30, seconds: 3600, onSuccess: 'nothing' },
  /** Those uploads without a proof of work. */
  'preprintUnproven:address': { points: 5, seconds: 24 * 3600, onSuccess: 'nothing' },
  'preprintUnproven:strangers': { points: 100, seconds: 3600, onSuccess: 'nothing' },
  /** Reading a manuscript file for its findings, which takes a processor for a moment. */
  'readFile:user': { points: 120, seconds: 3600, onSuccess: 'nothing' },
  /** Files added to manuscripts: more than an author has in an hour, and far less than fills a disk. */
  'manuscriptFile:user': { points: 200, seconds: 3600, onSuccess: 'nothing' },
  /** Images added to letters. */
  'letterImage:user': { points: 100, seconds: 3600, onSuccess: 'nothing' },
  /** Letters about manuscripts sent again: each goes to a person outside. */
  'resendMail:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** Letters to oneself that try a mailbox. */
  'testMail:user': { points: 20, seconds: 3600, onSuccess: 'nothing' },
  /** Registering, from one client, and of one mail address from there. Both answer alike for known and unknown addresses. */
  'register:address': { points: 30, seconds: 3600, onSuccess: 'nothing' },
  'register:account': { points: 5, seconds: 3600, onSuccess: 'nothing' },
  /**
   * Letters to an address that may be a stranger's, caused by registering, signing in, a mailed code or a forgotten password: limits per
   * client, and in all (decision 23).
   */
  'activationLetter:account': { points: 5, seconds: 3600, onSuccess: 'nothing' },
  'activationLetter:strangers': { points: 20, seconds: 3600, onSuccess: 'nothing' },
  /** Wrong passwords for one letter. */
  'activation:code': { points: 10, seconds: 15 * 60, onSuccess: 'clear' },
  /** Asking for a link to set a new password, and guessing the name that belongs to an address: as sign-in codes are counted. */
  'passwordReset:address': { points: 30, seconds: 3600, onSuccess: 'nothing' },
  'passwordReset:account': { points: 5, seconds: 3600, onSuccess: 'nothing' },
  'passwordReset:strangers': { points: 20, seconds: 3600, onSuccess: 'nothing' },
  /** Following links in letters: their codes cannot be guessed, but looking them up costs something. */
  'mailCode:address': { points: 60, seconds: 15 * 60, onSuccess: 'nothing' },
  /** Letters to addresses that a person names, and asking which of them have accounts. */
  'emailChange:user': { points: 5, seconds: 3600, onSuccess: 'nothing' },
  /** Guessing the password of a session that somebody left open. A success clears it. */
  'password:user': { points: 10, seconds: 15 * 60, onSuccess: 'clear' },
  /** Codes and tokens that are good once: they cannot be guessed, but looking them up costs something. */
  'oneTimeCode:address': { points: 300, seconds: 15 * 60, onSuccess: 'nothing' },
  /** Tickets of invitations, looked at and opened: a whole university may come from one address. */
  'invitation:address': { points: 300, seconds: 15 * 60, onSuccess: 'nothing' },
  /** Manuscripts begun: more than any author writes. */
  'startManuscript:user': { points: 300, seconds: 3600, onSuccess: 'nothing' },
  /** Downloads: an office fetches many, a program without end would take the disk and the cleaning from others. */
  'download:user': { points: 600, seconds: 3600, onSuccess: 'nothing' },
  /** Archives of all files of a manuscript: each is many downloads. */
  'archive:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** Lists as spreadsheets: each reads all that its reader may see. */
  'export:user': { points: 60, seconds: 3600, onSuccess: 'nothing' },
  /** Reading all that was sealed of the logs. */
  'auditCheck:user': { points: 12, seconds: 3600, onSuccess: 'nothing' },
  'captcha:address': { points: 120, seconds: 60, onSuccess: 'nothing' },
  /** Refused mutations that leave a row each in the operation log; further ones are counted in one row (decision 26). */
  'refusal:user': { points: 100, seconds: 3600, onSuccess: 'nothing' },
  'refusal:address': { points: 300, seconds: 3600, onSuccess: 'nothing' },
} as const satisfies Record<string, Limit>;

export type RateBucket = keyof typeof LIMITS;

/**
 * Counts one attempt; the count stays when the mutation around it is rolled back.
 * Errors: RATE_LIMITED with `minutes` until the next attempt is taken. The library reads the machine's clock, not ctx.clock.
 */
export async function consume(ctx: Context, bucket: RateBucket, key: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await ctx.own((em) => count(em, bucket, key));
  if (consumedPoints <= LIMITS[bucket].points) return;
  throw new DomainError('RATE_LIMITED', { minutes: Math.max(1, Math.ceil(msBeforeNext / 60_000)) });
}

/** Counts one with the transaction of `em`, and answers whether it may be done: for acts that are silently left undone. */
export async function isWithinLimit(em: EntityManager, bucket: RateBucket, key: string): Promise<boolean> {
  return (await beyondLimit(em, bucket, key)) === 0;
}

/** Counts one with the transaction of `em`, and answers how many it makes beyond the limit; 0 within it. */
export async function beyondLimit(em: EntityManager, bucket: RateBucket, key: string): Promise<number> {
  return Math.max(0, (await count(em, bucket, key)).consumedPoints - LIMITS[bucket].points);
}

/** penalty() counts and answers; consume() would reject, and so take the count back with its transaction. */
async function count(em: EntityManager, bucket: RateBucket, key: string): Promise<RateLimiterRes> {
  const counted = await limiter(em, bucket).penalty(hashKey(bucket, key), 1);
  if (counted.consumedPoints > LIMITS[bucket].points) refusedByLimit.inc({ limit: bucket });
  return counted;
}

/** Tells the counter that the attempt was a success. */
export async function forgive(ctx: Context, bucket: RateBucket, key: string): Promise<void> {
  const { onSuccess } = LIMITS[bucket];
  await ctx.own(async (em) => {
    if (onSuccess === 'clear') await limiter(em, bucket).delete(hashKey(bucket, key));
    if (onSuccess === 'giveBack') await limiter(em, bucket).reward(hashKey(bucket, key), 1);
  });
}

/** Counters are in the table of our migrations; the library neither makes it nor keeps anything in memory. */
function limiter(em: EntityManager, bucket: RateBucket): RateLimiterPostgres {
  const { points, seconds } = LIMITS[bucket];
  const query = ({ text, values }: { text: string; values: unknown[] }) => em.getKysely().executeQuery(CompiledQuery.raw(text, values));
  return new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: em.getMetadata().get(RateCounter).tableName,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: bucket,
    points,
    duration: seconds,
  });
}

/** A counter table must not tell addresses and account names. */
function hashKey(bucket: RateBucket, key: string): string {
  return createHash('sha256')
    .update(bucket.endsWith(':address') ? lineOf(key) : key)
    .digest('hex');
}

/** An IPv6 line has 2^64 addresses: they count as one. */
export function lineOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail === undefined ? [...head] : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Hourly: counters whose window is over. */
export async function clearExpiredCounters(em: EntityManager): Promise<void> {
  await em.execute('delete from rate_counter where expire < extract(epoch from now()) * 1000');
}
