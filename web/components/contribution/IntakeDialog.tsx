// Receiving or refusing new submissions: asks once, takes an optional opinion, and names every manuscript it could not be done for.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_COMMENT_LENGTH } from '../../../shared/limits.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { errorMessage } from '../../relay/errors.ts';
import { Textarea } from '../../ui/controls.tsx';
import { ConfirmDialog, NoticeDialog } from '../../ui/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showNotice } from '../../ui/notices.tsx';
import type { IntakeAct } from './intake.ts';
import { useReceiveContributions } from './useReceiveContributions.ts';
import { useRefuseContributions } from './useRefuseContributions.ts';

export interface IntakeDialogProps {
  act: IntakeAct;
  role: RoleKindCode;
  manuscripts: readonly { id: string; name: string }[];
  onClose: () => void;
  /** After the server has answered; `doneIds` are those for which it was done. */
  onDone: (doneIds: readonly string[]) => void;
}

export function IntakeDialog({ act, role, manuscripts, onClose, onDone }: IntakeDialogProps) {
  const { t } = useTranslation('manuscripts');
  const [comment, setComment] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const receive = useReceiveContributions();
  const refuse = useRefuseContributions();
  const { failure } = act === 'receive' ? receive : refuse;
  const doneText = act === 'receive' ? t('manuscripts.receive.done') : t('manuscripts.refuse.done');
  async function handleConfirm() {
    const ids = manuscripts.map((manuscript) => manuscript.id);
    const opinion = comment.trim() || null;
    const results = await (act === 'receive' ? receive.receiveContributions(ids, opinion) : refuse.refuseContributions(ids, opinion));
    if (results === null) return;
    const done = results.filter((result) => result.done).map((result) => result.contributionId);
    const others = results.filter((result) => !result.done);
    // Taken down now: what was done leaves the selection, and with it `manuscripts`.
    const refused = others.map(({ contributionId, refusal }) => ({
      id: contributionId,
      name: manuscripts.find(({ id }) => id === contributionId)?.name ?? '',
      reason: refusal ?? '',
    }));
    setOutcome({ doneCount: done.length, refused });
    onDone(done);
    if (refused.length > 0) return;
    showNotice({ kind: 'success', key: 'intake', text: doneText });
    onClose();
  }
  if (outcome !== null && outcome.refused.length > 0) return <RefusedDialog outcome={outcome} doneText={doneText} onClose={onClose} />;
  const isDeskReject = act === 'refuse' && role !== 'EDITOR';
  const consequence =
    act === 'receive'
      ? t('manuscripts.receive.consequence')
      : isDeskReject
        ? t('manuscripts.refuse.deskConsequence')
        : t('manuscripts.refuse.consequence');
  const verb = act === 'receive' ? t('manuscripts.receive') : t('manuscripts.refuse');
  return (
    <ConfirmDialog
      isOpen
      title={verb}
      confirmLabel={verb}
      isDestructive={act === 'refuse'}
      isPending={receive.isPending || refuse.isPending}
      size="md"
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4">
        {failure && <ErrorNotice message={errorMessage(failure)} />}
        <chakra.p fontWeight="medium">{act === 'receive' ? t('manuscripts.receive.confirm') : t('manuscripts.refuse.confirm')}</chakra.p>
        <chakra.ul ps="5" listStyleType="disc" maxH="9rem" overflowY="auto">
          {manuscripts.map((manuscript) => (
            <li key={manuscript.id}>{manuscript.name}</li>
          ))}
        </chakra.ul>
        <chakra.p color="fg.muted">{consequence}</chakra.p>
        <Field label={t('manuscripts.intake.comment')} help={t('manuscripts.intake.commentHelp')}>
          <Textarea rows={3} value={comment} maxLength={MAX_COMMENT_LENGTH} onChange={(event) => setComment(event.target.value)} />
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
}

interface Outcome {
  doneCount: number;
  refused: readonly { id: string; name: string; reason: string }[];
}

function RefusedDialog({
  outcome: { doneCount, refused },
  doneText,
  onClose,
}: {
  outcome: Outcome;
  doneText: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('manuscripts');
  return (
    <NoticeDialog
      isOpen
      size="md"
      title={doneCount > 0 ? t('manuscripts.intake.notDone') : t('manuscripts.intake.noneDone')}
      onClose={onClose}
    >
      {doneCount > 0 && (
        <>
          <InfoNotice tone="success">{doneText}</InfoNotice>
          <chakra.p mt="3">{t('manuscripts.intake.notDoneCount', { done: doneCount, refused: refused.length })}</chakra.p>
        </>
      )}
      <chakra.ul mt="3" display="grid" gap="3" listStyleType="none">
        {refused.map(({ id, name, reason }) => (
          <chakra.li key={id} borderInlineStartWidth="2px" borderColor="danger.fg" ps="3">
            <chakra.div fontWeight="medium">{name}</chakra.div>
            <chakra.div color="fg.muted">{reason}</chakra.div>
          </chakra.li>
        ))}
      </chakra.ul>
    </NoticeDialog>
  );
}
