// The questions of the review form, by version (S2 §2.6, D2-114). Their texts are `review.rating.<id>` and `review.ethics.<id>` of the
// message catalogue. A question once asked stays as it is: a change adds a version, so that an older review still shows its own questions.

interface Questionnaire {
  /** Questions about the text, each from 1 excellent to 5 poor (R2-110), in the order of the old system's calls. */
  ratings: readonly string[];
  /** Questions of ethics, each 1 yes, 2 no, 3 unclear (R2-111). All are asked so that yes means no concern. */
  ethics: readonly string[];
}

const questionnaires: Readonly<Record<number, Questionnaire>> = {
  1: {
    ratings: [
      'topic',
      'problem',
      'originality',
      'literature',
      'theory',
      'method',
      'sources',
      'evidence',
      'argument',
      'structure',
      'conclusion',
      'value',
      'language',
      'abstract',
      'norms',
      'length',
    ],
    ethics: [
      'ownWork',
      'unpublished',
      'overlap',
      'data',
      'images',
      'credit',
      'consent',
      'interests',
      'confidential',
      'citations',
      'generated',
    ],
  },
};

/** The one that a review begun now answers. */
export const QUESTIONNAIRE = 1;

/** Null for a version that there is not. */
export function questionnaireOf(version: number): Questionnaire | null {
  return Object.hasOwn(questionnaires, version) ? (questionnaires[version] ?? null) : null;
}

/** Value of a question that is not answered yet. */
export const UNANSWERED = 0;

export const ratingChoices = [1, 2, 3, 4, 5] as const;
export const ethicsChoices = [1, 2, 3] as const;
/** From accepting it as it stands to rejecting it for overlap with published work (R2-112, D2-113). */
export const suggestionChoices = [0, 1, 2, 3, 4, 5] as const;
