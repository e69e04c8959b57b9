// The ratings and the answers about ethics of one review, to be read: each question with its answer in words. An older review shows the
// questions that it answered.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { UNANSWERED } from '../../../shared/review-questions.ts';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import type { Tone } from '../../ui/theme/system.ts';
import type { ReviewAnswers_review$key } from './__generated__/ReviewAnswers_review.graphql.ts';
import { type Question, useReviewWords } from './useReviewWords.ts';

/** From excellent to poor; below-average answers stand out. */
const RATING_TONES: readonly Tone[] = ['success', 'success', 'slate', 'warning', 'danger'];
/** Yes means no concern. */
const ETHICS_TONES: readonly Tone[] = ['success', 'danger', 'warning'];

/** Nothing where the viewer may not read them. */
export function ReviewAnswers({ review }: { review: ReviewAnswers_review$key }) {
  const { questionnaire, ratings, ethicsAnswers } = useFragment(
    graphql`
      fragment ReviewAnswers_review on Review {
        questionnaire
        ratings
        ethicsAnswers
      }
    `,
    review,
  );
  const { t } = useTranslation('review');
  const { questionsOf, ratingWord, ethicsWord } = useReviewWords();
  if (!ratings || !ethicsAnswers) return null;
  // Reviews of the first release have no version.
  const questions = questionsOf(questionnaire ?? 1);
  if (ratings.length === 0 && ethicsAnswers.length === 0) return <chakra.p color="fg.muted">{t('review.answers.none')}</chakra.p>;
  return (
    <chakra.div display="grid" gap="6" css={{ containerType: 'inline-size' }}>
      <AnswerList
        title={t('review.answers.ratings')}
        questions={questions.ratings}
        answers={ratings}
        wordOf={ratingWord}
        tones={RATING_TONES}
      />
      <AnswerList
        title={t('review.answers.ethics')}
        questions={questions.ethics}
        answers={ethicsAnswers}
        wordOf={ethicsWord}
        tones={ETHICS_TONES}
      />
    </chakra.div>
  );
}

interface AnswerListProps {
  title: string;
  questions: readonly Question[];
  answers: readonly number[];
  wordOf: (answer: number) => string;
  /** Tone of each answer, from 1. */
  tones: readonly Tone[];
}

function AnswerList({ title, questions, answers, wordOf, tones }: AnswerListProps) {
  const { t } = useTranslation('review');
  return (
    <chakra.section>
      <chakra.h3 fontWeight="semibold" mb="1">
        {title}
      </chakra.h3>
      <chakra.ol listStyleType="none">
        {questions.map(({ id, text, hint }, index) => {
          const answer = answers[index] ?? UNANSWERED;
          const tone = tones[answer - 1] ?? 'slate';
          return (
            <chakra.li
              key={id}
              display="grid"
              gridTemplateColumns="1.5rem minmax(0, 1fr)"
              columnGap="2"
              py="2"
              borderTopWidth="1px"
              css={{ breakInside: 'avoid', [fromWidth(26)]: { gridTemplateColumns: '1.5rem minmax(0, 1fr) 5.5rem' } }}
            >
              <chakra.span color="fg.muted">{index + 1}</chakra.span>
              <span>
                {text}
                {hint !== undefined && (
                  <chakra.span display="block" color="fg.muted" fontSize="sm">
                    {hint}
                  </chakra.span>
                )}
              </span>
              <chakra.span
                fontWeight="medium"
                color={answer === UNANSWERED ? 'fg.muted' : `${tone}.fg`}
                gridColumnStart="2"
                css={{ [fromWidth(26)]: { gridColumnStart: '3', textAlign: 'end' } }}
              >
                {answer === UNANSWERED ? t('review.answers.unanswered') : wordOf(answer)}
              </chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.section>
  );
}
