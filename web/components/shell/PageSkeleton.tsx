// A page on its way, in the shape that its route says.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { FormSkeleton, ListSkeleton, ReadingSkeleton } from '../../ui/page/Skeleton.tsx';

const SHAPES = { list: ListSkeleton, reading: ReadingSkeleton, form: FormSkeleton } as const;

function shapeOf(handle: unknown): keyof typeof SHAPES {
  const shape = typeof handle === 'object' && handle !== null && 'shape' in handle ? handle.shape : null;
  return shape === 'list' || shape === 'reading' ? shape : 'form';
}

export function PageSkeleton() {
  const Shape = SHAPES[shapeOf(useMatches().at(-1)?.handle)];
  const { t } = useTranslation('ui');
  return (
    <>
      {/* There is a heading at every moment; no h1, by which one knows that the page itself is there. */}
      <chakra.span role="heading" aria-level={1} srOnly>
        {t('ui.loading')}
      </chakra.span>
      <Shape />
    </>
  );
}
