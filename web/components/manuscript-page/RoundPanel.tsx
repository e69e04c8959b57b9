// The reviewers of a round that runs, beside the manuscript: how each stands, by when, who is late, and reminding them. For the office that
// may know them; what else is known of an invitation stands in its section of the sheet.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ROUND_STATES } from '../../../shared/workflow.ts';
import { DueDays } from '../contribution/DueDays.tsx';
import { reviewLink } from '../contribution/links.ts';
import { useFurther } from '../lists/useFurther.ts';
import { INVITATION_LOOK } from '../review/InvitationStatus.tsx';
import { useRemindReviewer } from '../review/useAttendInvitation.ts';
import { useRemindLate } from '../review/useRemindLate.ts';
import { useRoleNumber } from '../session/role-number.ts';
import { Button } from '../../ui/Button.tsx';
import { REMIND_ACT } from '../../ui/marks.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { dateText } from '../../ui/text/dates.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { RoundPanel_contribution$data, RoundPanel_contribution$key } from './__generated__/RoundPanel_contribution.graphql.ts';
import { RailPanel } from './RailPanel.tsx';

type Invitation = NonNullable<RoundPanel_contribution$data['reviews']>[number];

const RUNNING: readonly string[] = ROUND_STATES;

export function RoundPanel({ contribution }: { contribution: RoundPanel_contribution$key }) {
  const { id, state, reviews } = useFragment(
    graphql`
      fragment RoundPanel_contribution on Contribution {
        id
        state
        reviews {
          id
          round
          status
          closedReason
          invitedAt
          finishedAt
          remindedAt
          viewerCanRemind
          viewerCanReadResult
          due {
            step
            on
            isOverdue
            workingDaysLeft
          }
          reviewer {
            displayName
          }
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation(['manuscripts', 'messages']);
  const { remind, remindLate, pendingId, isLatePending } = useReminding(id);
  // Invitations by an earlier journal are hidden.
  const invited = (reviews ?? []).filter(({ invitedAt }) => invitedAt != null);
  const round = Math.max(...invited.map((one) => one.round ?? 0));
  const ofRound = invited.filter((one) => one.round === round);
  // Who may not know a reviewer of the round is told nothing of it here.
  if (state == null || !RUNNING.includes(state) || ofRound.length === 0 || ofRound.some(({ reviewer }) => reviewer == null)) return null;
  const isOut = ({ status }: Invitation) => status === 'PENDING' || status === 'ACCEPTED';
  const counted = ofRound.filter((one) => isOut(one) || one.status === 'FINISHED');
  const gone = ofRound.filter((one) => !counted.includes(one));
  const late = counted.filter(({ due, viewerCanRemind }) => due?.isOverdue && viewerCanRemind);
  return (
    <RailPanel
      id="round"
      title={t('manuscripts.round.title')}
      note={t('manuscripts.round.back', { back: counted.filter((one) => !isOut(one)).length, all: counted.length, round })}
    >
      <chakra.ul listStyleType="none">
        {counted.toSorted(byUrgency).map((one) => (
          <ReviewerRow
            key={one.id}
            contributionId={id}
            review={one}
            isPending={pendingId === one.id}
            isForKey={late.length === 1 && late[0] === one}
            onRemind={() => void remind(one)}
          />
        ))}
      </chakra.ul>
      {gone.length > 0 && (
        <chakra.p color="fg.muted" fontSize="sm" mt="2">
          {gone
            .map((one) => `${nameOf(one)} ${t(`reviewStatus.${one.status ?? 'CLOSED'}`, { ns: 'messages' })}`)
            .join(t('manuscripts.listSeparator'))}
        </chakra.p>
      )}
      {late.length > 1 && (
        <Button {...REMIND_ACT} size="sm" mt="3" icon="mail" isPending={isLatePending} onClick={() => void remindLate()} data-no-print>
          {t('manuscripts.round.remindLate', { count: late.length })}
        </Button>
      )}
    </RailPanel>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' } as const;

interface RowProps {
  contributionId: string;
  review: Invitation;
  isPending: boolean;
  /** The only one who is late: a key reminds them. */
  isForKey: boolean;
  onRemind: () => void;
}

function ReviewerRow({ contributionId, review, isPending, isForKey, onRemind }: RowProps) {
  const { t } = useTranslation(['manuscripts', 'messages', 'inviteReviewers']);
  const roleNumber = useRoleNumber();
  const further = useFurther();
  const { id, status, due, finishedAt, remindedAt, viewerCanRemind, viewerCanReadResult } = review;
  const name = nameOf(review);
  return (
    <chakra.li py="1.5" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }} _last={{ pb: '0' }}>
      <chakra.div {...LINE}>
        <chakra.span fontWeight="semibold" minW="0" overflowWrap="anywhere">
          {name}
        </chakra.span>
        {status && <Mark tone={INVITATION_LOOK[status].tone}>{t(`reviewStatus.${status}`, { ns: 'messages' })}</Mark>}
        <chakra.span ms="auto" fontSize="sm">
          {viewerCanReadResult && (
            <TextLink
              to={reviewLink(contributionId, id, roleNumber)}
              state={further}
              aria-label={t('manuscripts.round.resultOf', { name })}
              data-no-print
            >
              {t('manuscripts.detail.reviewResult')}
            </TextLink>
          )}
          {viewerCanRemind ? (
            <Button
              {...(isForKey && REMIND_ACT)}
              variant="link"
              size="sm"
              isPending={isPending}
              aria-label={t('inviteReviewers.remindNamed', { ns: 'inviteReviewers', name })}
              onClick={onRemind}
              data-no-print
            >
              {t('inviteReviewers.remind', { ns: 'inviteReviewers' })}
            </Button>
          ) : (
            due &&
            remindedAt && <chakra.span color="fg.muted">{t('manuscripts.round.reminded', { day: dateText(remindedAt) })}</chakra.span>
          )}
        </chakra.span>
      </chakra.div>
      <chakra.div {...LINE} color="fg.muted" fontSize="sm">
        {due && <span>{t(`manuscripts.round.by.${due.step}`, { day: due.on })}</span>}
        {due && (
          <chakra.span ms="auto">
            <DueDays due={due} />
          </chakra.span>
        )}
        {status === 'FINISHED' && finishedAt && <span>{t('manuscripts.round.handedIn', { day: dateText(finishedAt) })}</span>}
      </chakra.div>
    </chakra.li>
  );
}

const nameOf = ({ reviewer }: Invitation) => reviewer?.displayName ?? '';

/** The latest first, then by due day; who has handed in comes last. */
function byUrgency(one: Invitation, other: Invitation): number {
  const key = ({ status, due }: Invitation) => `${status === 'FINISHED' ? 1 : 0} ${due?.on ?? '9'}`;
  return key(one).localeCompare(key(other));
}

/** Reminds one by name, or all who are late by one request, and says so. */
function useReminding(contributionId: string) {
  const { t } = useTranslation(['inviteReviewers', 'manuscripts']);
  const one = useRemindReviewer();
  const late = useRemindLate();
  /** Of the one who is being reminded. */
  const [pendingId, setPendingId] = useState<string | null>(null);
  const isPending = one.isPending || late.isPending;
  async function remind(review: Invitation) {
    if (isPending) return;
    setPendingId(review.id);
    if (await one.run(review.id)) showNotice({ kind: 'success', text: t('inviteReviewers.reminded', { name: nameOf(review) }) });
    setPendingId(null);
  }
  async function remindLate() {
    if (isPending) return;
    const [result] = (await late.run([contributionId], false)) ?? [];
    if (!result) return;
    const { count, refusal } = result;
    showNotice({ kind: count > 0 ? 'success' : 'info', text: refusal ?? t('manuscripts.remind.done', { ns: 'manuscripts', count }) });
  }
  return { remind, remindLate, pendingId, isLatePending: late.isPending };
}
