// Receive and refuse for what is ticked, on this page or another (S2 §2.1); there is nothing to press before something is ticked.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MAX_BULK } from '../../../shared/limits.ts';
import type { IntakeAct } from '../../components/contribution/intake.ts';
import { BulkBar } from '../../ui/BulkBar.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  acts: readonly IntakeAct[];
  /** How many are ticked, and how many of them and of all stand on this page. */
  count: number;
  countHere: number;
  rowsHere: number;
  onSelectPage: () => void;
  onClear: () => void;
  onAct: (act: IntakeAct) => void;
}

export function IntakeBar({ acts, count, countHere, rowsHere, onSelectPage, onClear, onAct }: Props) {
  const { t } = useTranslation('manuscripts');
  const isTooMany = count > MAX_BULK;
  return (
    <BulkBar
      count={count}
      countElsewhere={count - countHere}
      onSelectPage={countHere < rowsHere ? onSelectPage : undefined}
      onClear={onClear}
    >
      {isTooMany && <chakra.span color="danger.fg">{t('manuscripts.intake.tooMany', { max: MAX_BULK })}</chakra.span>}
      {acts.includes('refuse') && (
        <Button variant="dangerOutline" disabled={isTooMany} onClick={() => onAct('refuse')}>
          {t('manuscripts.refuse')}
        </Button>
      )}
      {acts.includes('receive') && (
        <Button variant="solid" disabled={isTooMany} onClick={() => onAct('receive')}>
          {t('manuscripts.receive')}
        </Button>
      )}
    </BulkBar>
  );
}
