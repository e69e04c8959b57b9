// The bar at the bottom that a selection raises: how many, what can be done with them, and a way out.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const { t } = useTranslation('ui');
  if (count === 0) return null;
  return (
    <chakra.section
      aria-label={t('ui.bulk.label')} position="sticky" bottom="4" zIndex="bar" mt="4" px="4" py="2" display="flex" flexWrap="wrap" alignItems="center" gap="3" bg="bg.panel" borderRadius="md" boxShadow="float" data-no-print
    >
      <chakra.span role="status" fontWeight="medium">{t('ui.bulk.count', { count })}</chakra.span>
      <Button variant="link" onClick={onClear}>{t('ui.bulk.clear')}</Button>
      <chakra.div ms="auto" display="flex" gap="2" flexWrap="wrap">{children}</chakra.div>
    </chakra.section>
  );
}
