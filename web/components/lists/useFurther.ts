// The state of links between the pages of one object, so that each leads back to the page and the list that one came from.
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { alongWith, furtherFrom, listIn, pageIn, wayBack } from './place.ts';

/** On the page itself: of links to further pages. */
export const useFurther = () => furtherFrom(useLocation());

/** On a further page: of links to others. The same object while it says the same: a `Navigate` goes anew where its state is another one. */
export function useAlong() {
  const { state } = useLocation();
  const page = pageIn(state);
  const list = listIn(state);
  return useMemo(() => alongWith({ page, list }), [page, list]);
}

/** On a further page: where it leads back to, and with which state. */
export const useWayBack = (otherwise: string) => wayBack(useLocation().state, otherwise);
