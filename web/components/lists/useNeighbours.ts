// The manuscripts before and after this one in the list it was opened from, in the order one saw them in, also when an act has taken
// some out of the list since.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewerId } from '../session/viewer-id.ts';
import { listIn, openedFrom, stayAt } from './place.ts';
import { extended, keepRows, keptRows, listAt, type ShownRows } from './shown-rows.ts';

/** `to` and `state`: of the link that leads there. */
export interface Neighbour {
  title: string | null;
  to: string;
  state: ReturnType<typeof openedFrom>;
}

interface Neighbours {
  /** Position of this one in the list, from 1. */
  position: number;
  total: number;
  totalIsCapped: boolean;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Null on a page that was not opened from a list. */
export function useNeighbours(): Neighbours | null {
  const { pathname, search, state } = useLocation();
  const viewerId = useViewerId();
  const list = listIn(state);
  const [shown, setShown] = useState(() => (list === null ? null : keptRows(viewerId, list)));
  const params = new URLSearchParams(search);
  // A reviewer's address names the invitation and the manuscript, which the list cannot both tell.
  const id = params.has('munaId') ? null : params.get('id');
  const index = list === null ? -1 : (shown?.rows.findIndex((row) => row.id === id) ?? -1);
  const here = shown === null || index < 0 ? null : listAt(shown, index);
  useEffect(() => {
    if (here !== null && id !== null) stayAt(here, id);
  }, [here, id]);
  const missing = shown === null || index < 0 ? null : missingAt(shown, index);
  useEffect(() => {
    if (shown === null || missing === null) return undefined;
    let isOver = false;
    extended(shown, missing).then(
      (more) => {
        if (isOver || more === shown) return;
        keepRows(viewerId, more);
        setShown(more);
      },
      // Then this one is the last that is offered; the list itself says that the line is down.
      (error: unknown) => console.warn(error),
    );
    return () => {
      isOver = true;
    };
  }, [shown, missing, viewerId]);
  if (shown === null || index < 0) return null;
  function at(place: number): Neighbour | null {
    const row = shown?.rows[place];
    if (!shown || !row) return null;
    const query = new URLSearchParams({ ...(params.has('roleId') && { roleId: params.get('roleId') ?? '' }), id: row.id });
    return { title: row.title, to: `${pathname}?${query}`, state: openedFrom(listAt(shown, place)) };
  }
  return {
    position: shown.first + index + 1,
    total: Math.max(shown.total, shown.first + shown.rows.length),
    totalIsCapped: shown.isCapped,
    previous: at(index - 1),
    next: at(index + 1),
  };
}

/** On which side the list goes on and is not known. */
function missingAt({ first, rows, total }: ShownRows, index: number): 'before' | 'after' | null {
  if (index === rows.length - 1 && first + rows.length < total) return 'after';
  return index === 0 && first > 0 ? 'before' : null;
}
