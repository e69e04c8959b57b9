// How a status looks: one look for each hand that a manuscript can be in. Colour and sign say the same, so neither is needed alone.
import type { AuthorStatusName, ContributionStateName } from '../../../shared/workflow.ts';
import type { StatusLook } from '../../ui/text/StatusBadge.tsx';

/** Just arrived, nobody has it yet: the one that stands out. */
const NEW: StatusLook = { tone: 'accent', icon: 'inbox', isStrong: true };
const EDITOR: StatusLook = { tone: 'accent', icon: 'edit' };
const REVIEWERS: StatusLook = { tone: 'violet', icon: 'people' };
const CHIEF: StatusLook = { tone: 'teal', icon: 'user' };
const PUBLISHER: StatusLook = { tone: 'teal', icon: 'book' };
const AUTHOR: StatusLook = { tone: 'warning', icon: 'clock' };
const ACCEPTED: StatusLook = { tone: 'success', icon: 'check' };
const PUBLISHED: StatusLook = { tone: 'success', icon: 'book' };
const CLOSED: StatusLook = { tone: 'slate', icon: 'close' };
const DRAFT: StatusLook = { tone: 'slate', icon: 'edit' };

export const STATE_LOOK: Readonly<Record<ContributionStateName, StatusLook>> = {
  UNFINISHED: DRAFT,
  NEW_SUBMISSION: NEW,
  PLAGIARISM_CHECK: { tone: 'accent', icon: 'search' },
  EDITOR_REVIEWING: EDITOR,
  EDITOR_PASSED: { tone: 'accent', icon: 'check' },
  EDITOR_RETURNED: AUTHOR,
  CHIEF_RETURNED: AUTHOR,
  AUTHOR_REVISED: { tone: 'accent', icon: 'refresh' },
  REVIEWERS_INVITED: REVIEWERS,
  REVIEWERS_AT_WORK: REVIEWERS,
  REVIEWERS_DONE: REVIEWERS,
  CHIEF_JUDGEMENT: CHIEF,
  PUBLISHING_PREREVIEW: PUBLISHER,
  CHIEF_REVIEWING: CHIEF,
  AUTHORIZATION_PENDING: AUTHOR,
  ACCEPTED,
  NOT_ACCEPTED: CLOSED,
  REJECTED: CLOSED,
  COMPILED: PUBLISHED,
  SINGLE_PUBLISHED: PUBLISHED,
  PRESS_REVIEWING: PUBLISHED,
  DEPUTY_REVIEWING: CHIEF,
  DEPUTY_RETURNED: AUTHOR,
};

export const WITHDRAWN_LOOK: StatusLook = CLOSED;

export const AUTHOR_STATUS_LOOK: Readonly<Record<AuthorStatusName, StatusLook>> = {
  UNFINISHED: DRAFT,
  // Nothing here waits for the author, so it does not stand out.
  NEW_SUBMISSION: { tone: 'accent', icon: 'inbox' },
  RECEIVED: EDITOR,
  ASSIGNED: REVIEWERS,
  AWAITING_REVISION: AUTHOR,
  REVISION_SUBMITTED: { tone: 'accent', icon: 'refresh' },
  AWAITING_AUTHORIZATION: AUTHOR,
  ACCEPTED,
  NOT_ACCEPTED: CLOSED,
  REJECTED: CLOSED,
};
