// Names of the review form's fields and their choices, for the question which of two pages is right.
import { useTranslation } from 'react-i18next';
import { KINDS_OF_PARTY } from '../../../shared/forms/statements.ts';
import { ethicsChoices, ratingChoices, suggestionChoices } from '../../../shared/review-questions.ts';
import {
  AGAIN,
  againValue,
  COMMENT,
  ethicsValue,
  NOTE,
  questionFields,
  ratingValue,
  SUGGESTION,
  suggestionValue,
} from './review-values.ts';
import { useStatementNames } from '../statements/useStatementNames.ts';
import { useReviewWords } from './useReviewWords.ts';

export function useChoiceNames(questionnaire: number) {
  const { t } = useTranslation(['review', 'messages']);
  const { t: said } = useTranslation('statements');
  const statementNames = useStatementNames();
  const { questionsOf, ratingWord, ethicsWord, suggestionText } = useReviewWords();
  const questions = questionsOf(questionnaire);
  const fields = questionFields(questionnaire);
  const labels = new Map([
    ...fields.ratings.map((field, index) => [field, questions.ratings[index]?.text ?? ''] as const),
    ...fields.ethics.map((field, index) => [field, questions.ethics[index]?.text ?? ''] as const),
    [SUGGESTION, t('review.form.suggestion')] as const,
    [AGAIN, t('review.form.again')] as const,
    [COMMENT, t('review.form.comment')] as const,
    [NOTE, t('review.form.note')] as const,
    ...KINDS_OF_PARTY.REVIEWER.map((kind) => [kind, said(`statements.kind.${kind}`)] as const),
  ]);
  const names = new Map([
    ...ratingChoices.map((choice) => [ratingValue(choice), ratingWord(choice)] as const),
    ...ethicsChoices.map((choice) => [ethicsValue(choice), ethicsWord(choice)] as const),
    ...suggestionChoices.map((choice) => [suggestionValue(choice), suggestionText(choice)] as const),
    ...statementNames,
    [againValue(true), t('review.form.againYes')] as const,
    [againValue(false), t('review.form.againNo')] as const,
  ]);
  return { labelOf: (field: string) => labels.get(field) ?? '', names };
}
