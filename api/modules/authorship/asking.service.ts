// Asking the authors of a manuscript to confirm: when a list is handed in, when the office changes it after acceptance, and once more.
import type { ErrorCode } from '../../../shared/errors.ts';
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import { dayOf } from '../../../shared/day.ts';
import { signedIn, type Context } from '../../context.ts';
import { DomainError, notFound, refused } from '../../errors.ts';
import { consume } from '../accounts/limits/rate-limit.ts';
import { hashToken, newToken } from '../accounts/sessions/token.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { factsOfNothing } from '../contributions/access/contribution.facts.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { authorsInOrder } from '../contributions/authors/contribution-author.service.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { letterParams } from '../letters/letter-params.ts';
import { letterLink } from '../mail/letter-link.ts';
import { queueMail } from '../mail/mail.service.ts';
import { AuthorConfirmation } from './author-confirmation.entity.ts';
import { AuthorList } from './author-list.entity.ts';
import { authorshipLimits } from './authorship.doors.ts';
import { authorshipFactsOf, isGood, isOver, keptAuthorship, lastOf, withUnits, type Kept } from './authorship.facts.ts';
import { authorshipPolicy } from './authorship.policy.ts';
import { ConfirmationTicket } from './confirmation-ticket.entity.ts';
import { isReachable, isSameList, isSameRow, listed, storedName, type ListedAuthor } from './listed-author.ts';
import { nameOfAccount, displayName, nameForReader } from '../names/display-name.ts';

/** Letters to one author about one row: an address that somebody else typed is not written to without end. */
const MOST_LETTERS = 5;

interface Occasion {
  /** Why the office changed the authors after acceptance; null: they are handed in. */
  reason: string | null;
}

/**
 * The list as it is handed in or changed. Whose row and place are as they were keeps the answer; all others' are void, and they are asked
 * as the journal's policy says. The manuscript is locked. Programs of the old calls ask nobody, but where nothing is accepted without.
 */
export async function settleAuthors(ctx: Context, contribution: Contribution, { reason }: Occasion): Promise<void> {
  const { confirmationPolicy: policy } = await contribution.colloquium.loadOrFail();
  const asks = policy === 'REQUIRED_BEFORE_ACCEPTANCE' || (policy === 'ASKED' && !ctx.isOldCall);
  if (!asks && contribution.authorListVersion == null) return;
  const lists = await ctx.em.find(AuthorList, { contribution }, { orderBy: { version: 'asc' } });
  const last = lists.at(-1);
  const rows = await authorsInOrder(contribution);
  const authors = await withUnits(ctx, rows.map(listed));
  const confirmations = await ctx.em.find(AuthorConfirmation, { contribution }, { orderBy: { id: 'asc' } });
  const list = await newList(ctx, contribution, last, { authors, policy, reason });
  for (const kept of confirmations) if (!authors.some(({ authorId }) => authorId === kept.author?.id)) voided(ctx, kept);
  for (const [index, row] of rows.entries()) {
    const author = authors[index];
    if (!author) continue;
    const known = lastOf(confirmations, author.authorId);
    if (known && isGood(known, author)) continue;
    for (const kept of confirmations) if (kept.author?.id === author.authorId) voided(ctx, kept);
    // Who hands it in has confirmed by that.
    const handsIn = reason === null && (row.isFirstAuthor || row.user?.id === contribution.submitter.id);
    if (handsIn) confirmedByHandingIn(ctx, contribution, list, author);
    else if (asks && isReachable(author)) await ask(ctx, contribution, list, author, { isAnew: known !== undefined, reason });
  }
  await ctx.em.flush();
  ctx.loaders.clear();
}

/** The present list, or another version of it. */
async function newList(
  ctx: Context,
  contribution: Contribution,
  last: AuthorList | undefined,
  { authors, policy, reason }: Pick<AuthorList, 'authors' | 'policy'> & Occasion,
): Promise<AuthorList> {
  if (last && isSameList(last.authors, authors)) {
    last.policy = policy;
    return last;
  }
  contribution.authorListVersion = (last?.version ?? 0) + 1;
  return ctx.em.create(AuthorList, {
    contribution,
    version: contribution.authorListVersion,
    policy,
    authors,
    reason,
    madeBy: signedIn(ctx).userId,
    madeAt: ctx.clock.now(),
  });
}

function voided(ctx: Context, confirmation: AuthorConfirmation): void {
  if (confirmation.state === 'VOID') return;
  confirmation.state = 'VOID';
  confirmation.voidedAt = ctx.clock.now();
}

function confirmedByHandingIn(ctx: Context, contribution: Contribution, list: AuthorList, author: ListedAuthor): void {
  const now = ctx.clock.now();
  ctx.em.create(AuthorConfirmation, {
    contribution,
    author: author.authorId,
    listVersion: list.version,
    state: 'CONFIRMED',
    said: author,
    askedAt: now,
    lastAskedAt: now,
    letters: 0,
    answeredAt: now,
    answeredBy: 'HANDING_IN',
    user: signedIn(ctx).userId,
  });
}

async function ask(
  ctx: Context,
  contribution: Contribution,
  list: Pick<AuthorList, 'version'>,
  author: ListedAuthor,
  how: Letter,
): Promise<void> {
  const now = ctx.clock.now();
  const [said = author] = author.printedUnits ? [author] : await withUnits(ctx, [author]);
  const confirmation = ctx.em.create(AuthorConfirmation, {
    contribution,
    author: author.authorId,
    listVersion: list.version,
    said,
    address: await addressOf(ctx, author),
    askedAt: now,
    lastAskedAt: now,
  });
  await ctx.em.flush();
  await writeTo(ctx, contribution, confirmation, how);
}

/** As it is typed, else that of the account, confirmed or not: the ticket needs no account, and a letter that goes astray confirms nothing. */
async function addressOf(ctx: Context, { authorId, email }: ListedAuthor): Promise<string | null> {
  if (email !== null) return email;
  const row = await ctx.em.findOne(ContributionAuthor, authorId, { populate: ['user'] });
  return row?.user?.unwrap().email ?? null;
}

interface Letter extends Occasion {
  /** The author was asked before, about another row or place. */
  isAnew: boolean;
}

/** Each letter has a ticket of its own, and those before stay good as long as the question does. */
async function writeTo(
  ctx: Context,
  contribution: Contribution,
  confirmation: AuthorConfirmation,
  { isAnew, reason }: Letter,
): Promise<void> {
  const { address, said } = confirmation;
  if (!address) return;
  const language = await languageOf(ctx, confirmation);
  const ticket = newToken();
  ctx.em.create(ConfirmationTicket, { confirmation, tokenHash: hashToken(ticket), createdAt: ctx.clock.now() });
  const submitter = await contribution.submitter.loadOrFail();
  await queueMail(ctx, {
    to: address,
    key: isAnew ? 'letter.authorshipAnew' : 'letter.authorship',
    language,
    about: { authorConfirmationId: confirmation.id, colloquiumId: contribution.colloquium.id },
    params: {
      ...(await letterParams(contribution)),
      name: displayName(language, storedName(said)),
      position: said.position,
      submitter: nameOfAccount(language, submitter),
      because: reason === null ? '' : messageText(language, 'letter.authorshipAnew.because', { reason }),
      link: letterLink(ctx, 'authorship', { ticket }),
    },
  });
}

/** Of an account that has the address, else by the signs of the name; the page can be read in either. */
async function languageOf(ctx: Context, { address, said }: AuthorConfirmation): Promise<LanguageTag> {
  const account = await ctx.em.findOne(User, { email: address ?? '' }, { fields: ['language'] });
  return account?.language ?? (/\p{Script=Han}/u.test(said.name) ? 'zh-CN' : 'en-US');
}

/** Why somebody cannot be asked again now; null: they can. */
export function whyNotAgain(ctx: Context, contribution: Contribution, { lists, confirmations }: Kept, now: ListedAuthor): ErrorCode | null {
  const last = lastOf(confirmations, now.authorId);
  const handedIn = lists.at(-1)?.authors.find(({ authorId }) => authorId === now.authorId);
  if (isOver(contribution)) return 'AUTHORSHIP_OVER';
  if (!isReachable(now)) return 'AUTHOR_UNREACHABLE';
  if (!handedIn || !isSameRow(handedIn, now)) return 'AUTHORS_NOT_HANDED_IN';
  if (last && isGood(last, now) && last.state === 'CONFIRMED') return 'AUTHORSHIP_ANSWERED';
  if (last && isGood(last, now) && last.state === 'OPEN') {
    if (dayOf(last.lastAskedAt) === dayOf(ctx.clock.now())) return 'ASKED_TODAY';
    if (last.letters >= MOST_LETTERS) return 'ASKED_TOO_OFTEN';
  }
  return null;
}

/**
 * Asks an author again: once more by another letter, or anew after a refusal. Errors: NOT_FOUND, FORBIDDEN, AUTHORSHIP_OVER,
 * AUTHORSHIP_ANSWERED, AUTHOR_UNREACHABLE, AUTHORS_NOT_HANDED_IN, ASKED_TODAY, ASKED_TOO_OFTEN, RATE_LIMITED.
 */
export async function askAgain(ctx: Context, contributionId: number, authorId: number): Promise<Contribution> {
  const contribution = await held(ctx, contributionId);
  const refusal = authorshipPolicy.ask(signedIn(ctx), await authorshipFactsOf(ctx, contribution));
  if (refusal !== null) throw refused(refusal);
  await consume(ctx, authorshipLimits['askAuthor:user'], String(signedIn(ctx).userId));
  const kept = await keptAuthorship(ctx, contribution);
  const author = kept?.authors.find((one) => one.authorId === authorId);
  const list = kept?.lists.at(-1);
  if (!kept || !author || !list) throw notFound();
  const last = lastOf(kept.confirmations, authorId);
  const why = whyNotAgain(ctx, contribution, kept, author);
  if (why !== null) throw new DomainError(why, why === 'ASKED_TOO_OFTEN' ? { maximum: MOST_LETTERS } : {});
  if (last && isGood(last, author) && last.state === 'OPEN') {
    last.letters += 1;
    last.address = await addressOf(ctx, author);
    last.lastAskedAt = ctx.clock.now();
    await writeTo(ctx, contribution, last, { isAnew: false, reason: null });
  } else {
    await ask(ctx, contribution, list, author, { isAnew: last !== undefined, reason: null });
  }
  await ctx.em.flush();
  ctx.loaders.clear();
  return contribution;
}

/** The manuscript, locked: answers, changes of the list and letters wait for each other. Errors: NOT_FOUND. */
export async function held(ctx: Context, contributionId: number): Promise<Contribution> {
  await ctx.em.execute('select id from contribution where id = ? for update', [contributionId]);
  const contribution = await ctx.em.findOne(Contribution, contributionId);
  if (contribution !== null) return contribution;
  // As many statements as a hidden one costs.
  await factsOfNothing(ctx);
  throw notFound();
}

/** The names of those without whose word nothing is accepted; none where the journal does not ask for it. */
export async function authorsMissing(ctx: Context, contribution: Contribution): Promise<string[]> {
  const kept = await keptAuthorship(ctx, contribution);
  if (kept?.lists.at(-1)?.policy !== 'REQUIRED_BEFORE_ACCEPTANCE') return [];
  // The journal may have changed its mind, which holds nothing up.
  if ((await contribution.colloquium.loadOrFail()).confirmationPolicy !== 'REQUIRED_BEFORE_ACCEPTANCE') return [];
  const hasConfirmed = (author: ListedAuthor) => {
    const last = lastOf(kept.confirmations, author.authorId);
    return last?.state === 'CONFIRMED' && isGood(last, author);
  };
  return kept.authors.filter((author) => !hasConfirmed(author)).map((author) => nameForReader(ctx, storedName(author)));
}
