// After a decision the notice says at which minute its letter goes, and offers to correct the letter or to take the decision back.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HOLD_ACTS, type HoldAct } from '../acts/hold-acts.ts';
import { addToNotice, dismissNotice } from '../../ui/notice/notices.tsx';
import { timeText } from '../../ui/text/dates.ts';

interface Hold {
  /** How many acts were done on this page. */
  doneCount: number;
  /** Names the decision that waits and that this person may take back; null: there is none. */
  waiting: string | null;
  goesAt: string | null;
}

export function useHoldNotice({ doneCount, waiting, goesAt }: Hold, onChoose: (act: HoldAct) => void): void {
  const { t } = useTranslation(['acts', 'messages']);
  const shown = useRef<number | null>(null);
  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  useEffect(() => {
    if (doneCount === 0) return;
    if (waiting === null || goesAt === null) {
      if (shown.current !== null) dismissNotice(shown.current);
      shown.current = null;
      return;
    }
    shown.current = addToNotice('act', {
      detail: t('acts.hold.until', { time: timeText(goesAt) }),
      actions: HOLD_ACTS.map((act) => ({ label: t(`act.${act}`, { ns: 'messages' }), onClick: () => choose.current(act) })),
    });
  }, [doneCount, waiting, goesAt, t]);
  // It speaks of a page that is left.
  useEffect(
    () => () => {
      if (shown.current !== null) dismissNotice(shown.current);
    },
    [],
  );
}
