// Grey shapes where something loads, in the shape of the result: a list, a page to read, a form.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export function Skeleton(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      aria-hidden="true"
      data-skeleton=""
      bg="bg.emphasized"
      borderRadius="sm"
      height="4"
      animation="c-pulse 1.4s ease-in-out infinite"
      {...props}
    />
  );
}

function Loading(props: HTMLChakraProps<'div'> & { children: ReactNode }) {
  const { t } = useTranslation('ui');
  return <chakra.div role="status" aria-label={t('ui.loading')} display="grid" gap="4" {...props} />;
}

const Sheet = chakra('div', { base: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'md', display: 'grid', minW: '0' } });

/** Every line of a text is of another length; the same ones at every sight. */
const unevenWidth = (index: number) => `${92 - ((index * 17) % 40)}%`;

/** Title, bar of filters, and rows: the title of each with its number beneath, its other facts at the right. */
export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <Loading data-frame="list">
      <Skeleton height="8" width="14rem" />
      <Skeleton height="9" maxW="40rem" />
      <Sheet px="3">
        {Array.from({ length: rows }, (_, index) => (
          <chakra.div key={index} minH="11" display="flex" alignItems="center" gap="6" borderTopWidth={index === 0 ? '0' : '1px'}>
            <chakra.div flex="1" display="grid" gap="1.5">
              <Skeleton width={unevenWidth(index)} />
              <Skeleton height="3" width="7rem" />
            </chakra.div>
            <Skeleton width="9rem" hideBelow="lg" />
            <Skeleton height="6" width="6rem" />
            <Skeleton width="5rem" hideBelow="md" />
          </chakra.div>
        ))}
      </Sheet>
    </Loading>
  );
}

/** Title over paragraphs, a rail beside them where there is room. */
export function ReadingSkeleton() {
  return (
    <Loading gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' }} alignItems="start" columnGap="6">
      <chakra.div display="grid" gap="3">
        <Skeleton height="4" width="8rem" />
        <Skeleton height="8" width="80%" />
        <Skeleton height="8" width="45%" />
        <Sheet mt="3" p="6" gap="3">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} width={unevenWidth(index)} />
          ))}
        </Sheet>
      </chakra.div>
      <Sheet p="6" gap="4">
        <Skeleton height="6" width="7rem" />
        <Skeleton height="9" />
        <Skeleton height="9" />
      </Sheet>
    </Loading>
  );
}

/** Title, fields with their labels, and the foot. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading maxW="form">
      <Skeleton height="8" width="14rem" />
      <Sheet p="6" gap="5">
        {Array.from({ length: fields }, (_, index) => (
          <chakra.div key={index} display="grid" gap="2">
            <Skeleton width="6rem" />
            <Skeleton height="9" />
          </chakra.div>
        ))}
        <Skeleton height="9" width="7rem" justifySelf="end" />
      </Sheet>
    </Loading>
  );
}
