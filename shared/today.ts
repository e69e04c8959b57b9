// The work of today: its groups in their order, and limits.

/** Groups of today's work, the most urgent first. */
export const LATE_FIRST = ['OVERDUE', 'TODAY', 'NEW', 'REVIEWERS_ANSWERED', 'THIS_WEEK', 'LATER', 'WAITING_FOR_OTHERS', 'PUT_OFF'] as const;
export type TodayGroupName = (typeof LATE_FIRST)[number];

/** Pieces of work that are listed for one role; what is beyond them the list has. */
export const MOST_TODAY = 200;

/** Longest reason for putting something off. */
export const MOST_REASON = 200;

/** Days ahead to which something can be put off. */
export const PUT_OFF_DAYS = 366;
