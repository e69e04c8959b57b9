// The facade call of a path, and the parameters in it.
import type { Row } from './row.ts';

export interface Found {
  row: Row;
  /** Parts of the path that are parameters (`info/{id}`). */
  inPath: Readonly<Record<string, string>>;
}

/** Finds calls by their path, without the table's mount path. */
export function findCalls(paths: readonly (readonly [path: string, row: Row])[]): (path: string) => Found | null {
  const plain = new Map(paths.filter(([path]) => !path.includes('{')));
  const patterns = paths
    .filter(([path]) => path.includes('{'))
    .map(([path, row]) => ({ row, pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));
  return (path) => {
    const row = plain.get(path);
    if (row) return { row, inPath: {} };
    for (const one of patterns) {
      const match = one.pattern.exec(path);
      if (match) return { row: one.row, inPath: { ...match.groups } };
    }
    return null;
  };
}

/** `/{product}/api` stands before it, unless it begins with a slash itself. */
export const isWhole = (path: string): boolean => path.startsWith('/');
