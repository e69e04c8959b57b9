// A tree by its keys, its roles and the pointer.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { CheckTree, Tree } from './Tree.tsx';
import type { TreeItem } from './tree-items.ts';

const item = (id: string, children: TreeItem[] = [], rest: Partial<TreeItem> = {}): TreeItem => ({ id, label: id, children, ...rest });
const ITEMS = [
  item('house', [
    item('humanities', [item('history'), item('letters', [], { note: 'three journals' })]),
    item('science', [], { isDisabled: true }),
  ]),
];

function Chosen({ onSelect, start = null }: { onSelect: (id: string) => void; start?: string | null }) {
  const [selected, setSelected] = useState<string | null>(start);
  return (
    <>
      <button type="button">before</button>
      <Tree
        label="Departments"
        items={ITEMS}
        selected={selected}
        onSelect={({ id }) => {
          setSelected(id);
          onSelect(id);
        }}
      />
      <button type="button">after</button>
    </>
  );
}

function Ticked({ onChange, opened }: { onChange: (held: string[]) => void; opened?: string[] }) {
  const [held, setHeld] = useState<string[]>(['history']);
  return (
    <CheckTree
      label="Screens"
      items={ITEMS}
      held={held}
      {...(opened && { opened })}
      onChange={(next) => {
        setHeld(next);
        onChange(next);
      }}
    />
  );
}

const rows = () => screen.getAllByRole('treeitem');
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });
const focused = () => document.activeElement?.textContent;
const said = (...names: string[]) => rows().map((one) => names.map((name) => one.getAttribute(`aria-${name}`)));

it('says of each row its level, its place among its siblings, and whether it is open, chosen or not to be chosen', async () => {
  await show(<Chosen onSelect={vi.fn()} start="letters" />);
  const tree = screen.getByRole('tree', { name: 'Departments' });
  expect(tree.getAttribute('aria-multiselectable')).toBeNull();
  expect(
    within(tree)
      .getAllByRole('treeitem')
      .map((one) => one.textContent),
  ).toEqual(['house', 'humanities', 'history', 'lettersthree journals', 'science']);
  expect(said('level', 'posinset', 'setsize', 'expanded', 'selected', 'checked', 'disabled')).toEqual([
    ['1', '1', '1', 'true', 'false', null, null],
    ['2', '1', '2', 'true', 'false', null, null],
    ['3', '1', '2', null, 'false', null, null],
    ['3', '2', '2', null, 'true', null, null],
    ['2', '2', '2', null, 'false', null, 'true'],
  ]);
  expect(within(tree).queryAllByRole('button'), 'nothing but rows').toEqual([]);
});

it('is one stop of the Tab key, at the chosen row, else at the first', async () => {
  await show(<Chosen onSelect={vi.fn()} />);
  screen.getByText('before').focus();
  await userEvent.tab();
  expect(focused()).toBe('house');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(focused()).toBe('after');
  await userEvent.tab({ shift: true });
  expect(focused(), 'where it was left').toBe('humanities');
});

it('begins at the chosen row', async () => {
  await show(<Chosen onSelect={vi.fn()} start="history" />);
  screen.getByText('before').focus();
  await userEvent.tab();
  expect(focused()).toBe('history');
});

it('is walked, opened and closed with the arrow keys, Home and End; these choose nothing, and nothing is walked past its ends', async () => {
  const onSelect = vi.fn();
  await show(<Chosen onSelect={onSelect} />);
  row('house').focus();
  const at: (string | null | undefined)[] = [];
  for (const key of ['ArrowUp', 'End', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowRight']) {
    await userEvent.keyboard(`{${key}}`);
    at.push(focused());
  }
  expect(at).toEqual([
    'house',
    'science',
    'science',
    'lettersthree journals',
    'humanities',
    'humanities',
    'science',
    'humanities',
    'humanities',
  ]);
  expect(row('humanities').getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused(), 'a row without children has nothing to open').toBe('history');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect([focused(), rows().length]).toEqual(['house', 1]);
  await userEvent.keyboard('{ArrowLeft}h{ArrowRight}');
  expect(rows().length).toBe(5);
  expect(focused()).toBe('house');
  expect(onSelect).not.toHaveBeenCalled();
});

it('chooses with Enter and with space, never what is excluded; keys with Ctrl are not its own', async () => {
  const onSelect = vi.fn();
  await show(<Chosen onSelect={onSelect} />);
  row('humanities').focus();
  await userEvent.keyboard('{Enter}{ArrowDown} {End}{Enter} {Home}{Control>}{Enter}{ArrowDown}{/Control}');
  expect(onSelect.mock.calls).toEqual([['humanities'], ['history']]);
  expect(focused()).toBe('house');
  expect(rows().length, 'Enter neither opens nor closes').toBe(5);
});

it('chooses the row that is clicked; its sign opens and closes it alone', async () => {
  const onSelect = vi.fn();
  await show(<Chosen onSelect={onSelect} />);
  await userEvent.click(row('science'));
  await userEvent.click(row('humanities'));
  const sign = row('humanities').querySelector('svg');
  if (sign) await userEvent.click(sign);
  expect(rows().map((one) => one.textContent)).toEqual(['house', 'humanities', 'science']);
  expect(onSelect.mock.calls).toEqual([['humanities']]);
});

it('ticks a row with all below it by click, Enter and space, and says which are ticked in part', async () => {
  const onChange = vi.fn();
  await show(<Ticked onChange={onChange} />);
  expect(screen.getByRole('tree', { name: 'Screens' }).getAttribute('aria-multiselectable')).toBe('true');
  expect(said('checked', 'selected')).toEqual([
    ['mixed', null],
    ['mixed', null],
    ['true', null],
    ['false', null],
    ['false', null],
  ]);
  await userEvent.click(row('letters'));
  row('humanities').focus();
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(row('science'));
  expect(onChange.mock.calls).toEqual([[['humanities']], [[]], [['humanities']]]);
  expect(said('checked')).toEqual([['mixed'], ['true'], ['true'], ['true'], ['false']]);
});

it('shows at first what was asked for', async () => {
  await show(<Ticked onChange={vi.fn()} opened={['house']} />);
  expect(rows().map((one) => one.textContent)).toEqual(['house', 'humanities', 'science']);
});
