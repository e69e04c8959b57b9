// Above a page that was opened from a list: the way to the one before and the one after, and which of how many this is.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { neighbourMark } from '../../ui/marks.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useNeighbours, type Neighbour } from './useNeighbours.ts';

export function NeighbourLinks() {
  const { t, i18n } = useTranslation('ui');
  const neighbours = useNeighbours();
  if (neighbours === null || (neighbours.previous === null && neighbours.next === null)) return null;
  const number = new Intl.NumberFormat(i18n.language);
  const total = number.format(neighbours.total) + (neighbours.totalIsCapped ? '+' : '');
  return (
    <chakra.nav aria-label={t('ui.neighbours.label')} display="flex" alignItems="baseline" columnGap="4" whiteSpace="nowrap" data-no-print>
      <Step side="previous" to={neighbours.previous}>
        <Icon name="chevronLeft" boxSize="4" me="1" />
        {t('ui.neighbours.previous')}
      </Step>
      <chakra.span color="fg.muted" fontSize="sm">
        {t('ui.neighbours.position', { position: number.format(neighbours.position), total })}
      </chakra.span>
      <Step side="next" to={neighbours.next}>
        {t('ui.neighbours.next')}
        <Icon name="chevronRight" boxSize="4" ms="1" />
      </Step>
    </chakra.nav>
  );
}

/** A link, or where the list ends the same words without one. */
function Step({ side, to: neighbour, children }: { side: 'previous' | 'next'; to: Neighbour | null; children: ReactNode }) {
  if (neighbour === null) {
    return (
      <chakra.span color="fg.muted" aria-hidden="true">
        {children}
      </chakra.span>
    );
  }
  return (
    <TextLink {...neighbourMark(side)} to={neighbour.to} state={neighbour.state} title={neighbour.title ?? undefined}>
      {children}
    </TextLink>
  );
}
