// Who may know of a letter about a manuscript (principles, Blind review). Pure: facts come in, null or a refusal goes out.
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import {
  isReviewing,
  knowsAuthors,
  offices,
  rule,
  type ContributionFacts,
  type ContributionRule,
  type Capacity,
} from '../contributions/access/capacity.ts';

/** A letter and how the viewer stands to its manuscript. */
export interface MailFacts extends ContributionFacts {
  /** The role in which its addressee was written to. */
  recipientKind: RoleKindId | null;
  /** Written by a journal that no longer has the manuscript. */
  isOfEarlierJournal: boolean;
}

/**
 * The office that writes them, not the one of a journal that adopts it later; that a reviewer was written to, and when, is nothing for
 * another reviewer.
 */
const mayKnow = (who: Capacity, x: MailFacts): boolean =>
  offices.includes(who) && !x.isOfEarlierJournal && !(x.recipientKind === RoleKind.REVIEWER && isReviewing(x));

/** Letters that would reveal the author are hidden from an office holder who reviews blind. */
const mayRead = (who: Capacity, x: MailFacts): boolean => mayKnow(who, x) && (x.recipientKind !== RoleKind.AUTHOR || knowsAuthors(who, x));

export const mailPolicy = {
  view: rule(mayKnow, 'NOT_FOUND'),
  /** The recipient, the letter's subject, and the failure, which names the address. */
  viewRecipient: rule(mayRead),
  /** Its text: a letter to the author may hold other reviewers' texts, and in open review their names. */
  readText: rule((who, x) => mayRead(who, x) && !isReviewing(x)),
  resend: rule(mayRead),
} satisfies Record<string, ContributionRule<MailFacts>>;
