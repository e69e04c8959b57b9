// The certainty of a finding from a file, in a word, with its colour and a sign.
import { useTranslation } from 'react-i18next';
import { StatusBadge, type StatusLook } from '../../../ui/text/StatusBadge.tsx';
import type { Confidence } from './offers.ts';

const LOOK: Readonly<Record<Confidence, StatusLook>> = {
  HIGH: { tone: 'success', icon: 'checkCircle' },
  MEDIUM: { tone: 'warning', icon: 'info' },
  LOW: { tone: 'slate', icon: 'alert' },
};

export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const { t } = useTranslation('wizard');
  return <StatusBadge {...LOOK[confidence]}>{t(`wizard.read.confidence.${confidence}`)}</StatusBadge>;
}
