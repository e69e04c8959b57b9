// A chart with its table: the same figures twice, each of which opens its rows.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { heightOf, labelRoom, shortLabel } from './chart-data.ts';
import { Figure, type FigureProps } from './Figure.tsx';

const DATA: FigureProps = {
  title: '决定',
  lead: '按月份统计',
  header: '月份',
  shape: 'columns',
  series: [
    { key: 'accepted', label: '录用', tone: 'success' },
    { key: 'rejected', label: '退稿', tone: 'danger' },
  ],
  rows: [
    { key: '2026-01', label: '2026-01', values: { accepted: 1204, rejected: 0 }, to: { accepted: '/rows?month=1', rejected: '/none' } },
    { key: '2026-02', label: '2026-02', values: { accepted: null, rejected: 3 } },
  ],
};

it('says every figure of the drawing in a table: numbers by language, a dash for what nobody knows, a link only to rows that there are', async () => {
  await show(<Figure {...DATA} />);
  const table = within(screen.getByRole('table', { name: '决定' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['月份', '录用', '退稿']);
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['2026-011,2040', '2026-02—3']);
  const links = table.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rows?month=1']);
  expect(links[0]?.getAttribute('aria-label')).toBe('2026-01，录用：1,204，查看明细');
});

it('opens the rows of a figure', async () => {
  const { address } = await show(<Figure {...DATA} />);
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe('/rows?month=1');
});

it('unfolds on request where there is little room, and all charts stay as one was left', async () => {
  await show(<Figure {...DATA} />);
  const button = screen.getByRole('button', { name: '查看图表与数据' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(body?.contains(screen.getByRole('table'))).toBe(true);
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: '收起图表与数据' }).getAttribute('aria-expanded')).toBe('true');
  cleanup();
  await show(
    <>
      <Figure {...DATA} />
      <Figure {...DATA} title="地区" />
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: '收起图表与数据' });
  if (first) await userEvent.click(first);
  expect(screen.getAllByRole('button', { name: '查看图表与数据' })).toHaveLength(2);
});

afterEach(() => vi.restoreAllMocks());

it('draws a bar for each figure, out of sight of screen readers and of the tab key', async () => {
  // The simulated browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 480, 260));
  await show(<Figure {...DATA} />);
  const drawingOf = () => document.querySelector('[aria-hidden=true]:has(.recharts-surface)');
  await waitFor(() => expect(drawingOf()?.querySelectorAll('.recharts-rectangle').length).toBe(2));
  expect(drawingOf()?.querySelectorAll('[tabindex="0"]').length).toBe(0);
});

describe('room', () => {
  it('gives each bar a line, and all columns one height', () => {
    expect(heightOf({ shape: 'bars', rows: DATA.rows }) - heightOf({ shape: 'bars', rows: DATA.rows.slice(1) })).toBe(30);
    expect(heightOf({ shape: 'columns', rows: DATA.rows })).toBe(heightOf({ shape: 'columns', rows: [] }));
  });

  it('gives the names beside the bars what the longest of them takes, in either script', () => {
    const room = (label: string) => labelRoom([{ key: label, label, values: {} }]);
    expect(room('环境科学技术及资源科学技术')).toBeGreaterThan(room('历史学'));
    expect(room('Computer science and technology')).toBeGreaterThanOrEqual(160);
  });

  it('cuts a name to what stands beside its bar, a wide character counted twice', () => {
    expect(shortLabel('江南文化研究')).toBe('江南文化研究');
    expect(shortLabel('字'.repeat(11))).toBe(`${'字'.repeat(10)}…`);
    expect(shortLabel('a'.repeat(20))).toBe('a'.repeat(20));
    expect(shortLabel('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`);
  });
});
