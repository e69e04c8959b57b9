// From a page to the list it was opened from, as one left it: page, filters, order, scroll and row.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../ui/page/BackLink.tsx';
import { listIn, openedFrom, pageIn, RETURN, wayBack } from './place.ts';

/**
 * `address`: the list as one left it, `otherwise` for a page that was opened from elsewhere. `state` goes with links to further pages of
 * the same manuscript.
 */
export function useListAddress(otherwise: string) {
  const { state } = useLocation();
  const list = listIn(state);
  return { address: list ?? otherwise, state: list === null ? undefined : openedFrom(list) };
}

/** From a further page of a manuscript to the manuscript, at its place in the list. `otherwise`: where it was opened from elsewhere. */
export function BackToManuscript({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  const { address, state } = wayBack(useLocation().state, otherwise);
  return (
    <BackLink to={address} state={state}>
      {children}
    </BackLink>
  );
}

/** Leads to the manuscript where the page is a further one that was opened from there. */
export function BackToList({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const { state } = useLocation();
  if (pageIn(state) !== null) return <BackToManuscript otherwise={otherwise}>{t('ui.backToManuscript')}</BackToManuscript>;
  return <ListLink otherwise={otherwise}>{children}</ListLink>;
}

function ListLink({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  return (
    <BackLink to={useListAddress(otherwise).address} state={RETURN}>
      {children}
    </BackLink>
  );
}
