// A journal's month: the month before this one unless another is chosen, for the journal of the page or one that is chosen.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { MonthlyReport } from './MonthlyReport.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-01-15T04:00:00Z'));
});
afterEach(() => void vi.useRealTimers());

const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '生成' }));

it('asks for the last whole month of the journal of the page, or another one, and fetches the file (B-456)', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { asked, answer } = await show(<MonthlyReport journalId="j1" />);
  await userEvent.click(screen.getByRole('button', { name: '生成月报' }));
  const month = screen.getByRole<HTMLSelectElement>('combobox', { name: '月份' });
  expect(month.value).toBe('2025-12');
  expect(
    within(month)
      .getAllByRole('option')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['2026年1月', '2025年12月', '2025年11月']);
  expect(screen.queryByRole('combobox', { name: '所属刊物' })).toBeNull();
  await userEvent.selectOptions(month, '2025年11月');
  await confirm();
  expect(asked()[0]?.variables).toEqual({ colloquiumId: 'j1', month: '2025-11' });
  await answer('MonthlyReportQuery', {
    ViewerType: () => ({ journalMonthExportUrl: '/exports/t' }),
    Viewer: () => ({ journalMonthExportUrl: '/exports/t' }),
  });
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/exports/t'));
  expect(screen.queryByRole('dialog')).toBeNull();
  assign.mockRestore();
});

it('asks which journal where the page is not that of one, and says so before it asks the server (B-456)', async () => {
  const { asked } = await show(<MonthlyReport journals={[{ value: 'j1', label: '江南文化研究' }]} />);
  await userEvent.click(screen.getByRole('button', { name: '生成月报' }));
  await confirm();
  expect(screen.getByText('请选择刊物')).toBeTruthy();
  expect(asked()).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '所属刊物' }), '江南文化研究');
  await confirm();
  expect(asked()[0]?.variables).toEqual({ colloquiumId: 'j1', month: '2025-12' });
});

it('is named and written in English, too (B-456)', async () => {
  await show(<MonthlyReport journalId="j1" />, { language: 'en-US' });
  await userEvent.click(screen.getByRole('button', { name: 'Create monthly report' }));
  expect(within(screen.getByRole('combobox', { name: 'Month' })).getByRole('option', { name: 'December 2025' })).toBeTruthy();
});
