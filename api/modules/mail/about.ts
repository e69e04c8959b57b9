// The subject of a letter: its delivery status is shown with that subject, and people who may not know the subject know nothing of the
// letter.
import type { RoleKindId } from '../../../shared/roles.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';

/** It is sent from the journal's mailbox and stands on the manuscript's log. */
interface AboutManuscript {
  contribution: Pick<Contribution, 'id' | 'colloquium'>;
  /** The addressee's account, and the role in which they are written to. */
  recipientId: number;
  role: RoleKindId;
  /** Number of the review, for a letter about an invitation or a review. */
  reviewId?: number;
  /** The act that caused it. */
  eventId?: number;
}

/** An invitation to submit: from the journal's mailbox, on the list of invited people. */
interface AboutAuthorInvitation {
  authorInvitationId: number;
  colloquiumId: number;
}

/** An author who is asked to confirm the authorship: from the journal's mailbox, in the grid of the manuscript. Nobody's account is named. */
interface AboutAuthorConfirmation {
  authorConfirmationId: number;
  colloquiumId: number;
}

/** The account itself: its ways in, its address, who merged it. From the publisher's mailbox. */
interface AboutAccount {
  accountId: number;
}

/** A registration that waits for an answer, and is no account. */
interface AboutRegistration {
  registrationId: number;
}

/** A mailbox that somebody of operations tries by a letter to themselves: a journal's, or the publisher's. */
export interface AboutMailbox {
  mailboxOf: number | 'publisher';
  askedBy: number;
  role: RoleKindId;
}

/** Every letter is about one of these. */
export type MailAbout = AboutManuscript | AboutAuthorInvitation | AboutAuthorConfirmation | AboutAccount | AboutRegistration | AboutMailbox;

interface AboutColumns {
  colloquium: number | null;
  contribution: number | null;
  review: number | null;
  authorInvitation: number | null;
  authorConfirmation: number | null;
  registration: number | null;
  recipient: number | null;
  recipientKind: RoleKindId | null;
  event: number | null;
}

const NOTHING: AboutColumns = {
  colloquium: null,
  contribution: null,
  review: null,
  authorInvitation: null,
  authorConfirmation: null,
  registration: null,
  recipient: null,
  recipientKind: null,
  event: null,
};

/** As the outbox keeps it. */
export function columnsOf(about: MailAbout): AboutColumns {
  if ('contribution' in about) {
    const { contribution, recipientId, role, reviewId = null, eventId = null } = about;
    const { id, colloquium } = contribution;
    return {
      ...NOTHING,
      colloquium: colloquium.id,
      contribution: id,
      review: reviewId,
      recipient: recipientId,
      recipientKind: role,
      event: eventId,
    };
  }
  if ('authorInvitationId' in about) return { ...NOTHING, colloquium: about.colloquiumId, authorInvitation: about.authorInvitationId };
  if ('authorConfirmationId' in about)
    return { ...NOTHING, colloquium: about.colloquiumId, authorConfirmation: about.authorConfirmationId };
  if ('registrationId' in about) return { ...NOTHING, registration: about.registrationId };
  if ('accountId' in about) return { ...NOTHING, recipient: about.accountId };
  const { mailboxOf, askedBy, role } = about;
  return { ...NOTHING, colloquium: mailboxOf === 'publisher' ? null : mailboxOf, recipient: askedBy, recipientKind: role };
}
