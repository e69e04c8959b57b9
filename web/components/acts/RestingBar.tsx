// Bar of a list without ticked rows: the acts on ticked rows. Pressed, it says that a row has to be ticked first (R2-099, R2-116).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { BulkActName } from './acts.ts';

export interface Resting {
  /** How to begin. */
  hint: string;
  /** The first row that takes one of the acts. */
  rowId: string;
}

/** For acts on accepted manuscripts the message does not mention new ones (R2-120, R2-126). */
const ofAccepted: readonly BulkActName[] = ['COMPILE', 'REMOVE_FROM_ISSUE'];

export function RestingBar({ acts, hint, rowId }: Resting & { acts: readonly BulkActName[] }) {
  const { t } = useTranslation(['messages', 'ui']);
  function handlePress(act: BulkActName) {
    // The list is longer than the screen: a notice is visible at every scroll position.
    showNotice({ kind: 'info', key: 'act', text: ofAccepted.includes(act) ? 'error.CHOOSE_MANUSCRIPTS' : 'error.SELECT_MANUSCRIPT' });
    const row = [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === rowId);
    row?.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
  }
  return (
    <chakra.section
      aria-label={t('ui.bulk.resting', { ns: 'ui' })}
      mt="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      data-no-print
    >
      <chakra.span color="fg.muted">{hint}</chakra.span>
      {/* The usual one at the end, as in the bar of ticked rows. */}
      {acts.toReversed().map((act) => (
        <Button key={act} onClick={() => handlePress(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
    </chakra.section>
  );
}
