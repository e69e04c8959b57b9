// Outcome for the manuscripts where not all is well: each refused one with its reason. Unused input is shown.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import type { ActTarget } from './targets.ts';
import { RefusedList } from './TargetList.tsx';

export interface Outcome {
  doneCount: number;
  refused: readonly ActTarget[];
}

interface Props {
  outcome: Outcome;
  doneText: string;
  keptText: string;
  onClose: () => void;
}

export function OutcomeDialog({ outcome: { doneCount, refused }, doneText, keptText, onClose }: Props) {
  const { t } = useTranslation('acts');
  return (
    <NoticeDialog isOpen size="md" title={doneCount > 0 ? t('acts.notDone') : t('acts.noneDone')} onClose={onClose}>
      {doneCount > 0 && (
        <>
          <InfoNotice tone="success">{doneText}</InfoNotice>
          <chakra.p mt="3">{t('acts.notDoneCount', { done: doneCount, refused: refused.length })}</chakra.p>
        </>
      )}
      <RefusedList refused={refused} />
      <KeptText text={keptText} />
    </NoticeDialog>
  );
}

export function KeptText({ text }: { text: string }) {
  const { t } = useTranslation('acts');
  if (text.trim() === '') return null;
  return (
    <chakra.div mt="4">
      <chakra.p color="fg.muted">{t('acts.kept')}</chakra.p>
      <chakra.p mt="1" ps="3" borderInlineStartWidth="2px" whiteSpace="pre-line" maxH="9rem" overflowY="auto">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
