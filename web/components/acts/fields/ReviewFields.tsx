// The reviews of a manuscript in the dialogs of acts: to be read while they are summed up (S2 §3), and to be chosen from where a decision
// sends them to the author. Reviewers are named as far as the actor may know them.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { dateText } from '../../../ui/text/dates.ts';
import { Field } from '../../../ui/form/Field.tsx';
import type { ReviewFieldsQuery } from './__generated__/ReviewFieldsQuery.graphql.ts';
import { useReviewWords } from '../../review/useReviewWords.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query ReviewFieldsQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution {
        reviews {
          id
          finishedAt
          comment
          suggestion
          reviewer {
            displayName
          }
          files {
            id
            name
          }
        }
      }
    }
  }
`;

function useFinishedReviews({ targets }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { suggestionWord } = useReviewWords();
  const { data, ...asked } = useAsked<ReviewFieldsQuery>(QUERY, { id: targets[0]?.id ?? '' });
  const reviews = (data?.node?.reviews ?? [])
    .filter(({ finishedAt }) => finishedAt)
    .map(({ id, comment, suggestion, reviewer, finishedAt, files }, index) => ({
      id,
      verdict: (suggestion && suggestionWord(suggestion)) ?? null,
      // A reviewer of several rounds appears several times.
      day: finishedAt ? dateText(finishedAt) : '',
      name: reviewer?.displayName ?? t('acts.reviewNumber', { number: index + 1 }),
      comment: comment?.trim() || t('acts.reviewEmpty'),
      files: files ?? [],
    }));
  return { ...asked, reviews, isThere: data !== null };
}

/** To be read beside the summary. */
export function ReviewsField(props: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { reviews, isThere, failure, retry } = useFinishedReviews(props);
  return (
    <section aria-label={t('acts.reviews')}>
      <chakra.h3 fontWeight="medium" mb="1.5">
        {t('acts.reviews')}
      </chakra.h3>
      {!isThere && <AskedNotice failure={failure} onRetry={retry} />}
      {isThere && reviews.length === 0 && <chakra.p color="fg.muted">{t('acts.reviewsNone')}</chakra.p>}
      <chakra.dl display="grid" gap="3" maxH="20rem" overflowY="auto" tabIndex={0}>
        {reviews.map(({ id, name, day, verdict, comment }) => (
          <chakra.div key={id} borderInlineStartWidth="2px" ps="3">
            <chakra.dt fontWeight="semibold">
              {name} <Day>{day}</Day>
            </chakra.dt>
            {verdict !== null && <chakra.dd>{verdict}</chakra.dd>}
            <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere">
              {comment}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </section>
  );
}

/**
 * Comments and files that go to the author with the letter: all comments with their files, unless the actor chooses otherwise. Absent
 * without reviews.
 */
export function ReleaseField(props: ActFieldProps) {
  const { form, change } = props;
  const { t } = useTranslation('acts');
  const { reviews, isThere, failure, retry } = useFinishedReviews(props);
  if (isThere && reviews.length === 0) return null;
  const chosen = form.releaseReviewIds ?? reviews.map(({ id }) => id);
  function toggle(id: string) {
    const next = reviews.map((review) => review.id).filter((one) => (one === id) !== chosen.includes(one));
    change({ releaseReviewIds: next.length === reviews.length ? null : next });
  }
  // Files follow their comments until one is chosen by itself.
  const withComments = reviews.flatMap((review) => (chosen.includes(review.id) ? review.files.map((file) => file.id) : []));
  const chosenFiles = form.releaseFileIds ?? withComments;
  function toggleFile(id: string) {
    const every = reviews.flatMap(({ files }) => files.map((file) => file.id));
    change({ releaseFileIds: every.filter((one) => (one === id) !== chosenFiles.includes(one)) });
  }
  return (
    <Field isGroup label={t('acts.release')} help={t('acts.releaseHelp')}>
      {!isThere && <AskedNotice failure={failure} onRetry={retry} />}
      {reviews.map(({ id, name, day, verdict, comment, files }) => (
        <chakra.div key={id} display="grid" gap="1">
          <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} help={verdict}>
            {name} <Day>{day}</Day>
          </Checkbox>
          <chakra.details ps="7">
            <chakra.summary color="fg.muted" cursor="pointer">
              {t('acts.reviewText', { name })}
            </chakra.summary>
            <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" mt="1">
              {comment}
            </chakra.p>
          </chakra.details>
          {files.map((file) => (
            <chakra.div key={file.id} ps="7" overflowWrap="anywhere">
              <Checkbox checked={chosenFiles.includes(file.id)} onChange={() => toggleFile(file.id)}>
                {t('acts.releaseFile', { name: file.name })}
              </Checkbox>
            </chakra.div>
          ))}
        </chakra.div>
      ))}
    </Field>
  );
}

function Day({ children }: { children: string }) {
  return (
    <chakra.span ms="2" color="fg.muted" fontSize="sm" fontWeight="normal">
      {children}
    </chakra.span>
  );
}
