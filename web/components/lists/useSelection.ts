// Which rows are ticked. They stay so through refetches, paging and sorting; another search, filter or scope begins anew, so that
// nothing is acted on that was chosen from another list.
import { useState } from 'react';

interface State<Row> {
  /** What the list was narrowed by when they were ticked. */
  readonly from: string;
  readonly chosen: ReadonlyMap<string, Row>;
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/** `narrowedBy`: search, filters and scope as one text; `rows`: those on the screen, which are told as they are now. */
export function useSelection<Row extends { readonly id: string }>(narrowedBy: string, rows: readonly Row[]) {
  const [state, setState] = useState<State<Row>>({ from: narrowedBy, chosen: NOTHING });
  const kept = state.from === narrowedBy ? state.chosen : NOTHING;
  const change = (edit: (next: Map<string, Row>) => void) =>
    setState((current) => {
      const next = new Map(current.from === narrowedBy ? current.chosen : NOTHING);
      edit(next);
      return { from: narrowedBy, chosen: next };
    });
  return {
    chosen: new Map<string, Row>([...kept].map(([id, row]) => [id, rows.find((shown) => shown.id === id) ?? row])),
    toggle: (some: readonly Row[], isSelected: boolean) =>
      change((next) => {
        for (const row of some) {
          if (isSelected) next.set(row.id, row);
          else next.delete(row.id);
        }
      }),
    clear: () => change((next) => next.clear()),
  };
}
