// The office's acts on an outstanding invitation: remind its expert, or withdraw it.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { InvitationActs_review$key } from './__generated__/InvitationActs_review.graphql.ts';
import { useCloseInvitation, useRemindReviewer } from './useAttendInvitation.ts';

export function InvitationActs({ review: key }: { review: InvitationActs_review$key }) {
  const review = useFragment(
    graphql`
      fragment InvitationActs_review on Review {
        id
        viewerCanClose
        viewerCanRemind
        reviewer {
          displayName
        }
        contribution {
          id
        }
      }
    `,
    key,
  );
  const { t } = useTranslation('inviteReviewers');
  const [isAsking, setIsAsking] = useState(false);
  const remind = useRemindReviewer();
  const close = useCloseInvitation();
  const { id, viewerCanClose, viewerCanRemind, reviewer, contribution } = review;
  if (!contribution || (!viewerCanClose && !viewerCanRemind)) return null;
  const name = reviewer?.displayName ?? '';
  async function handleRemind() {
    if (await remind.run(id)) showNotice({ kind: 'success', text: t('inviteReviewers.reminded', { name }) });
  }
  async function handleClose(contributionId: string) {
    if (await close.run(contributionId, id)) showNotice({ kind: 'success', text: t('inviteReviewers.withdrawn', { name }) });
    setIsAsking(false);
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" data-no-print>
      {viewerCanRemind && (
        <Button
          variant="link"
          isPending={remind.isPending}
          aria-label={t('inviteReviewers.remindNamed', { name })}
          onClick={() => void handleRemind()}
        >
          {t('inviteReviewers.remind')}
        </Button>
      )}
      {viewerCanClose && (
        <Button
          variant="link"
          color="danger.fg"
          aria-label={t('inviteReviewers.withdrawNamed', { name })}
          onClick={() => setIsAsking(true)}
        >
          {t('inviteReviewers.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        title={t('inviteReviewers.withdrawNamed', { name })}
        confirmLabel={t('inviteReviewers.withdraw')}
        isPending={close.isPending}
        onConfirm={() => void handleClose(contribution.id)}
        onCancel={() => setIsAsking(false)}
      >
        {t('inviteReviewers.withdraw.body')}
      </ConfirmDialog>
    </chakra.div>
  );
}
