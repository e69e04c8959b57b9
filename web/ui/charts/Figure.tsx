// A chart with its table beside it: the drawing for the eye, the numbers for everybody; each number opens the rows it counts.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Skeleton } from '../page/Skeleton.tsx';
import { useRemembered } from '../useRemembered.ts';
import { heightOf, saysOneValue, type ChartData } from './chart-data.ts';
import { FigureTable } from './FigureTable.tsx';

const Drawing = lazy(async () => ({ default: (await import('./Drawing.tsx')).Drawing }));

export interface FigureProps extends ChartData {
  title: string;
  /** Its message in one sentence. */
  lead?: ReactNode;
  /** Name of its rows, e.g. the month. */
  header: string;
}

const WIDE = '@container figure (width >= 52rem)';
const NARROW = '@container figure (width < 52rem)';
/** Beside each other where there is room; where there is little, folded until the reader asks, so that the rows of the list come first. */
const bodyStyle = (isUnfolded: boolean, isDrawn: boolean): SystemStyleObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  mt: '3',
  [WIDE]: { ...(isDrawn && { gridTemplateColumns: 'minmax(0, 1fr) fit-content(55%)', columnGap: '8' }), mt: '0' },
  ...(!isUnfolded && { '@media screen': { [NARROW]: { display: 'none' } } }),
});
const ONLY_NARROW: SystemStyleObject = { [WIDE]: { display: 'none' } };

/** A long table is scrolled within its frame, and whole on paper. */
const SCROLLED: SystemStyleObject = { overflow: 'auto', '@media print': { maxHeight: 'none', overflow: 'visible' } };

export function Figure({ title, lead, header, ...data }: FigureProps) {
  const titleId = useId();
  const bodyId = useId();
  const { t } = useTranslation('ui');
  const [isUnfolded, setIsUnfolded] = useRemembered('chartsUnfolded');
  const isDrawn = !saysOneValue(data);
  const height = `${heightOf(data)}px`;
  return (
    <chakra.figure
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p="4"
      mb="4"
      css={{ containerType: 'inline-size', containerName: 'figure' }}
    >
      <chakra.figcaption mb="3">
        <chakra.h2 id={titleId} fontSize="lg" fontWeight="semibold">
          {title}
        </chakra.h2>
        {lead && <chakra.div color="fg.muted">{lead}</chakra.div>}
      </chakra.figcaption>
      <Button
        size="sm"
        icon={isUnfolded ? 'chevronUp' : 'chevronDown'}
        aria-expanded={isUnfolded}
        aria-controls={bodyId}
        css={ONLY_NARROW}
        onClick={() => setIsUnfolded(!isUnfolded)}
        data-no-print
      >
        {isUnfolded ? t('ui.chart.fold') : t('ui.chart.unfold')}
      </Button>
      <chakra.div id={bodyId} css={bodyStyle(isUnfolded, isDrawn)}>
        {isDrawn && (
          <chakra.div minW="0">
            <Suspense fallback={<Skeleton height={height} />}>
              <Drawing {...data} />
            </Suspense>
          </chakra.div>
        )}
        <chakra.div css={{ ...SCROLLED, maxHeight: `max(${height}, 20rem)` }} tabIndex={0} role="group" aria-labelledby={titleId}>
          <FigureTable {...data} caption={title} header={header} />
        </chakra.div>
      </chakra.div>
    </chakra.figure>
  );
}
