// How often acts may be done that move no manuscript on.
import { limits } from '../../../doors.ts';

export const workflowLimits = limits({
  /** Invitations to review, each with letters to people named by the office; and reminders sent by hand. */
  'inviteReviewers:user': { points: 100, seconds: 3600 },
  /** Authors of accepted manuscripts changed by the office, each with letters to those whom it touches. */
  'changeAuthors:user': { points: 30, seconds: 3600 },
  /** Letters of decisions written anew before they go. */
  'correctLetter:user': { points: 60, seconds: 3600 },
  /** Giving consent to the pool and taking it back, each time news for every editor-in-chief's list. */
  'poolConsent:user': { points: 60, seconds: 3600 },
});
