// A chart with its table: the same figures twice, each of which opens its rows.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { axisLines, besideLast, coloursOf, drawnOf, heightOf, labelRoom, labelStep, listedOf, shortLabel, ticksOf } from './chart-data.ts';
import { Figure, type FigureProps } from './Figure.tsx';

const DATA: FigureProps = {
  title: '决定',
  lead: '按月份统计',
  header: '月份',
  shape: 'columns',
  series: [
    { key: 'accepted', label: '录用', tone: 'accent' },
    { key: 'rejected', label: '退稿' },
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
    const room = (label: string) => labelRoom([{ label }]);
    expect(room('环境科学技术及资源科学技术')).toBeGreaterThan(room('历史学'));
    expect(room('Computer science and technology')).toBeGreaterThanOrEqual(160);
  });

  it('leaves out names beneath columns only where they would touch', () => {
    const rows = ['0–6 days', '7–13 days', '180–364 days', '365 days or more'].map((label) => ({ key: label, label, values: {} }));
    expect([120, 80, 20].map((width) => labelStep(rows, width))).toEqual([1, 2, 4]);
    expect(labelStep([], 10)).toBe(1);
  });

  it('cuts a name to what stands beside its bar, a wide character counted twice', () => {
    expect(shortLabel('江南文化研究')).toBe('江南文化研究');
    expect(shortLabel('字'.repeat(11))).toBe(`${'字'.repeat(10)}…`);
    expect(shortLabel('a'.repeat(20))).toBe('a'.repeat(20));
    expect(shortLabel('a'.repeat(21))).toBe(`${'a'.repeat(20)}…`);
  });
});

describe('time', () => {
  const month = (key: string, count = 3) => ({ key, label: key, values: { count } });
  const series = [{ key: 'count', label: '稿件数', tone: 'accent' as const }];

  it('has every month between the first and the last, those without figures empty, and what is in none last (B-452)', () => {
    const rows = [month('2025-11'), month('2026-02'), { key: '', label: '未定', values: { count: 1 } }];
    const drawn = drawnOf({ shape: 'months', rows });
    expect(drawn.map(({ label }) => label)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02', '未定']);
    expect(drawn[1]?.values).toEqual({});
    expect(drawnOf({ shape: 'months', rows: [] })).toEqual([]);
  });

  it('names each month by its number, and its year where one begins; many months by their years alone (B-452)', () => {
    const named = (rows: ReturnType<typeof month>[]) => {
      const drawn = drawnOf({ shape: 'months', rows });
      return drawn.map((_row, index) => axisLines(drawn, index).join(' ').trim());
    };
    expect(named([month('2025-10'), month('2026-02')])).toEqual(['10 2025', '11', '12', '1 2026', '2']);
    expect(named([month('2025-12'), month('2026-01')]), 'two years would touch').toEqual(['12', '1 2026']);
    expect(named([month('2023-12'), month('2026-02')]).filter(Boolean)).toEqual(['2024', '2025', '2026']);
  });

  it('lists the newest month first, and only months that have figures (B-452)', () => {
    const rows = [month('2025-11'), month('2026-02'), { key: '', label: '未定', values: { count: 1 } }];
    expect(listedOf({ shape: 'months', rows }).map(({ label }) => label)).toEqual(['2026-02', '2025-11', '未定']);
    expect(listedOf({ shape: 'columns', rows })).toBe(rows);
  });

  it.each([
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [126, [0, 50, 100, 150]],
    [140, [0, 50, 100, 150]],
    [1204, [0, 500, 1000, 1500]],
  ])('counts in round numbers up to %i', (count, ticks) => {
    expect(ticksOf({ series, rows: [month('2026-01', count)] })).toEqual(ticks);
  });

  it('counts what stands upon each other together, and what stands side by side by the highest', () => {
    expect(ticksOf(DATA)).toEqual([0, 500, 1000, 1500]);
    const both = { series: DATA.series, rows: [{ key: 'a', label: 'a', values: { accepted: 3, rejected: 4 } }] };
    expect([ticksOf(both).at(-1), ticksOf({ ...both, isGrouped: true }).at(-1)]).toEqual([8, 4]);
  });
});

it('says what lies in a column on lines of their own beneath it: two marks in one never touch, and none crosses a bar (B-452)', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 480, 260));
  await show(
    <Figure
      {...DATA}
      marks={[
        { label: '中位数 18 天', row: '2026-02' },
        { label: '90% 28 天', row: '2026-02' },
      ]}
    />,
  );
  const lineOf = (text: string) => [...document.querySelectorAll('tspan')].find(({ textContent }) => textContent === text);
  await waitFor(() => expect(lineOf('▲ 中位数 18 天')).toBeTruthy());
  const [half, most] = ['▲ 中位数 18 天', '▲ 90% 28 天'].map((text) => Number(lineOf(text)?.getAttribute('y')));
  expect((most ?? 0) - (half ?? 0)).toBeGreaterThanOrEqual(14);
  expect(document.querySelector('.recharts-reference-line')).toBeNull();
});

describe('names', () => {
  const part = (key: string) => ({ key, label: key });

  it('of series have one colour, and greys from the darkest on (B-452)', () => {
    expect(coloursOf([{ ...part('a'), tone: 'accent' }, part('b'), part('c')])).toEqual(['accent.solid', 'shade.1', 'shade.2']);
    expect(coloursOf([part('a'), part('b'), { ...part('c'), tone: 'danger' }])).toEqual(['shade.1', 'shade.2', 'danger.solid']);
  });

  it('stand beside their part of the last column, and apart where they would touch (B-452)', () => {
    const rows = [
      { key: '2026-01', label: '1', values: { a: 1, b: 90, c: 0 } },
      { key: '2026-02', label: '2', values: { a: 50, b: 50, c: 0 } },
    ];
    expect(besideLast({ series: [part('a'), part('b')], rows }, 100, 200)).toEqual([50, 150]);
    const many = ['a', 'b', 'c', 'd', 'e'].map(part);
    const shapes: Record<string, number>[] = [{}, { a: 100 }, { e: 100 }, { a: 98, b: 1, c: 1 }];
    for (const values of shapes) {
      const places = besideLast({ series: many, rows: [{ key: 'x', label: 'x', values }] }, 100, 200);
      for (const [at, place] of places.entries()) expect(place - (places[at - 1] ?? -16)).toBeGreaterThanOrEqual(16);
      expect([Math.min(...places) >= 0, Math.max(...places) <= 200]).toEqual([true, true]);
    }
  });

  it.each(['months', 'bars'] as const)('are written into the drawing of %s, which has no legend (B-452)', async (shape) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 480, 260));
    await show(<Figure {...DATA} shape={shape} isGrouped={shape === 'bars'} />);
    await waitFor(() => expect(document.querySelector('.recharts-surface')).toBeTruthy());
    const named = () => [...document.querySelectorAll('.recharts-surface text')].map(({ textContent }) => textContent);
    await waitFor(() => expect(named()).toEqual(expect.arrayContaining(['录用', '退稿'])));
    expect([...document.querySelectorAll('figure span')].map(({ textContent }) => textContent)).not.toContain('退稿');
  });
});

it('draws nothing while it is folded, and says nothing of it on the console', async () => {
  const warn = vi.spyOn(console, 'warn');
  await show(<Figure {...DATA} />);
  expect(screen.getByRole('table', { name: '决定' })).toBeTruthy();
  await waitFor(() => expect(document.querySelector('[aria-hidden=true][class*=chart]') ?? document.querySelector('figure')).toBeTruthy());
  expect(document.querySelector('.recharts-surface')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('is a table alone where all figures are alike (B-452)', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 480, 260));
  await show(<Figure {...DATA} rows={DATA.rows.map((row) => ({ ...row, values: { accepted: 1, rejected: 0 } }))} />);
  expect(screen.getByRole('table', { name: '决定' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(document.querySelector('.recharts-surface')).toBeNull();
});
