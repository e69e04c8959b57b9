// The ticked rows. They stay ticked through refetches, paging and sorting; another search, filter or scope clears them, so that no act
// reaches rows chosen in another list.
import { useState } from 'react';

interface State<Row> {
  /** The list's filters when they were ticked. */
  readonly from: string;
  readonly chosen: ReadonlyMap<string, Row>;
}

const NOTHING: ReadonlyMap<string, never> = new Map<string, never>();

/** `narrowedBy`: search, filters and scope as one text; `rows`: those on the screen, shown with their present values. */
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
