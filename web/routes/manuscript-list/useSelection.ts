// Which rows are ticked. Stays through refetches; rows that are no longer shown do not count.
import { useState } from 'react';

export function useSelection<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    onChange,
    selectedRows: rows.filter((row) => selected.has(row.id)),
    clear: () => onChange(new Set()),
    forget: (ids: readonly string[]) => onChange((current) => new Set([...current].filter((id) => !ids.includes(id)))),
  };
}
