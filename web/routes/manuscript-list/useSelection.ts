// Which manuscripts are ticked. They stay so through refetches, paging and sorting; another filter or scope begins anew, so that
// nothing is acted on that was chosen from another list.
import { useState } from 'react';

export interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface State {
  /** What the list was narrowed by when they were ticked. */
  readonly from: string;
  readonly chosen: ReadonlyMap<string, Chosen>;
}

const NOTHING: ReadonlyMap<string, Chosen> = new Map();

/** `narrowedBy`: the filter and scope as one text. */
export function useSelection(narrowedBy: string) {
  const [state, setState] = useState<State>({ from: narrowedBy, chosen: NOTHING });
  const chosen = state.from === narrowedBy ? state.chosen : NOTHING;
  const change = (edit: (next: Map<string, Chosen>) => void) =>
    setState((current) => {
      const next = new Map(current.from === narrowedBy ? current.chosen : NOTHING);
      edit(next);
      return { from: narrowedBy, chosen: next };
    });
  return {
    chosen,
    toggle: (rows: readonly Chosen[], isSelected: boolean) =>
      change((next) => {
        for (const row of rows) {
          if (isSelected) next.set(row.id, row);
          else next.delete(row.id);
        }
      }),
    clear: () => change((next) => next.clear()),
    forget: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
  };
}
