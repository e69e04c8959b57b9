// Figures beside a list, loaded by its filter alone, so that turning a page does not count again. Loading figures have the shape of the
// result; failed ones can be loaded again by the reader.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../relay/errors.ts';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';

interface Found<Data> {
  data: Data | null;
  error: unknown;
  retry: () => void;
}

/** `children` answers null where there is nothing to draw. */
export function Figures<Data>({
  found,
  height = '20rem',
  children,
}: {
  found: Found<Data>;
  /** While they load. */
  height?: string;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation('statistics');
  if (found.error)
    return (
      <chakra.div mb="4">
        <RetryNotice message={errorMessage(found.error)} onRetry={found.retry} />
      </chakra.div>
    );
  if (found.data === null)
    return (
      <chakra.div role="status" aria-label={t('statistics.figuresLoading')} mb="4">
        <Skeleton height={height} />
      </chakra.div>
    );
  return children(found.data);
}
