// Decisions and speed of the demo's offices: the one place to change the look of the demo's two years.

/** How often, 0 to 1, wherever it is up to chance. */
export const odds = {
  /**
   * At each step of an open manuscript: its author takes it back. Those of the sign-in page do it more often while an editor judges, so
   * that a visitor sees it.
   */
  withdraws: 0.004,
  withdrawsForVisitor: 0.12,
  /** Share of the sign-in page authors' tasks that is left to the visitor. */
  leftToVisitor: 0.4,
  /** It is the editor-in-chief's turn and not the executive editor's. */
  byChief: 0.7,
  /** At the desk: the editor-in-chief names who shall receive it, or turns it down; an editor declines it. */
  assigned: 0.05,
  deskRejected: 0.16,
  declinedByEditor: 0.12,
  /** The check begins visibly; its result comes as a report. */
  checkBegun: 0.3,
  reportUploaded: 0.5,
  /**
   * Reviewers are asked rather than not; a reviewer who was asked answers before another one reviews; the answer is yes; the last is waited
   * for no longer.
   */
  reviewersInvited: 0.72,
  answersFirst: 0.75,
  reviewerAccepts: 0.84,
  waitsNoLonger: 0.12,
  publishedSingly: 0.35,
  /** After the end: another journal takes it from the pool; its author offers it to the pool; it is taken up again. */
  adopted: 0.2,
  offeredToPool: 0.5,
  reopened: 0.04,
} as const;

/**
 * Decisions with their share of all decisions; the rest is approved. No office sends the same manuscript back, or to reviewers, again and
 * again.
 */
export const verdicts = {
  editor: { returns: 0.18, rejects: 0.3 },
  deputy: { returns: 0.15, invites: 0.05, rejects: 0.05 },
  chief: { returns: 0.14, invites: 0.04, notAccepts: 0.12, rejects: 0.05 },
  chiefAtTheEnd: { returns: 0.1, notAccepts: 0.07, rejects: 0.03 },
} as const;

/**
 * Editors-in-chief of these journals do not accept manuscripts that suit another one better, so that the pool has something to choose from.
 */
export const refersOn: Readonly<Record<string, number>> = { XYJJ: 0.3, KTKC: 0.3, FZPT: 0.3, SQJK: 0.3, FYYH: 0.3 };

/** How many reviewers are asked: each as likely as the others. */
export const reviewerCounts = [1, 2, 2, 3] as const;

/** Days from the act before: least, most. */
export type Pace = readonly [least: number, most: number];

export const paces = {
  withdrawal: [1, 6],
  submission: [0, 0],
  revision: [10, 45],
  assignment: [1, 3],
  receipt: [1, 5],
  declining: [1, 3],
  checkBegun: [0, 2],
  check: [1, 4],
  editorReturns: [3, 12],
  editorDecides: [4, 18],
  invitation: [1, 6],
  noReviewers: [1, 4],
  reviewerAnswers: [1, 5],
  review: [14, 38],
  summary: [2, 14],
  summaryUnasked: [3, 12],
  deputyReturns: [3, 10],
  deputyDecides: [6, 24],
  chiefReturns: [4, 14],
  chiefDecides: [6, 26],
  chiefReturnsAtTheEnd: [3, 10],
  chiefDecidesAtTheEnd: [5, 20],
  /** Long enough that some manuscripts are waiting on every day the demo is loaded. */
  preReview: [20, 60],
  agreement: [4, 20],
  agreementSent: [1, 6],
  publication: [6, 40],
  adoption: [15, 50],
  offerToPool: [3, 20],
  reopening: [2, 5],
} as const satisfies Readonly<Record<string, Pace>>;

/** Those of plans: quick enough that all has happened when the demo is loaded. */
export const plannedPaces = {
  desk: [0, 1],
  judgement: [1, 2],
  invitation: [1, 2],
  answer: [1, 2],
  review: [6, 11],
  lapse: [9, 10],
  withdrawal: [6, 7],
} as const satisfies Readonly<Record<string, Pace>>;
