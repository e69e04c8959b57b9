// The steps of a manuscript's way, as the step bars and the legacy facade count them, and an author's view of them.

/** Step index (zt) of the step bars, S2 §4.3. */
export const Stage = {
  UNFINISHED: 0,
  SUBMITTED: 1,
  EDITORIAL_REVIEW: 2,
  /** The editor-in-chief's and the deputy's part. */
  CHIEF_REVIEW: 3,
  PUBLISHING_PREREVIEW: 4,
  AWAITING_AUTHORIZATION: 5,
  ACCEPTED: 6,
  ARCHIVED: 7,
} as const;

export type StageId = (typeof Stage)[keyof typeof Stage];

/** An author's view of a step: the division of the office stays hidden (D2-37, D2-38). */
export function authorStageOf(stage: StageId): StageId {
  return stage === Stage.CHIEF_REVIEW ? Stage.EDITORIAL_REVIEW : stage;
}

/** The steps whose times an author sees (D2-37). */
export const authorStages: readonly StageId[] = [Stage.SUBMITTED, Stage.EDITORIAL_REVIEW, Stage.ACCEPTED, Stage.ARCHIVED];
