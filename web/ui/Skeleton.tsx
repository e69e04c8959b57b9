// Grey shapes of the right size while something loads.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

export function Skeleton(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      aria-hidden="true"
      bg="bg.emphasized"
      borderRadius="sm"
      height="4"
      animation="c-pulse 1.4s ease-in-out infinite"
      {...props}
    />
  );
}

/** A whole page on its way: title row and a block of rows. */
export function PageSkeleton({ rows = 10 }: { rows?: number }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div role="status" aria-label={t('ui.loading')} display="grid" gap="4">
      <Skeleton height="8" width="14rem" />
      <Skeleton height="12" />
      <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="md" p="3" display="grid">
        {Array.from({ length: rows }, (_, index) => (
          <chakra.div key={index} height="11" display="flex" alignItems="center">
            <Skeleton width={`${92 - ((index * 17) % 40)}%`} />
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
