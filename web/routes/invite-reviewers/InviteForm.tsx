// Whom to invite, by when and with what letter; the invitations go out together.
import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { OfficeBlindness } from '../../components/blindness/OfficeBlindness.tsx';
import { detailLink, LIST_PATHS } from '../../components/contribution/links.ts';
import type { NewPersonForm_query$key } from '../../components/people/__generated__/NewPersonForm_query.graphql.ts';
import { CandidateSearch } from '../../components/people/CandidateSearch.tsx';
import { InvitationLetter } from '../../components/people/InvitationLetter.tsx';
import { NewPersonForm } from '../../components/people/NewPersonForm.tsx';
import { isSamePerson, personTypedIn } from '../../components/people/person-to-invite.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useKeptFields } from '../../drafts/useKeptFields.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { NoticeDialog } from '../../ui/Dialog.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AddedReviewers } from './AddedReviewers.tsx';
import { BLANK, found, invitationDraft, invitationOf, type ReviewerToInvite } from './invitation-draft.ts';
import { useInviteReviewers, type InvitingAct } from './useInviteReviewers.ts';
import { useLetterTemplate } from './useLetterTemplate.ts';

export interface InviteFormProps {
  act: InvitingAct;
  contributionId: string;
  colloquiumId: string | null;
  viewerId: string;
  role: RoleKindCode;
  query: NewPersonForm_query$key;
}

/** The chief and executive editors go back to the manuscript, all others to their list (R2-082, D2-06). */
const afterwards = (role: RoleKindCode, id: string): string =>
  role === 'EDITOR_IN_CHIEF' || role === 'EXECUTIVE_EDITOR' ? detailLink(role, id) : (LIST_PATHS[role] ?? detailLink(role, id));

export function InviteForm({ act, contributionId, colloquiumId, viewerId, role, query }: InviteFormProps) {
  const { t } = useTranslation(['inviteReviewers', 'people']);
  const navigate = useNavigate();
  const { fields: draft, change, forget } = useKeptFields(`inviteReviewers:${viewerId}:${contributionId}`, invitationDraft);
  const { reviewers } = draft;
  const { invite, isPending } = useInviteReviewers(act);
  const template = useLetterTemplate(contributionId, act);
  const [isTyping, setIsTyping] = useState(false);
  const [isTypingPerson, setIsTypingPerson] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [leavingTo, setLeavingTo] = useState<string>();
  // Drawn anew first: until then the page still asks whether to leave.
  useEffect(() => {
    if (leavingTo !== undefined) void navigate(leavingTo);
  }, [leavingTo, navigate]);
  const isUnsaved = isTypingPerson || reviewers.length > 0 || draft.letter !== null || draft.isForLapse;
  function leave(address: string) {
    forget();
    setLeavingTo(address);
  }
  function handleAdd(reviewer: ReviewerToInvite): boolean {
    const isAdded = reviewers.some((other) => isSamePerson(other, reviewer));
    setProblems(isAdded ? { reviewers: 'form.expertAlreadyAdded' } : {});
    if (!isAdded) change({ reviewers: [...reviewers, reviewer] });
    return !isAdded;
  }
  const [invited, reserve] = [reviewers.filter(({ isReserve }) => !isReserve), reviewers.filter(({ isReserve }) => isReserve)];
  function handleFailure(error: Error) {
    const fields = error instanceof ApiError ? error.fields : {};
    const placed = Object.entries(fields).map(([name, text]) => {
      const [list = '', index = '', ...field] = name.split('.');
      const person = { invitations: invited, reserve }[list]?.[Number(index)];
      // The fields of somebody who was typed in are no longer on the screen: what is wrong stands at the person.
      const place = field[0] === 'newReviewer' ? '' : field.join('.');
      return [person ? `${reviewers.indexOf(person)}.${place}` : name, text] as const;
    });
    setProblems(Object.fromEntries(placed));
    if (placed.length === 0) setFailure(errorMessage(error));
  }
  async function handleSend() {
    if (invited.length === 0) return setProblems({ reviewers: 'error.REVIEWERS_REQUIRED' });
    const unreasoned = reviewers.flatMap(({ evidence, conflictReason }, index) =>
      evidence.length > 0 && conflictReason.trim() === '' ? [[`${index}.conflictReason`, 'input.required'] as const] : [],
    );
    setProblems(Object.fromEntries(unreasoned));
    if (unreasoned.length > 0) return undefined;
    const input = {
      contributionId,
      invitations: invited.map(invitationOf),
      reserve: reserve.map(invitationOf),
      invitesReserveOnLapse: draft.isForLapse,
      letter: draft.letter,
    };
    if (!(await invite(input, handleFailure))) return undefined;
    showNotice({ kind: 'success', text: t('inviteReviewers.done') });
    return leave(afterwards(role, contributionId));
  }
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Panel id="find-experts" title={t('inviteReviewers.find')}>
        <CandidateSearch
          contributionId={contributionId}
          addedCodes={new Set(reviewers.flatMap(({ code }) => code ?? []))}
          onAdd={(candidate) => handleAdd(found(candidate))}
          onNotFound={() => setIsTyping(true)}
          wayToForm={
            !isTyping && (
              <Button variant="link" justifySelf="start" onClick={() => setIsTyping(true)}>
                {t('inviteReviewers.manual')}
              </Button>
            )
          }
        />
        {isTyping && (
          <Suspense>
            {/* Its words may come later: what is chosen and typed around it stays meanwhile. */}
            <NewPersonForm
              title={t('inviteReviewers.new')}
              query={query}
              onAdd={(person) => {
                if (handleAdd({ ...BLANK, ...personTypedIn(person) })) setIsTyping(false);
              }}
              onCancel={() => setIsTyping(false)}
              onTyping={setIsTypingPerson}
            />
          </Suspense>
        )}
      </Panel>
      <AddedReviewers
        reviewers={reviewers}
        problems={problems}
        isForLapse={draft.isForLapse}
        onChange={(next) => change({ reviewers: next })}
        onChangeLapse={(isForLapse) => change({ isForLapse })}
      />
      <OfficeBlindness contributionId={contributionId} />
      <InvitationLetter
        kind="INVITE_REVIEWER"
        colloquiumId={colloquiumId}
        contributionId={contributionId}
        template={template}
        letter={draft.letter}
        error={problems['letter']}
        onChange={(letter) => change({ letter })}
      />
      <FormFoot start={<Button onClick={() => leave(detailLink(role, contributionId))}>{t('inviteReviewers.cancel')}</Button>}>
        <Button variant="solid" isPending={isPending} onClick={() => void handleSend()}>
          {invited.length > 0 ? t('inviteReviewers.send', { count: invited.length }) : t('inviteReviewers.sendNone')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved && leavingTo === undefined}>
        {isTypingPerson ? t('people.leave', { ns: 'people' }) : undefined}
      </LeaveQuestion>
      <NoticeDialog isOpen={failure !== null} title={t('inviteReviewers.failed')} onClose={() => setFailure(null)}>
        {failure}
      </NoticeDialog>
    </chakra.div>
  );
}
