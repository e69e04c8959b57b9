// The questions of the review form and their answers in the reader's words.
import { useTranslation } from 'react-i18next';
import { questionnaireOf, suggestionChoices } from '../../../shared/review-questions.ts';

/** Final suggestions by their names in the schema, in the order of their numbers. */
export const SUGGESTIONS = [
  'ACCEPT',
  'MINOR_CHANGES',
  'MAJOR_CHANGES',
  'REJECT_OFF_TOPIC',
  'REJECT_LOW_QUALITY',
  'REJECT_OVERLAP',
] as const;

export interface Question {
  id: string;
  text: string;
  /** Subject of the question; only ratings have one. */
  hint?: string;
}

export function useReviewWords() {
  const { t } = useTranslation(['review', 'messages']);
  const message = (key: string) => t(key, { ns: 'messages' });
  return {
    /** The questions of a version; of one that there is not, none. */
    questionsOf: (version: number | null | undefined) => {
      const { ratings, ethics } = questionnaireOf(version ?? 0) ?? { ratings: [], ethics: [] };
      return {
        ratings: ratings.map((id): Question => ({ id, text: message(`review.rating.${id}`), hint: message(`review.ratingHint.${id}`) })),
        ethics: ethics.map((id): Question => ({ id, text: message(`review.ethics.${id}`) })),
      };
    },
    ratingWord: (rating: number) => message(`review.ratingChoice.${rating}`),
    ethicsWord: (answer: number) => message(`review.ethicsChoice.${answer}`),
    suggestionText: (choice: number) => message(`review.suggestionChoice.${choice}`),
    /** Null for a name that this release does not know. */
    suggestionWord: (name: string) => {
      const index = SUGGESTIONS.findIndex((known) => known === name);
      const choice = suggestionChoices[index];
      return choice === undefined ? null : message(`review.suggestionChoice.${choice}`);
    },
  };
}
