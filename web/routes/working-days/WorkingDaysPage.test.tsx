// The calendar: the parsed notice, its effect, and only then the import.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type WorkingDaysPageQuery } from './__generated__/WorkingDaysPageQuery.graphql.ts';
import { WorkingDaysPage } from './WorkingDaysPage.tsx';

const YEAR = { id: 'y2098', year: 2098, off: ['2098-01-01..2098-01-03', '2098-04-04'], makeUp: ['2098-01-25'], version: 4 };
const EARLIER = { id: 'y2097', year: 2097, off: ['2097-01-01'], makeUp: [], version: 1 };
const open = () =>
  showRoute<WorkingDaysPageQuery>(QUERY, () => ({}), <WorkingDaysPage />, {
    at: '/main/workingDays',
    objects: { Viewer: () => ({ id: `v${Math.random()}` }), Query: () => ({ calendarYears: [EARLIER, YEAR] }) },
  });
const notice = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /放假安排/ });
const press = async (name: string) => await userEvent.click(screen.getByRole('button', { name }));

it('reads a pasted notice, shows what it moves, and imports the year that is not known yet', async () => {
  const { asked, answer } = await open();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /年份/ }).value).toBe('2099');
  await userEvent.click(notice());
  await userEvent.paste('元旦：1月1日（周四）至3日（周六）放假。1月4日（周日）上班。');
  const read = within(screen.getByLabelText('读到的日期'));
  expect(read.getByText('2099-01-01 – 2099-01-03')).toBeTruthy();
  expect(read.getByText('2099-01-04')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '导入' })).toBeNull();
  await press('查看影响');
  const input = { year: 2099, off: [{ from: '2099-01-01', to: '2099-01-03' }], makeUp: ['2099-01-04'] };
  expect(asked()).toEqual([{ name: 'useImportCalendarPreviewQuery', variables: { input } }]);
  await answer('useImportCalendarPreviewQuery', {
    CalendarImportPreview: () => ({ workingDays: 250, moved: 2, confirmed: 1, examples: [{ from: '2099-01-05', to: '2099-01-06' }] }),
    Contribution: () => ({ id: 'c1', manuscriptNumber: 'JN2098001' }),
  });
  for (const text of ['全年工作日：250 天', '期限将变动：2 篇', 'JN2098001：2099-01-05 → 2099-01-06'])
    expect(screen.getByText(text)).toBeTruthy();
  await press('导入');
  expect(asked().at(-1)).toEqual({ name: 'useImportCalendarMutation', variables: { input: { ...input, version: null } } });
  await answer('useImportCalendarMutation', {});
  expect(await screen.findByText('已导入 2099 年的工作日历，各稿件的期限将重新计算')).toBeTruthy();
});

it('asks anew after another letter is typed, and says when nothing was read', async () => {
  const { asked } = await open();
  await userEvent.type(notice(), '没有日期');
  await press('查看影响');
  expect(asked()).toEqual([]);
  expect(screen.getByText('没有读到放假日期，请检查文字')).toBeTruthy();
});

it('mends a known year over the version that was read', async () => {
  const { asked, answer } = await open();
  await press('更正 2098 年');
  expect(notice().value).toBe('2098-01-01 至 2098-01-03\n2098-04-04\n2098-01-25 上班');
  await press('查看影响');
  await answer('useImportCalendarPreviewQuery', {
    CalendarImportPreview: () => ({ workingDays: 250, moved: 0, confirmed: 0, examples: [] }),
  });
  await press('替换');
  expect(asked().at(-1)?.variables).toMatchObject({ input: { year: 2098, version: 4 } });
});

it('keeps what is typed when the import fails', async () => {
  const { answer, fail } = await open();
  await userEvent.type(notice(), '1月1日放假');
  await press('查看影响');
  await answer('useImportCalendarPreviewQuery', {
    CalendarImportPreview: () => ({ workingDays: 250, moved: 0, confirmed: 0, examples: [] }),
  });
  await press('导入');
  await fail('useImportCalendarMutation', new Error('已被他人修改'));
  expect(notice().value).toBe('1月1日放假');
});
