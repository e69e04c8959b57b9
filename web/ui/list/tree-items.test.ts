// Effect of ticking a tree's row on the rows above and below it.
import { describe, expect, it } from 'vitest';
import { checksOf, heldOf, leavesOf, rowsOf, toggled, treeOf, type TreeItem } from './tree-items.ts';

const rows = [
  { id: 'house', parent: null },
  { id: 'humanities', parent: 'house' },
  { id: 'history', parent: 'humanities' },
  { id: 'letters', parent: 'humanities' },
  { id: 'science', parent: 'house' },
];
const TREE: TreeItem[] = treeOf(
  rows,
  ({ parent }) => parent,
  ({ id }) => ({ label: id }),
);
const standing = (...held: string[]) => Object.fromEntries(checksOf(TREE, new Set(held)));

describe('a tree', () => {
  it('is made of flat rows; one whose parent is not there stands at the top', () => {
    expect(TREE.map(({ id }) => id)).toEqual(['house']);
    const part = treeOf(
      rows.slice(1),
      ({ parent }) => parent,
      ({ id }) => ({ label: id }),
    );
    expect(part.map(({ id }) => id)).toEqual(['humanities', 'science']);
  });

  it('shows the rows below what is open, with level and place', () => {
    const seen = rowsOf(TREE, new Set(['house'])).map(({ item, level, place, siblings, parentId }) => [
      item.id,
      level,
      place,
      siblings,
      parentId,
    ]);
    expect(seen).toEqual([
      ['house', 1, 1, 1, null],
      ['humanities', 2, 1, 2, 'house'],
      ['science', 2, 2, 2, 'house'],
    ]);
  });
});

describe('ticks', () => {
  it('of a parent hold everything below it, of some children half of their parents (P3-287, P3-288)', () => {
    expect(standing('humanities')).toEqual({ house: 'some', humanities: 'all', history: 'all', letters: 'all', science: 'none' });
    expect(standing('history')).toMatchObject({ house: 'some', humanities: 'some', history: 'all', letters: 'none' });
    expect(standing()).toMatchObject({ house: 'none', humanities: 'none' });
  });

  it('of all children are one of their parent, which stands for them', () => {
    expect(toggled(TREE, new Set(['history']), 'letters')).toEqual(['humanities']);
    expect(toggled(TREE, new Set(['humanities']), 'science')).toEqual(['house']);
  });

  it('taken from a child leave its siblings, from a parent nothing', () => {
    expect(toggled(TREE, new Set(['house']), 'history')).toEqual(['letters', 'science']);
    expect(toggled(TREE, new Set(['history', 'science']), 'humanities')).toEqual(['house']);
    expect(toggled(TREE, new Set(['house']), 'house')).toEqual([]);
  });

  it('are told as the topmost that are whole, or as the leaves', () => {
    const checks = checksOf(TREE, new Set(['humanities']));
    expect([heldOf(TREE, checks), leavesOf(TREE, checks)]).toEqual([['humanities'], ['history', 'letters']]);
  });
});
