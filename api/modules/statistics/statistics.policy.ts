// Who reads the statistics, and which parts of a row they may know (S3 §2.9; principles, Blind review). Pure.
import type { Refusal } from '../../../shared/errors.ts';

/** The publisher's staff, each within the departments of the current role. */
export const STATISTICS_READERS = ['PUBLISHING_EDITOR', 'OPERATIONS'] as const;

/** Facts of a row for the rules. */
interface HistoryFacts {
  /** False: the reader reviews or has reviewed the manuscript blind. */
  knowsAuthors: boolean;
}

const knowsAuthors = (_viewer: unknown, x: HistoryFacts): Refusal | null => (x.knowsAuthors ? null : { code: 'NOT_FOUND' });

export const journalHistoryPolicy = {
  /** Name and region of an author: never for a blind reviewer, in any role. */
  viewAuthors: knowsAuthors,
  /** The text of a decision may name them. */
  viewOpinion: knowsAuthors,
};
