// A tree under the root that stands for all of it (-1, S3 §9), which is shown and never saved.
import { checksOf, leavesOf, type TreeItem } from '../../ui/list/tree-items.ts';

const ROOT = '-1';

export function underRoot(items: readonly TreeItem[], label: string): TreeItem[] {
  return [{ id: ROOT, label, children: items }];
}

/** The ticked items without the root: with it, the items at the top. */
export function withoutRoot(items: readonly TreeItem[], held: readonly string[]): string[] {
  return held.includes(ROOT) ? items.map(({ id }) => id) : [...held];
}

/** The stored part of menus: the screens, because a group opens nothing by itself. */
export function screensIn(items: readonly TreeItem[], held: readonly string[]): string[] {
  return leavesOf(items, checksOf(items, new Set(held)));
}
