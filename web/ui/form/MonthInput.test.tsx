// A month is chosen by its year and its number.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { Field } from './Field.tsx';
import { MonthInput } from './MonthInput.tsx';

const told = vi.fn<(month: string) => void>();

function Asked({ first }: { first: string }) {
  const [month, setMonth] = useState(first);
  return (
    <Field label="初始期数出版时间" isGroup>
      <MonthInput
        value={month}
        onChange={(next) => {
          told(next);
          setMonth(next);
        }}
      />
    </Field>
  );
}
const chooser = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

it('is one when both are chosen; a half is told as a half, so that it is not left unasked', async () => {
  await show(<Asked first="" />);
  const year = String(new Date().getFullYear());
  await userEvent.selectOptions(chooser('年份'), year);
  expect(told).toHaveBeenLastCalledWith(`${year}-`);
  await userEvent.selectOptions(chooser('月份'), '9月');
  expect(told).toHaveBeenLastCalledWith(`${year}-09`);
  await userEvent.selectOptions(chooser('月份'), '');
  expect(told).toHaveBeenLastCalledWith(`${year}-`);
  expect(chooser('年份').value, 'the other half stays').toBe(year);
  await userEvent.selectOptions(chooser('年份'), '');
  expect(told).toHaveBeenLastCalledWith('');
});

it('shows a month of whatever year', async () => {
  await show(<Asked first="1987-03" />);
  expect([chooser('年份').value, chooser('月份').value]).toEqual(['1987', '03']);
});
