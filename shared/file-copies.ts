// File copies for blind readers, as both sides know them (decision 68).

/** Why a file cannot be cleaned; each has its words, `fileCopy.failure.<CODE>`. */
export const copyFailures = ['DAMAGED', 'NEEDS_PASSWORD', 'TOO_COMPLEX', 'TOO_LARGE', 'KIND_UNKNOWN', 'TEXT_ELSEWHERE'] as const;
export type CopyFailureName = (typeof copyFailures)[number];
