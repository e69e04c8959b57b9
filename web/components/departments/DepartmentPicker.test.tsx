// Choosing a department in a tree: confirming, cancelling and the keys.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { Field } from '../../ui/form/Field.tsx';
import type { TreeItem } from '../../ui/list/tree-items.ts';
import { DepartmentPicker } from './DepartmentPicker.tsx';

const item = (id: string, label: string, children: TreeItem[] = [], isDisabled = false): TreeItem => ({ id, label, children, isDisabled });
const ITEMS = [item('d1', '出版社', [item('d2', '人文分社', [item('d3', '历史编辑部')]), item('d4', '科技分社', [], true)])];

/** More than are seen at a glance. */
const MANY = [
  item('d1', '出版社', [...(ITEMS[0]?.children ?? []), ...Array.from({ length: 9 }, (_none, at) => item(`e${at}`, `第${at}室`))]),
];

function Form({ start, onPick, items = ITEMS }: { start: string; onPick: (id: string) => void; items?: TreeItem[] }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="上级部门">
      <DepartmentPicker
        items={items}
        value={value}
        onPick={({ id, name }) => {
          setValue(id);
          onPick(`${id} ${name}`);
        }}
      />
    </Field>
  );
}

async function open(start = '', items = ITEMS) {
  const onPick = vi.fn();
  await show(<Form start={start} onPick={onPick} items={items} />);
  await userEvent.click(field());
  return onPick;
}
const field = () => screen.getByRole('button', { name: /上级部门/ });
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('shows the departments as a tree that opens and closes, of which one can be chosen (P3-302, SC-127)', async () => {
  const onPick = await open();
  expect([row('出版社'), row('人文分社'), row('历史编辑部')].map((one) => one.getAttribute('aria-level'))).toEqual(['1', '2', '3']);
  row('人文分社').focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.queryByRole('treeitem', { name: /历史编辑部/ })).toBeNull();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(row('历史编辑部').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(row('人文分社'));
  expect(screen.getAllByRole('treeitem').filter((one) => one.getAttribute('aria-selected') === 'true')).toEqual([row('人文分社')]);
  await press('确定');
  expect(onPick.mock.calls).toEqual([['d2 人文分社']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().textContent).toBe('人文分社');
});

it('is not confirmed with nothing chosen, in the specified words (R3-177, P3-303)', async () => {
  const onPick = await open();
  await press('确定');
  expect(screen.getByRole('alert').textContent).toBe('再点击确定之前，请先选择部门！');
  expect(onPick).not.toHaveBeenCalled();
  await userEvent.click(row('出版社'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('cancelled, leaves the field as it was (P3-304)', async () => {
  const onPick = await open('d3');
  expect(row('历史编辑部').getAttribute('aria-selected')).toBe('true');
  await userEvent.click(row('出版社'));
  await press('取消');
  expect(onPick).not.toHaveBeenCalled();
  expect(field().textContent).toBe('历史编辑部');
});

it('lets no department be chosen that the form excludes', async () => {
  const onPick = await open();
  await userEvent.click(row('科技分社'));
  await press('确定');
  expect(onPick).not.toHaveBeenCalled();
  expect(row('科技分社').getAttribute('aria-disabled')).toBe('true');
});

it('finds a department by part of its name, with those above it, in a tree of many; the one that was chosen stays so, and is named where the search hides it', async () => {
  const onPick = await open('d2', MANY);
  const rows = () => screen.queryAllByRole('treeitem').map((one) => one.textContent);
  await userEvent.type(screen.getByLabelText('查找部门'), '历史');
  expect(rows()).toEqual(['出版社', '人文分社', '历史编辑部']);
  await userEvent.type(screen.getByLabelText('查找部门'), '所');
  expect(rows()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('没有找到这样的部门');
  expect(screen.getByText('已选：人文分社')).toBeTruthy();
  await userEvent.clear(screen.getByLabelText('查找部门'));
  expect(screen.queryByText('已选：人文分社')).toBeNull();
  expect(row('人文分社').getAttribute('aria-selected')).toBe('true');
  await userEvent.type(screen.getByLabelText('查找部门'), '第3');
  await userEvent.click(row('第3室'));
  await press('确定');
  expect(onPick.mock.calls).toEqual([['e3 第3室']]);
});

it('Enter in its search does not save the form behind it', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <Form start="" onPick={() => undefined} items={MANY} />
      <button>保存</button>
    </form>,
  );
  await userEvent.click(field());
  await userEvent.type(screen.getByLabelText('查找部门'), '历史{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('letters of a Chinese word on their way are no search', async () => {
  await open('', MANY);
  const box = screen.getByLabelText<HTMLInputElement>('查找部门');
  const all = screen.getAllByRole('treeitem').length;
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: "li'shi" } });
  expect(box.value).toBe("li'shi");
  expect(screen.getAllByRole('treeitem')).toHaveLength(all);
  fireEvent.change(box, { target: { value: '历史' } });
  fireEvent.compositionEnd(box);
  expect(screen.getAllByRole('treeitem')).toHaveLength(3);
});
