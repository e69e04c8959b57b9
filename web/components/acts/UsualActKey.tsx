// The act of a key on a row of a list with bulk acts: the most usual act, for that row alone. It is not shown: with the mouse one ticks
// rows, and the bar offers it for all of them.
import { useTranslation } from 'react-i18next';
import { USUAL_ACT } from '../../ui/marks.ts';
import { bulkActs, dialogOf, type BulkActName } from './acts.ts';
import type { ActOffer } from './targets.ts';

interface Props {
  offers: readonly ActOffer[];
  onPress: (act: BulkActName) => void;
}

export function UsualActKey({ offers, onPress }: Props) {
  const { t } = useTranslation('messages');
  const usual = bulkActs.find((name) => dialogOf(name).tone === 'usual' && offers.some(({ act, isAllowed }) => act === name && isAllowed));
  if (usual === undefined) return null;
  return (
    <button type="button" hidden {...USUAL_ACT} onClick={() => onPress(usual)}>
      {t(`act.${usual}`)}
    </button>
  );
}
