// Where reviewers disagree.

export type AnswerKind = 'rating' | 'ethics';

/** Ratings two steps apart are no matter of taste; about ethics any two answers that differ. */
const LEAST_APART: Readonly<Record<AnswerKind, number>> = { rating: 2, ethics: 1 };

/** `answers`: of all reviews to one question; 0 is none. */
export function isDisputed(kind: AnswerKind, answers: readonly number[]): boolean {
  const given = answers.filter((answer) => answer > 0);
  return given.length > 1 && Math.max(...given) - Math.min(...given) >= LEAST_APART[kind];
}
