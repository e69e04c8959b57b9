// One journal of the demo asks its authors: for their roles, and each co-author for a word. A manuscript in each state: asked and silent, one
// confirmed, one refused with what is wrong, all confirmed.
import type { Context } from '../context.ts';
import type { CreditRoleName } from '../../shared/credit.ts';
import { answerByTicket } from '../modules/authorship/answering.service.ts';
import { settleAuthors } from '../modules/authorship/asking.service.ts';
import { AuthorConfirmation } from '../modules/authorship/author-confirmation.entity.ts';
import { isOver } from '../modules/authorship/authorship.facts.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { as } from './acting.ts';
import type { Stage } from './stage.ts';
import type { WrittenManuscript } from './writing.ts';

const ASKING = 'STPL';
const HOUR = 3_600_000;

/** By place, over and over from the third on. */
const ROLES: readonly (readonly CreditRoleName[])[] = [
  ['CONCEPTUALIZATION', 'METHODOLOGY', 'WRITING_ORIGINAL_DRAFT'],
  ['INVESTIGATION', 'DATA_CURATION', 'FORMAL_ANALYSIS'],
  ['WRITING_REVIEW_EDITING', 'SUPERVISION'],
];

type Given = 'CONFIRMS' | 'REFUSES' | 'SILENT';
/** Of the co-authors in their order; who is not named does as the last one. */
const ANSWERS: readonly (readonly Given[])[] = [['SILENT'], ['CONFIRMS', 'SILENT'], ['CONFIRMS', 'REFUSES', 'SILENT'], ['CONFIRMS']];
const WRONG = '我的单位应为“西部生态研究院流域所”，请更正。';

/** Asks for the newest manuscripts of the journal that are still under way and have two co-authors at least. */
export async function askAuthors(ctx: Context, { cast }: Stage, written: readonly WrittenManuscript[]): Promise<void> {
  const { em } = ctx;
  await em.nativeUpdate(Colloquium, { number: ASKING }, { creditPolicy: 'ASKED', confirmationPolicy: 'ASKED' });
  const own = written.filter(({ manuscript }) => manuscript.periodical.number === ASKING && !manuscript.isDraft);
  const newest = own.toSorted((one, other) => other.readyAt.getTime() - one.readyAt.getTime());
  let asked = 0;
  for (const { id, manuscript, readyAt } of newest) {
    if (asked === ANSWERS.length) return;
    const contribution = await em.findOneOrFail(Contribution, id, { populate: ['authors'] });
    if (isOver(contribution) || contribution.authors.length < 3) continue;
    for (const author of contribution.authors.getItems())
      em.assign(author, { creditRoles: [...(ROLES[Math.min(author.position, ROLES.length) - 1] ?? [])] });
    await em.flush();
    const submitter = { person: manuscript.submitter, role: 'AUTHOR' as const };
    await as(ctx, cast, submitter, readyAt, () => settleAuthors(ctx, contribution, { reason: null }));
    await answer(ctx, contribution, ANSWERS[asked] ?? [], (moment, act) => as(ctx, cast, submitter, moment, act), readyAt);
    asked += 1;
  }
}

type At = (moment: Date, act: () => Promise<unknown>) => Promise<unknown>;

async function answer(ctx: Context, contribution: Contribution, given: readonly Given[], at: At, askedAt: Date): Promise<void> {
  const { em } = ctx;
  const coAuthors = await em.find(ContributionAuthor, { contribution, isFirstAuthor: false }, { orderBy: { position: 'asc' } });
  for (const [index, author] of coAuthors.entries()) {
    const does = given[Math.min(index, given.length - 1)];
    const question = await em.findOne(AuthorConfirmation, { author, state: 'OPEN' });
    const letter = question && (await em.findOne(Mail, { authorConfirmation: question.id }));
    const ticket = /authorship\?ticket=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    if (does === 'SILENT' || ticket === undefined) continue;
    const moment = new Date(Math.min(askedAt.getTime() + (index + 1) * 7 * HOUR, ctx.clock.now().getTime()));
    const isRight = does === 'CONFIRMS';
    await at(moment, () => answerByTicket(ctx, ticket, { isRight, words: isRight ? '' : WRONG }));
  }
}
