// The foot of a long form that stays in view: back on the left, the save status, save and next on the right.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { timeText } from '../text/dates.ts';
import { keepFocus } from './keep-focus.ts';

/** `hindrance`: why something is not saved; comes before `savedAt`, the ISO instant of the last save in this sitting. */
export function FormFoot({
  start,
  hindrance,
  savedAt,
  children,
}: {
  start?: ReactNode;
  hindrance?: ReactNode;
  savedAt?: string | null | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div
      position="sticky"
      bottom="0"
      zIndex="bar"
      bg="bg"
      borderTopWidth="1px"
      mt="6"
      py="3"
      display="flex"
      flexWrap="wrap"
      gap={{ base: '2', md: '3' }}
      alignItems="center"
      css={{ base: { '& button': { px: '2.5' } }, md: { '& button': { px: '4' } } }}
      onMouseDown={keepFocus}
      data-no-print
    >
      {start}
      <chakra.span role="status" color="fg.muted" fontSize="sm" _empty={{ ms: '-3' }}>
        {hindrance || (savedAt && t('ui.form.savedAt', { time: timeText(savedAt) }))}
      </chakra.span>
      <chakra.div ms="auto" display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
