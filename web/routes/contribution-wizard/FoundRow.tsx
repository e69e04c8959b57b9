// One field of a file: what stands now, what was found, how sure that is, and taking it.
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge, type StatusLook } from '../../ui/StatusBadge.tsx';
import type { Confidence } from './offers.ts';

export interface FoundRowProps {
  label: string;
  now: string;
  found: string;
  confidence: Confidence;
  isTaken: boolean;
  /** Left out while something else has to be finished first. */
  onTake: (() => void) | undefined;
  act: string;
}

const LOOK: Readonly<Record<Confidence, StatusLook>> = { HIGH: { tone: 'success', icon: 'checkCircle' }, MEDIUM: { tone: 'warning', icon: 'info' }, LOW: { tone: 'slate', icon: 'alert' } };

export function FoundRow({ label, now, found, confidence, isTaken, onTake, act }: FoundRowProps) {
  const { t } = useTranslation('wizard');
  const id = useId();
  return (
    <chakra.li borderTopWidth="1px" py="3" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <chakra.h3 id={id} fontWeight="medium" flex="1" minW="8rem">{label}</chakra.h3>
        <StatusBadge {...LOOK[confidence]}>{t(`wizard.read.confidence.${confidence}`)}</StatusBadge>
        {isTaken
          ? <chakra.span color="success.fg" fontSize="sm">{t('wizard.read.taken')}</chakra.span>
          : <Button size="sm" aria-describedby={id} disabled={onTake === undefined} onClick={onTake}>{act}</Button>}
      </chakra.div>
      {isTaken ? <Side text={found} title={t('wizard.read.inFile')} /> : (
        <chakra.div display="grid" gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          <Side text={now} title={t('wizard.read.now')} />
          <Side text={found} title={t('wizard.read.inFile')} />
        </chakra.div>
      )}
    </chakra.li>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('wizard');
  return (
    <chakra.div bg="bg.subtle" borderRadius="md" px="3" py="2" minW="0">
      <chakra.div fontSize="sm" color="fg.muted">{title}</chakra.div>
      <chakra.div dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" color={text === '' ? 'fg.muted' : undefined}>{text === '' ? t('wizard.read.empty') : text}</chakra.div>
    </chakra.div>
  );
}
