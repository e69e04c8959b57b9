// A tree as the screens show it: from flat rows, the rows in view, and the effect of ticking a row on those above and below it.
import { fold } from '../../../shared/fold.ts';

export interface TreeItem {
  id: string;
  label: string;
  /** In secondary ink behind the label. */
  note?: string;
  isDisabled?: boolean;
  children: readonly TreeItem[];
}

export interface TreeRow {
  item: TreeItem;
  level: number;
  parentId: string | null;
  /** Place among its siblings, from 1, and how many they are. */
  place: number;
  siblings: number;
}

/** Rows in the order of their siblings; one whose parent is not among them stands at the top. */
export function treeOf<Row extends { id: string }>(
  rows: readonly Row[],
  parentOf: (row: Row) => string | null | undefined,
  itemOf: (row: Row) => Omit<TreeItem, 'id' | 'children'>,
): TreeItem[] {
  const known = new Set(rows.map(({ id }) => id));
  const below = new Map<string | null, Row[]>();
  for (const row of rows) {
    const parent = parentOf(row);
    const key = parent && known.has(parent) ? parent : null;
    below.set(key, [...(below.get(key) ?? []), row]);
  }
  const branch = (key: string | null): TreeItem[] =>
    (below.get(key) ?? []).map((row) => ({ id: row.id, ...itemOf(row), children: branch(row.id) }));
  return branch(null);
}

/** Every item, parents before their children. */
export function itemsOf(items: readonly TreeItem[]): TreeItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.children)]);
}

/** Items with these words in their label, with everything below them and their parents; all items without words. */
export function matching(items: readonly TreeItem[], words: string): readonly TreeItem[] {
  const wanted = fold(words.trim());
  if (wanted === '') return items;
  return items.flatMap((item): readonly TreeItem[] => {
    if (fold(item.label).includes(wanted)) return [item];
    const children = matching(item.children, wanted);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The rows that are in view while these are open. */
export function rowsOf(items: readonly TreeItem[], open: ReadonlySet<string>, level = 1, parentId: string | null = null): TreeRow[] {
  return items.flatMap((item, index) => [
    { item, level, parentId, place: index + 1, siblings: items.length },
    ...(open.has(item.id) ? rowsOf(item.children, open, level + 1, item.id) : []),
  ]);
}

export type Check = 'all' | 'some' | 'none';

/** State of each item when these are held: a held item includes everything below it; a parent is held when all its children are. */
export function checksOf(items: readonly TreeItem[], held: ReadonlySet<string>): Map<string, Check> {
  const checks = new Map<string, Check>();
  const look = (item: TreeItem, isWithin: boolean): Check => {
    const isHeld = isWithin || held.has(item.id);
    const children = item.children.map((child) => look(child, isHeld));
    const check =
      isHeld || (children.length > 0 && children.every((one) => one === 'all'))
        ? 'all'
        : children.some((one) => one !== 'none')
          ? 'some'
          : 'none';
    checks.set(item.id, check);
    return check;
  };
  for (const item of items) look(item, false);
  return checks;
}

/** The topmost items that are held whole, which stand for everything below them. */
export function heldOf(items: readonly TreeItem[], checks: ReadonlyMap<string, Check>): string[] {
  return items.flatMap((item) => {
    const check = checks.get(item.id);
    return check === 'all' ? [item.id] : check === 'some' ? heldOf(item.children, checks) : [];
  });
}

/** The held items after one is ticked or not: everything below it goes along, parents become wholly or partly held. */
export function toggled(items: readonly TreeItem[], held: ReadonlySet<string>, id: string): string[] {
  const isOn = checksOf(items, held).get(id) !== 'all';
  // Each leaf by itself says all there is to say.
  const leaves = new Set(leavesOf(items, checksOf(items, held)));
  const target = itemsOf(items).find((item) => item.id === id);
  for (const leaf of target ? leavesBelow(target) : []) {
    if (isOn) leaves.add(leaf);
    else leaves.delete(leaf);
  }
  return heldOf(items, checksOf(items, leaves));
}

/** The items without children that are held. */
export function leavesOf(items: readonly TreeItem[], checks: ReadonlyMap<string, Check>): string[] {
  return items.flatMap(leavesBelow).filter((id) => checks.get(id) === 'all');
}

function leavesBelow(item: TreeItem): string[] {
  return item.children.length === 0 ? [item.id] : item.children.flatMap(leavesBelow);
}
