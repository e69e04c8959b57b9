// The steps of a manuscript's way, as the step bars and the legacy facade count them, and what of them an author is told.

/** Step index (zt) of the step bars, S2 §4.3. */
export const Stage = {
  UNFINISHED: 0,
  SUBMITTED: 1,
  EDITORIAL_REVIEW: 2,
  /** The chief editor's and the deputy's part. */
  CHIEF_REVIEW: 3,
  PUBLISHING_PREREVIEW: 4,
  AWAITING_AUTHORIZATION: 5,
  ACCEPTED: 6,
  ARCHIVED: 7,
} as const;

export type StageId = (typeof Stage)[keyof typeof Stage];

/** What an author is told of the steps: how the office is divided stays with the office (D2-37, D2-38). */
export function authorStageOf(stage: StageId): StageId {
  return stage === Stage.CHIEF_REVIEW ? Stage.EDITORIAL_REVIEW : stage;
}

/** The steps whose times an author is told (D2-37). */
export const authorStages: readonly StageId[] = [Stage.SUBMITTED, Stage.EDITORIAL_REVIEW, Stage.ACCEPTED, Stage.ARCHIVED];
