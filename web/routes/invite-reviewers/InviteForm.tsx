// The people to invite, by when and with what letter; the invitations go out together.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { OfficeAnonymity } from '../../components/anonymity/OfficeAnonymity.tsx';
import { detailLink } from '../../components/contribution/links.ts';
import type { NewPersonForm_query$key } from '../../components/people/__generated__/NewPersonForm_query.graphql.ts';
import { InvitationLetter } from '../../components/people/InvitationLetter.tsx';
import { isSamePerson } from '../../components/people/person-to-invite.ts';
import { useWayBack } from '../../components/lists/useFurther.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useLeaveSaved } from '../../components/shell/useLeaveSaved.ts';
import { useDraftFields } from '../../drafts/useDraftFields.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { JournalDays } from './AddedReviewer.tsx';
import { AddedReviewers } from './AddedReviewers.tsx';
import { FindReviewers } from './FindReviewers.tsx';
import { invitationDraft, type ReviewerToInvite } from './invitation-draft.ts';
import type { InvitingAct } from './useInviteReviewers.ts';
import { useLetterTemplate } from './useLetterTemplate.ts';
import { useSendInvitations } from './useSendInvitations.ts';

interface InviteFormProps {
  days: JournalDays | null;
  act: InvitingAct;
  contributionId: string;
  colloquiumId: string | null;
  viewerId: string;
  role: RoleKindCode;
  query: NewPersonForm_query$key;
}

export function InviteForm({ days, act, contributionId, colloquiumId, viewerId, role, query }: InviteFormProps) {
  const { t } = useTranslation(['inviteReviewers', 'people']);
  const { fields: draft, change, forget } = useDraftFields(`inviteReviewers:${viewerId}:${contributionId}`, invitationDraft);
  const { reviewers } = draft;
  const { send, isPending, invitedCount, problems, setProblems, failure, forgetFailure } = useSendInvitations(act, contributionId, draft);
  const template = useLetterTemplate(contributionId, act);
  const [isTypingPerson, setIsTypingPerson] = useState(false);
  /** Sent, or given up: remaining warnings do not matter any more. */
  const [isOver, setIsOver] = useState(false);
  const isUnsaved = !isOver && (isTypingPerson || reviewers.length > 0 || draft.letter !== null || draft.isForLapse);
  const leaveSaved = useLeaveSaved(isUnsaved);
  const back = useWayBack(detailLink(role, contributionId));
  /** To the manuscript, at its place in the list it was opened from (B-424). */
  function leave() {
    forget();
    setIsOver(true);
    leaveSaved(back.address, back.state);
  }
  function handleAdd(reviewer: ReviewerToInvite): boolean {
    const isAdded = reviewers.some((other) => isSamePerson(other, reviewer));
    if (isAdded) setProblems({ reviewers: 'form.expertAlreadyAdded' });
    else change({ reviewers: [...reviewers, reviewer] });
    return !isAdded;
  }
  async function handleSend() {
    if (!(await send())) return;
    showNotice({ kind: 'success', text: t('inviteReviewers.done') });
    leave();
  }
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <FindReviewers contributionId={contributionId} reviewers={reviewers} query={query} onAdd={handleAdd} onTyping={setIsTypingPerson} />
      <AddedReviewers
        days={days}
        reviewers={reviewers}
        problems={problems}
        isForLapse={draft.isForLapse}
        onChange={(next) => change({ reviewers: next })}
        onChangeLapse={(isForLapse) => change({ isForLapse })}
      />
      <OfficeAnonymity contributionId={contributionId} />
      <InvitationLetter
        kind="INVITE_REVIEWER"
        colloquiumId={colloquiumId}
        contributionId={contributionId}
        template={template}
        letter={draft.letter}
        error={problems['letter']}
        onChange={(letter) => change({ letter })}
      />
      <FormFoot start={<Button onClick={leave}>{t('inviteReviewers.cancel')}</Button>}>
        <Button variant="solid" isPending={isPending} onClick={() => void handleSend()}>
          {invitedCount > 0 ? t('inviteReviewers.send', { count: invitedCount }) : t('inviteReviewers.sendNone')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved}>{isTypingPerson ? t('people.leave', { ns: 'people' }) : undefined}</LeaveQuestion>
      <NoticeDialog isOpen={failure !== null} title={t('inviteReviewers.failed')} onClose={forgetFailure}>
        {failure}
      </NoticeDialog>
    </chakra.div>
  );
}
