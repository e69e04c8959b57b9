// State of an invitation, its due day, the expert's answer, and the office's remaining acts.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { dayOf } from '../../../shared/day.ts';
import { StatusBadge, type StatusLook } from '../../ui/text/StatusBadge.tsx';
import type { InvitationState_review$key, ReviewStatus } from './__generated__/InvitationState_review.graphql.ts';
import { InvitationActs } from './InvitationActs.tsx';
import { InvitationLetter } from './InvitationLetter.tsx';

const LOOKS: Readonly<Partial<Record<ReviewStatus, StatusLook>>> = {
  PENDING: { tone: 'warning', icon: 'clock' },
  ACCEPTED: { tone: 'violet' },
  FINISHED: { tone: 'success', icon: 'check' },
};

export function InvitationState({ review: key }: { review: InvitationState_review$key }) {
  const review = useFragment(
    graphql`
      fragment InvitationState_review on Review {
        status
        closedReason
        answerDueOn
        reviewDueOn
        declineReason
        suggestedColleagues
        conflictReason
        conflicts
        remindedAt
        ...InvitationLetter_review
        ...InvitationActs_review
      }
    `,
    key,
  );
  const { t } = useTranslation(['inviteReviewers', 'messages']);
  const { status, closedReason, answerDueOn, reviewDueOn, declineReason, suggestedColleagues, conflictReason, conflicts, remindedAt } =
    review;
  if (!status) return null;
  const isOut = status === 'PENDING' || status === 'ACCEPTED';
  const dueOn = status === 'PENDING' ? answerDueOn : status === 'ACCEPTED' ? reviewDueOn : null;
  const said = [
    ...(dueOn ? [t(`inviteReviewers.due.${status === 'PENDING' ? 'answer' : 'review'}`, { day: dueOn })] : []),
    ...(isOut && remindedAt ? [t('inviteReviewers.remindedOn', { day: dayOf(new Date(remindedAt)) })] : []),
    ...(declineReason ? [t('inviteReviewers.declineReason', { reason: declineReason })] : []),
    ...(suggestedColleagues ? [t('inviteReviewers.suggests', { names: suggestedColleagues })] : []),
    ...(conflicts?.length ? [t('inviteReviewers.conflicts', { evidence: conflicts.join(t('inviteReviewers.conflicts.and')) })] : []),
    ...(conflictReason ? [t('inviteReviewers.inSpite', { reason: conflictReason })] : []),
  ];
  return (
    <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      <StatusBadge {...(LOOKS[status] ?? { tone: 'slate' })}>
        {status === 'CLOSED' && closedReason
          ? t(`inviteReviewers.closed.${closedReason}`)
          : t(`reviewStatus.${status}`, { ns: 'messages' })}
      </StatusBadge>
      {isOut && <InvitationLetter review={review} />}
      {said.map((line) => (
        <chakra.span key={line} color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {line}
        </chakra.span>
      ))}
      <InvitationActs review={review} />
    </chakra.div>
  );
}
