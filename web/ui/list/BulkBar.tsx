// The bar at the bottom that a selection raises: the number of rows, their acts, and a way out.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';

export interface BulkBarProps {
  count: number;
  /** The number of ticked rows, and how many of them allow the act. */
  words: string;
  /** How many of them are not on the page that is shown. */
  countElsewhere: number;
  /** Ticks the rest of the page; undefined when there is none. On phones the table has no box for it. */
  onSelectPage?: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
}

export function BulkBar({ count, words, countElsewhere, onSelectPage, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('ui');
  if (count === 0) return null;
  return (
    <chakra.section
      aria-label={t('ui.bulk.label')}
      position="sticky"
      bottom="4"
      zIndex="bar"
      mt="4"
      px="4"
      py="2"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      bg="bg.panel"
      borderRadius="md"
      boxShadow="float"
      data-no-print
    >
      <chakra.span role="status">
        {words}
        {countElsewhere > 0 && (
          <chakra.span color="fg.muted" ms="2">
            {t('ui.bulk.elsewhere', { count: countElsewhere })}
          </chakra.span>
        )}
      </chakra.span>
      {onSelectPage && (
        <Button variant="link" onClick={onSelectPage}>
          {t('ui.table.selectAll')}
        </Button>
      )}
      <Button variant="link" onClick={onClear}>
        {t('ui.bulk.clear')}
      </Button>
      <chakra.div ms="auto" display="flex" gap="2" flexWrap="wrap" alignItems="center">
        {children}
      </chakra.div>
    </chakra.section>
  );
}
