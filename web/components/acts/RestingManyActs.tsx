// The acts for ticked manuscripts before any is ticked: pressed, they say that one has to be, and lead to the first that takes one
// (R2-099, R2-116).
import { useTranslation } from 'react-i18next';
import { showNotice } from '../../ui/notice/notices.tsx';
import { RestingActs } from '../lists/RestingActs.tsx';
import type { BulkActName } from './acts.ts';

interface Props {
  acts: readonly BulkActName[];
  hint: string;
  /** The first row that takes one of the acts. */
  rowId: string;
}

/** For acts on accepted manuscripts the message does not mention new ones (R2-120, R2-126). */
const ofAccepted: readonly BulkActName[] = ['COMPILE', 'REMOVE_FROM_ISSUE'];

export function RestingManyActs({ acts, hint, rowId }: Props) {
  const { t } = useTranslation('messages');
  function handlePress(act: BulkActName) {
    // The list is longer than the screen: a notice is visible at every scroll position.
    showNotice({ kind: 'info', key: 'act', text: ofAccepted.includes(act) ? 'error.CHOOSE_MANUSCRIPTS' : 'error.SELECT_MANUSCRIPT' });
    const row = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === rowId);
    row?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  }
  // The usual one at the end, as in the bar of ticked rows.
  return <RestingActs hint={hint} acts={acts.toReversed().map((act) => ({ name: t(`act.${act}`), onPress: () => handlePress(act) }))} />;
}
