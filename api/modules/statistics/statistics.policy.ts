// Who reads the statistics, and what of a row they may know (S3 §2.9; architecture, Blind review). Pure.
import type { Refusal } from '../../../shared/errors.ts';

/** The publisher's staff, each within the departments of the current role. */
export const STATISTICS_READERS = ['PUBLISHING_EDITOR', 'OPERATIONS'] as const;

/** What the rules judge of a row. */
export interface CourseFacts {
  /** False: the reader reviews or has reviewed the manuscript blind. */
  knowsAuthors: boolean;
}

const knowsAuthors = (_viewer: unknown, x: CourseFacts): Refusal | null => (x.knowsAuthors ? null : { code: 'NOT_FOUND' });

export const journalCoursePolicy = {
  /** Name and region of an author: not for who reviews blind, in whatever role. */
  viewAuthors: knowsAuthors,
  /** What a decision says may name them. */
  viewOpinion: knowsAuthors,
};
