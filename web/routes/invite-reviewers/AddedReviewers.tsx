// The experts about to be invited: by when each is to answer and to review, why in spite of a conflict, and who is only kept in reserve.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/form/choices.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { AddedReviewer, type JournalDays } from './AddedReviewer.tsx';
import type { ReviewerToInvite } from './invitation-draft.ts';

interface AddedReviewersProps {
  days: JournalDays | null;
  reviewers: readonly ReviewerToInvite[];
  /** By `<index>.<field>`, and `reviewers` for the list. */
  problems: Readonly<Record<string, string>>;
  isForLapse: boolean;
  onChange: (reviewers: ReviewerToInvite[]) => void;
  onChangeLapse: (isForLapse: boolean) => void;
}

export function AddedReviewers({ days, reviewers, problems, isForLapse, onChange, onChangeLapse }: AddedReviewersProps) {
  const { t } = useTranslation('inviteReviewers');
  return (
    <Panel title={t('inviteReviewers.added')} id="added-experts">
      {reviewers.length === 0 && <chakra.p color="fg.muted">{t('inviteReviewers.added.empty')}</chakra.p>}
      <chakra.ul listStyleType="none">
        {reviewers.map((reviewer, index) => (
          <AddedReviewer
            key={reviewer.code ?? reviewer.email}
            days={days}
            reviewer={reviewer}
            isFirst={index === 0}
            problemOf={(field) => problems[`${index}.${field}`]}
            onChange={(patch) => onChange(reviewers.map((one) => (one === reviewer ? { ...one, ...patch } : one)))}
            onRemove={() => onChange(reviewers.filter((one) => one !== reviewer))}
          />
        ))}
      </chakra.ul>
      {problems['reviewers'] && (
        <chakra.p role="alert" color="danger.fg" mt="2">
          <MessageText message={problems['reviewers']} />
        </chakra.p>
      )}
      {reviewers.some(({ isReserve }) => isReserve) && (
        <chakra.div mt="3">
          <Checkbox checked={isForLapse} onChange={(event) => onChangeLapse(event.target.checked)}>
            {t('inviteReviewers.reserve.onLapse')}
          </Checkbox>
        </chakra.div>
      )}
    </Panel>
  );
}
