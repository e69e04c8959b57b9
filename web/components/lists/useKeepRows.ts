// Keeps the rows that a list shows for the pages that are opened from it.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewerId } from '../session/viewer-id.ts';
import type { Rows } from './rows.ts';
import { keepRows } from './shown-rows.ts';
import type { List } from './useList.ts';

export function useKeepRows<Row extends { readonly id: string }>(
  { name, state, isStale }: Pick<List, 'name' | 'state' | 'isStale'>,
  connection: Rows<Row> | null | undefined,
  nameOf?: (row: Row) => string,
): void {
  const { pathname, search } = useLocation();
  const viewerId = useViewerId();
  useEffect(() => {
    if (isStale || !connection) return;
    const { page, size } = state;
    const rows = connection.edges.flatMap(({ node }) => (node ? [{ id: node.id, title: nameOf?.(node) ?? null }] : []));
    const { totalCount: total, totalCountIsCapped: isCapped } = connection;
    keepRows(viewerId, { list: pathname + search, query: name, size, first: (page - 1) * size, total, isCapped, rows });
  });
}
