// The date picker as people meet it, by hand and by its keys.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DateInput, DateRangeInput } from './DateInput.tsx';
import { showLanguage } from '../../testing/texts.ts';
import { system } from '../theme/system.ts';

beforeEach(() => showLanguage('zh-CN'));
afterEach(cleanup);

function Day({ start, min, max }: { start: string; min?: string; max?: string }) {
  const [value, setValue] = useState(start);
  return (
    <ChakraProvider value={system}>
      <DateInput
        aria-label="Day"
        value={value}
        onChange={setValue}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
      />
    </ChakraProvider>
  );
}

function Range() {
  const [value, setValue] = useState({ from: '', to: '' });
  return (
    <ChakraProvider value={system}>
      <DateRangeInput value={value} onChange={setValue} />
    </ChakraProvider>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function open(name = '打开日历'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name }));
  return await screen.findByRole('application', { name: /日历|Calendar/ });
}

it('shows six weeks from Monday on: 42 days, whatever the month (R1-014, R1-015)', async () => {
  // A month of four weeks, one that ends on a Monday, one of a leap year.
  for (const [day, first, last] of [
    ['2021-02-10', '2021-02-01', '2021-03-14'],
    ['2025-06-30', '2025-05-26', '2025-07-06'],
    ['2024-02-29', '2024-01-29', '2024-03-10'],
  ] as const) {
    render(<Day start={day} />);
    const calendar = await open();
    const days = [...calendar.querySelectorAll('[data-part=table-cell-trigger]')].map((cell) => cell.getAttribute('data-value'));
    expect(days).toHaveLength(42);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
    expect([...calendar.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual(['一', '二', '三', '四', '五', '六', '日']);
    cleanup();
  }
});

it('offers the years 1900 to 2100, and no day beyond what the form allows (R1-016)', async () => {
  render(<Day start="1900-01-02" max="1900-01-20" />);
  const calendar = await open();
  const years = within(calendar).getByRole<HTMLSelectElement>('combobox', { name: '年份' });
  expect([years.options[0]?.value, years.options.length]).toEqual(['1900', 1]);
  expect(within(calendar).getByRole('button', { name: '上个月' })).toHaveProperty('disabled', true);
  expect(within(calendar).getByRole('button', { name: '1900年1月21日星期日，不可选' }).getAttribute('aria-disabled')).toBe('true');
  cleanup();
  render(<Day start="2100-12-31" />);
  const all = within(await open()).getByRole<HTMLSelectElement>('combobox', { name: '年份' });
  expect([all.options[0]?.value, all.options[all.options.length - 1]?.value]).toEqual(['1900', '2100']);
});

it('takes what is typed in any usual form and shows it in one when the field is left; nonsense stays to be corrected (R1-013, R3-213)', async () => {
  render(<Day start="" />);
  await userEvent.type(field('Day'), '2026/3/5');
  await userEvent.tab();
  expect(field('Day').value).toBe('2026-03-05');
  await userEvent.clear(field('Day'));
  await userEvent.type(field('Day'), 'soon');
  await userEvent.tab();
  expect(field('Day').value).toBe('soon');
});

it('a picked day closes the calendar, and the focus goes back to its button', async () => {
  render(<Day start="2026-03-05" />);
  const calendar = await open();
  await userEvent.click(within(calendar).getByRole('button', { name: '2026年3月12日星期四' }));
  expect(field('Day').value).toBe('2026-03-12');
  await waitFor(() => expect(screen.queryByRole('application')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开日历' }));
  await userEvent.click(within(await open()).getByRole('button', { name: '清除' }));
  expect(field('Day').value).toBe('');
});

it('a range of days is found in the calendar by its keys (R1-013, R1-014, R1-015)', async () => {
  render(<Range />);
  await userEvent.type(field('起始日期'), '2024/2/10');
  const opener = screen.getByRole('button', { name: '打开日历' });
  opener.focus();
  const at = async (day: string) => await waitFor(() => expect(document.activeElement?.getAttribute('data-value')).toBe(day));
  await userEvent.keyboard('{Enter}');
  await at('2024-02-10');
  for (const [key, day] of [
    ['ArrowRight', '2024-02-11'],
    ['ArrowDown', '2024-02-18'],
    ['ArrowLeft', '2024-02-17'],
    ['ArrowUp', '2024-02-10'],
    ['PageDown', '2024-03-10'],
    ['PageUp', '2024-02-10'],
    ['End', '2024-02-29'],
    ['Home', '2024-02-01'],
    ['PageUp', '2024-01-01'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await at(day);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await userEvent.keyboard('{Enter}');
  await at('2024-02-10');
  await userEvent.keyboard('{PageDown}');
  await at('2024-03-10');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(field('截止日期').value).toBe('2024-03-10'));
});

it('a range is two clicks or one preset, in the language of the reader', async () => {
  await showLanguage('en-US');
  render(<Range />);
  const fields = () => [field('From').value, field('To').value];
  await userEvent.type(field('From'), '20260310');
  await userEvent.tab();
  const calendar = await open('Open the calendar');
  await userEvent.click(within(calendar).getByRole('button', { name: 'Thursday, March 5, 2026' }));
  expect(fields(), 'in the order of the calendar').toEqual(['2026-03-05', '2026-03-10']);
  await userEvent.click(within(await open('Open the calendar')).getByRole('button', { name: 'This year' }));
  const year = new Date().getFullYear();
  expect(fields()).toEqual([`${year}-01-01`, `${year}-12-31`]);
  await showLanguage('zh-CN');
});
