// Authorship as screens and paper show it.
import { wordsIn } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { encodeId } from '../../graphql/node.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { Issue } from '../issues/issue.entity.ts';
import { composition } from '../issues/issue.loader.ts';
import { failureOf, withoutAddresses } from '../mail/failure.ts';
import { Mail } from '../mail/mail.entity.ts';
import { fateOf } from '../mail/mail-fate.ts';
import type { Question } from './answering.service.ts';
import { whyNotAgain } from './asking.service.ts';
import type { AuthorConfirmation } from './author-confirmation.entity.ts';
import type { AuthorList } from './author-list.entity.ts';
import { authorshipFactsOf, isGood, isOver, keptAuthorship, lastOf, ownAuthorIds, type Kept } from './authorship.facts.ts';
import { authorshipPolicy } from './authorship.policy.ts';
import type {
  Authorship,
  AuthorshipQuestion,
  AuthorshipRecord,
  AuthorshipStateName,
  OwnAuthorship,
  RecordedAuthor,
  UnconfirmedAuthor,
} from './authorship.types.ts';
import { isReachable, isSameRow, type ListedAuthor, maskedAddress, sharingAddress, storedName } from './listed-author.ts';
import { ownConfirmation } from './answering.service.ts';
import { latinNameOf, nameForReader } from '../names/display-name.ts';

const printedOf = (said: ListedAuthor) => ({
  name: said.name,
  latinName: latinNameOf(storedName(said)),
  unit: said.unit,
  unitEn:
    (said.printedUnits ?? [])
      .map(({ nameEn }) => nameEn)
      .filter(Boolean)
      .join('; ') || null,
  rorIds: (said.printedUnits ?? []).flatMap(({ rorId }) => rorId ?? []),
  orcid: said.orcid ?? null,
  position: said.position,
  isCorresponding: said.isCorresponding,
  roles: said.roles,
});

function stateOf(last: AuthorConfirmation | undefined, now: ListedAuthor): AuthorshipStateName {
  if (!last) return isReachable(now) ? 'NOT_ASKED' : 'UNREACHABLE';
  if (!isGood(last, now)) return 'VOID';
  return answered(last);
}

function answered({ state, answeredBy }: AuthorConfirmation): AuthorshipStateName {
  if (answeredBy === 'HANDING_IN') return 'HANDED_IN';
  return state === 'OPEN' ? 'ASKED' : state;
}

/** What the page behind a letter shows. */
export async function shownQuestion(
  ctx: Context,
  { confirmation, contribution, kept, isChanged, isOver: over }: Question,
): Promise<AuthorshipQuestion> {
  const { name, nameEn } = await contribution.colloquium.loadOrFail();
  const { titleZh, titleEn } = contribution;
  const { state, said, answeredAt } = confirmation;
  const list = kept.lists.find(({ version }) => version === confirmation.listVersion);
  return {
    ...printedOf(said),
    journal: wordsIn(ctx.language, name, nameEn),
    title: (ctx.language === 'en-US' ? titleEn || titleZh : titleZh || titleEn) || null,
    // As they stand; those of a void letter as they stood, for whoever is no author any more learns nothing further.
    authorNames: (isChanged ? (list?.authors ?? [said]) : kept.authors).map((author) => nameForReader(ctx, storedName(author))),
    reason: list?.reason ?? null,
    isChanged,
    isOver: over,
    answer: state === 'CONFIRMED' || state === 'REFUSED' ? state : null,
    answeredAt: answeredAt ?? null,
  };
}

/** Null: nobody was ever asked. */
export async function shownAuthorship(ctx: Context, contribution: Contribution): Promise<Authorship | null> {
  const kept = await keptAuthorship(ctx, contribution);
  const list = kept?.lists.at(-1);
  if (!kept || !list) return null;
  const letters = await ctx.em.find(
    Mail,
    { authorConfirmation: { $in: kept.confirmations.map(({ id }) => id) } },
    { orderBy: { id: 'asc' }, exclude: ['text', 'html'] },
  );
  const canSpeak = mayReadWords(contribution, await isOffice(ctx, contribution));
  return {
    version: list.version,
    isRequired: list.policy === 'REQUIRED_BEFORE_ACCEPTANCE',
    rows: kept.authors.map((now) => {
      const last = lastOf(kept.confirmations, now.authorId);
      const letter = last && letters.findLast(({ authorConfirmation }) => authorConfirmation?.id === last.id);
      const failure = letter && failureOf(ctx.language, letter);
      return {
        authorId: encodeId('ContributionAuthor', now.authorId),
        name: now.name,
        latinName: latinNameOf(storedName(now)),
        position: now.position,
        state: stateOf(last, now),
        askedAt: last?.address ? last.lastAskedAt : null,
        answeredAt: last?.answeredAt ?? null,
        words: last && canSpeak(last) ? (last.words ?? null) : null,
        letterFate: letter ? fateOf(letter, ctx.clock.now()) : null,
        letterFailure: failure ? withoutAddresses(failure) : null,
        sharesAddressWith: sharingAddress(kept.authors, now).map((author) => nameForReader(ctx, storedName(author))),
        viewerCanAsk: whyNotAgain(ctx, contribution, kept, now) === null,
      };
    }),
  };
}

async function isOffice(ctx: Context, contribution: Contribution): Promise<boolean> {
  return authorshipPolicy.viewRefusals(signedIn(ctx), await authorshipFactsOf(ctx, contribution)) === null;
}

/** An office reads what was written to its own journal, not to the one that had the manuscript before; its authors read all of it. */
const mayReadWords =
  ({ adoptedAt }: Contribution, ofOffice: boolean) =>
  ({ askedAt }: AuthorConfirmation): boolean =>
    !ofOffice || !adoptedAt || askedAt >= adoptedAt;

/**
 * Who of the authors in an issue has not confirmed, article by article, where the journal asks. Articles that nobody was ever asked about, and
 * those whose confirmations the viewer may not know of, are passed over.
 */
export async function unconfirmedIn(ctx: Context, issue: Issue): Promise<UnconfirmedAuthor[]> {
  if ((await issue.colloquium.loadOrFail()).confirmationPolicy === 'NOT_ASKED') return [];
  const articles = await composition(ctx, issue.id);
  const rows = articles.map(async (contribution) => {
    if (authorshipPolicy.view(signedIn(ctx), await authorshipFactsOf(ctx, contribution)) !== null) return [];
    const kept = await keptAuthorship(ctx, contribution);
    return (kept?.authors ?? []).map((now) => ({
      contribution,
      name: now.name,
      state: stateOf(kept ? lastOf(kept.confirmations, now.authorId) : undefined, now),
    }));
  });
  return (await Promise.all(rows)).flat().filter(({ state }) => state !== 'CONFIRMED' && state !== 'HANDED_IN');
}

/** What the viewer is asked as an author; null: nothing. */
export async function shownOwn(ctx: Context, contribution: Contribution): Promise<OwnAuthorship | null> {
  const own = await ownConfirmation(ctx, contribution);
  const kept = await keptAuthorship(ctx, contribution);
  const now = kept?.authors.find(({ authorId }) => authorId === own?.author?.id);
  if (!own || !now) return null;
  const state = stateOf(own, now);
  return {
    ...printedOf(own.said),
    state,
    askedAt: own.askedAt,
    answeredAt: own.answeredAt ?? null,
    words: own.words ?? null,
    viewerCanAnswer: state === 'ASKED' && !isOver(contribution),
  };
}

/** Null: nobody was ever asked. */
export async function shownRecord(ctx: Context, contribution: Contribution): Promise<AuthorshipRecord | null> {
  const kept = await keptAuthorship(ctx, contribution);
  if (!kept) return null;
  const { name, nameEn } = await contribution.colloquium.loadOrFail();
  const ofOffice = await isOffice(ctx, contribution);
  const own = ofOffice ? [] : await ownAuthorIds(ctx, contribution);
  const canSpeak = mayReadWords(contribution, ofOffice);
  const latest = kept.lists.at(-1);
  const row = (list: AuthorList, author: ListedAuthor): RecordedAuthor => {
    const asked = askedAbout(kept, list, author);
    const state = list === latest ? stateOf(asked, author) : asked ? whatWas(asked) : stateOf(undefined, author);
    // A refusal is the office's to know: on the authors' paper nobody has confirmed.
    const shown = state === 'REFUSED' && !ofOffice ? 'ASKED' : state;
    const address = asked?.address ?? null;
    return {
      ...printedOf(author),
      state: shown,
      answeredAt: shown === state ? (asked?.answeredAt ?? null) : null,
      address: address === null || ofOffice || own.includes(author.authorId) ? address : maskedAddress(author.email),
      words: ofOffice && asked && canSpeak(asked) ? (asked.words ?? null) : null,
    };
  };
  return {
    journalZh: name,
    journalEn: nameEn ?? null,
    lists: kept.lists
      .toReversed()
      .map((list) => ({
        version: list.version,
        madeAt: list.madeAt,
        reason: list.reason ?? null,
        authors: list.authors.map((author) => row(list, author)),
      })),
  };
}

/** The last asking about this very row, by this version or one before it: an answer stays where row and place did. */
const askedAbout = ({ confirmations }: Kept, { version }: AuthorList, author: ListedAuthor): AuthorConfirmation | undefined =>
  confirmations.findLast(({ said, listVersion }) => listVersion <= version && isSameRow(said, author));

/** Of an earlier version: void by now, and answered or not while it stood. */
function whatWas({ state, answeredAt, answeredBy, words }: AuthorConfirmation): AuthorshipStateName {
  if (answeredBy === 'HANDING_IN') return 'HANDED_IN';
  if (answeredAt) return words == null ? 'CONFIRMED' : 'REFUSED';
  return state === 'OPEN' ? 'ASKED' : 'VOID';
}
