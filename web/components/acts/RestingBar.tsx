// Beneath a list of which nothing is ticked: what can be done with ticked rows. Pressed, it says that a row has to be ticked first (R2-099).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { BulkActName } from './acts.ts';

export function RestingBar({ acts, hint }: { acts: readonly BulkActName[]; hint: string }) {
  const { t } = useTranslation(['messages', 'ui']);
  /** How often it was pressed in vain: each time it is said anew. */
  const [presses, setPresses] = useState(0);
  function handlePress() {
    setPresses(presses + 1);
    document.querySelector<HTMLElement>('[data-row] input[type=checkbox]')?.focus();
  }
  return (
    <chakra.section
      aria-label={t('ui.bulk.label', { ns: 'ui' })}
      mt="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      data-no-print
    >
      {presses === 0 ? (
        <chakra.span color="fg.muted">{hint}</chakra.span>
      ) : (
        <chakra.span key={presses} role="alert" color="danger.fg">
          {t('error.SELECT_MANUSCRIPT')}
        </chakra.span>
      )}
      {/* The usual one at the end, as in the bar of ticked rows. */}
      {acts.toReversed().map((act) => (
        <Button key={act} onClick={handlePress}>
          {t(`act.${act}`)}
        </Button>
      ))}
    </chakra.section>
  );
}
