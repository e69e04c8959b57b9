// The author takes the manuscript back: says what will happen and who is told, takes a reason if there is one, and does it.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../shared/limits.ts';
import { errorMessage } from '../../relay/errors.ts';
import { Textarea } from '../../ui/controls.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { useKeptText } from '../../ui/useKeptText.ts';
import { useWithdrawContribution } from './useWithdrawContribution.ts';

export interface WithdrawDialogProps {
  viewerId: string;
  contributionId: string;
  /** Its title, in the reader's language. */
  name: string;
  onClose: () => void;
  /** It was withdrawn, or has moved on: the page must be read anew. */
  onDone: () => void;
}

export function WithdrawDialog({ viewerId, contributionId, name, onClose, onDone }: WithdrawDialogProps) {
  const { t } = useTranslation('manuscripts');
  const [reason, setReason] = useKeptText(`withdrawal:${viewerId}:${contributionId}`);
  const { withdrawContribution, isPending, failure } = useWithdrawContribution();
  async function handleConfirm() {
    if (!(await withdrawContribution(contributionId, reason.trim() || null))) return onDone();
    setReason('');
    showNotice({ kind: 'success', key: 'withdraw', text: t('manuscripts.withdraw.done') });
    onDone();
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('manuscripts.withdraw.title')}
      confirmLabel={t('manuscripts.withdraw.confirm')}
      isDestructive
      isPending={isPending}
      size="md"
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4">
        {failure && <ErrorNotice message={errorMessage(failure)} />}
        <chakra.p fontWeight="medium">{t('manuscripts.withdraw.question')}</chakra.p>
        <p>
          <strong>{name}</strong>
        </p>
        <chakra.ul ps="5" listStyleType="disc" color="fg.muted" display="grid" gap="1">
          <li>{t('manuscripts.withdraw.consequence')}</li>
          <li>{t('manuscripts.withdraw.told')}</li>
          <li>{t('manuscripts.withdraw.reviewers')}</li>
        </chakra.ul>
        <Field label={t('manuscripts.withdraw.reason')} help={t('manuscripts.withdraw.reasonHelp')}>
          <Textarea rows={3} value={reason} maxLength={MAX_COMMENT_LENGTH} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
}
