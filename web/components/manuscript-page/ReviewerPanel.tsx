// A reviewer's own invitation beside the manuscript: its state, what is due and when, and the next step. The manuscript's own history is
// hidden from reviewers.
import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { RoleKind } from '../../../shared/roles.ts';
import { DueDays } from '../contribution/DueDays.tsx';
import { reviewLink } from '../contribution/links.ts';
import { useFurther } from '../lists/useFurther.ts';
import { InvitationStatus } from '../review/InvitationStatus.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { dateText, dateTimeText } from '../../ui/text/dates.ts';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import type { ReviewerPanel_contribution$key } from './__generated__/ReviewerPanel_contribution.graphql.ts';
import { ManuscriptActs } from './ManuscriptActs.tsx';

/** The result of one's own review has a link of its own, in every state of the manuscript. */
const OWN_LINK = ['VIEW_REVIEW'] as const;

interface Props {
  contribution: ReviewerPanel_contribution$key;
  list: string | null;
  /** An act could not be done: the page must be read anew. */
  onRefused: () => void;
}

export function ReviewerPanel({ contribution, list, onRefused }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewerPanel_contribution on Contribution {
        id
        viewerReview {
          id
          status
          answerDueOn
          reviewDueOn
          finishedAt
          draftSavedAt
          viewerCanReadResult
          due {
            step
            on
            isOverdue
            workingDaysLeft
          }
        }
        ...ManuscriptActs_contribution
      }
    `,
    contribution,
  );
  const { t } = useTranslation(['invitations', 'messages']);
  const further = useFurther();
  const status = useRef<HTMLHeadingElement>(null);
  const review = data.viewerReview;
  if (!review?.status) return null;
  const { due } = review;
  const days = {
    PENDING: [
      { label: t('invitations.place.answerBy'), value: review.answerDueOn },
      { label: t('invitations.place.reviewBy'), value: review.reviewDueOn },
    ],
    ACCEPTED: [
      { label: t('invitations.place.reviewBy'), value: review.reviewDueOn },
      { label: t('invitations.place.draft'), value: review.draftSavedAt && dateTimeText(review.draftSavedAt) },
    ],
    FINISHED: [{ label: t('invitations.place.handedIn'), value: review.finishedAt && dateText(review.finishedAt) }],
    DECLINED: [],
    CLOSED: [],
  }[review.status].filter(({ value }) => value != null);
  return (
    <Panel p={{ base: '4', md: '5' }} aria-label={t('invitations.place.label')}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h2 ref={status} tabIndex={-1} width="max-content" maxW="full">
          <InvitationStatus status={review.status} />
        </chakra.h2>
        {due && <DueDays due={due} />}
      </chakra.div>
      {days.length > 0 && (
        <chakra.div mt="3">
          {/* The next due task stands out. */}
          <DataList
            items={days.map(({ label, value }, index) => ({
              label,
              value: due && index === 0 ? <chakra.strong fontWeight="semibold">{value}</chakra.strong> : value,
            }))}
          />
        </chakra.div>
      )}
      <chakra.p mt="3" color="fg.muted" lineHeight="reading">
        {t(`invitations.place.${review.status}`)}
      </chakra.p>
      <chakra.div mt="4" display="flex" _empty={{ display: 'none' }} data-no-print>
        {review.viewerCanReadResult && (
          <ButtonLink
            variant="outline"
            flex="1 1 9rem"
            maxW="22rem"
            icon="file"
            to={reviewLink(data.id, review.id, RoleKind.REVIEWER)}
            state={further}
          >
            {t('invitations.place.read')}
          </ButtonLink>
        )}
      </chakra.div>
      <ManuscriptActs
        contribution={data}
        status={status}
        statusText={t(`reviewStatus.${review.status}`, { ns: 'messages' })}
        without={OWN_LINK}
        list={list}
        onRefused={onRefused}
      />
    </Panel>
  );
}
