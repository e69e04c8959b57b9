// Receive and refuse, for what is selected; without a selection they say what to do first (S2 §2.1).
import { useTranslation } from 'react-i18next';
import type { IntakeAct } from '../../components/contribution/intake.ts';
import { Button } from '../../ui/Button.tsx';
import { showNotice } from '../../ui/notices.tsx';

interface Props {
  acts: readonly IntakeAct[];
  selectedCount: number;
  onAct: (act: IntakeAct) => void;
}

export function IntakeButtons({ acts, selectedCount, onAct }: Props) {
  const { t } = useTranslation(['manuscripts', 'messages']);
  function handleClick(act: IntakeAct) {
    if (selectedCount === 0) showNotice({ kind: 'info', key: 'intake', text: t('error.SELECT_MANUSCRIPT', { ns: 'messages' }) });
    else onAct(act);
  }
  return (
    <>
      {acts.includes('refuse') && <Button variant="dangerOutline" onClick={() => handleClick('refuse')}>{t('manuscripts.refuse')}</Button>}
      {acts.includes('receive') && <Button variant="solid" onClick={() => handleClick('receive')}>{t('manuscripts.receive')}</Button>}
    </>
  );
}
