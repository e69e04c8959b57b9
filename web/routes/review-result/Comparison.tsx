// The reviews of a round side by side: their suggestions, the ratings as one table with disagreement marked, the reasons under each other.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { reviewLink } from '../../components/contribution/links.ts';
import { useReviewWords } from '../../components/review/useReviewWords.ts';
import { useAlong } from '../../components/lists/useFurther.ts';
import { useRoleNumber } from '../../components/session/role-number.ts';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Comparison_reviews$key } from './__generated__/Comparison_reviews.graphql.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { Prose } from './ResultSections.tsx';
import { reviewerName } from './words.ts';

export function Comparison({ contributionId, reviews }: { contributionId: string; reviews: Comparison_reviews$key }) {
  const all = useFragment(
    graphql`
      fragment Comparison_reviews on Review @relay(plural: true) {
        id
        suggestion
        comment
        noteToChief
        questionnaire
        ratings
        ethicsAnswers
        editorSummary
        reviewer {
          displayName
        }
      }
    `,
    reviews,
  );
  const { t } = useTranslation('reviewResult');
  const roleNumber = useRoleNumber();
  const along = useAlong();
  const named = all.map((review, index) => ({ ...review, name: reviewerName(t, review, index) }));
  const { questionsOf, ratingWord, ethicsWord, suggestionWord } = useReviewWords();
  const version = named[0]?.questionnaire ?? 1;
  const { ratings, ethics } = questionsOf(version);
  // Answers to other questions cannot be laid beside these.
  const alike = named.filter(({ questionnaire }) => (questionnaire ?? 1) === version);
  const isUnanimous = new Set(named.map(({ suggestion }) => suggestion)).size === 1;
  const columns = (answersOf: (review: (typeof named)[number]) => readonly number[] | null | undefined) =>
    alike.map((review) => ({ key: review.id, name: review.name, answers: answersOf(review) ?? [] }));
  return (
    <>
      <SheetSection
        id="suggestions"
        title={t('reviewResult.suggestions')}
        actions={<Mark tone={isUnanimous ? 'success' : 'warning'}>{t(`reviewResult.${isUnanimous ? 'unanimous' : 'disputed'}`)}</Mark>}
      >
        <chakra.dl display="grid" gap="2">
          {named.map(({ id, name, suggestion }) => (
            <chakra.div key={id} display="grid" gridTemplateColumns="minmax(5.5rem, 10rem) minmax(0, 1fr)" gap="3">
              <dt>
                <TextLink to={reviewLink(contributionId, id, roleNumber)} state={along}>
                  {name}
                </TextLink>
              </dt>
              <chakra.dd fontWeight="semibold">{(suggestion && suggestionWord(suggestion)) ?? '—'}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </SheetSection>
      <SheetSection id="reasons" title={t('reviewResult.reason')}>
        <chakra.div display="grid" gap="5">
          {named.map(({ id, name, comment, noteToChief, editorSummary }) => (
            <chakra.section key={id} aria-label={name} borderInlineStartWidth="2px" ps="4" display="grid" gap="2">
              <chakra.h3 fontWeight="semibold">{name}</chakra.h3>
              <Prose text={comment} empty={t('reviewResult.reasonNone')} />
              {noteToChief && <Aside label={t('reviewResult.note')} text={noteToChief} />}
              {editorSummary && <Aside label={t('reviewResult.summary')} text={editorSummary} />}
            </chakra.section>
          ))}
        </chakra.div>
      </SheetSection>
      <SheetSection id="ratings" title={t('reviewResult.ratings')}>
        <AnswerTable
          label={t('reviewResult.ratings')}
          kind="rating"
          questions={ratings}
          wordOf={(answer) => `${answer} ${ratingWord(answer)}`}
          columns={columns((review) => review.ratings)}
        />
      </SheetSection>
      <SheetSection id="ethics" title={t('reviewResult.ethics')}>
        <AnswerTable
          label={t('reviewResult.ethics')}
          kind="ethics"
          questions={ethics}
          wordOf={ethicsWord}
          columns={columns((review) => review.ethicsAnswers)}
        />
      </SheetSection>
    </>
  );
}

function Aside({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <chakra.h4 color="fg.muted" fontSize="sm">
        {label}
      </chakra.h4>
      <Prose text={text} empty="" />
    </div>
  );
}
