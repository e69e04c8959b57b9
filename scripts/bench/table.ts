// The benches' table, as aligned Markdown.
import type { Timing } from './measuring.ts';

export interface Cell {
  name: string;
  who: string;
  clients: number;
  manuscripts: number;
  api: Timing;
  bare: Timing;
  statements: number;
  /** Milliseconds of processors for one time, of the application and of the database. */
  processors: { application: number; database: number };
  /** Figures of the tree before, measured in turns with this one. */
  before?: { perSecond: number; times: number; processors: { before: number; now: number } };
}

const AIMS = { list: 3, detail: 8, growth: 1.5, growthOfCommon: 3, statements: 10 } as const;

const ms = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

/** Rows by operation and clients; growth is the p50 of the largest size over that of the smallest. A star: an aim is missed. */
export function tableOf(cells: readonly Cell[]): string {
  const sizes = [...new Set(cells.map((cell) => cell.manuscripts))].sort((a, b) => a - b);
  const isCompared = cells.some(({ before }) => before);
  const header = [
    'operation',
    'who',
    'clients',
    'statements',
    ...sizes.flatMap((size) => [`${short(size)} p50 ms`, 'p99', 'ops/s', 'CPU ms', 'bare p50', '× bare']),
    'growth',
    'growth bare',
    ...(isCompared ? ['before ops/s', '× before', 'before CPU ms', 'CPU ms', '× CPU'] : []),
  ];
  const keys = [...new Set(cells.map(keyOf))];
  const lines = keys.map((key) => {
    const own = cells.filter((cell) => keyOf(cell) === key);
    const [first] = own;
    if (!first) return [];
    const bySize = sizes.flatMap((size) => {
      const cell = own.find((candidate) => candidate.manuscripts === size);
      return cell
        ? [
            ms(cell.api.p50),
            ms(cell.api.p99),
            cell.api.perSecond.toFixed(0),
            `${ms(cell.processors.application)} + ${ms(cell.processors.database)}`,
            ms(cell.bare.p50),
            ratioOf(cell),
          ]
        : ['', '', '', '', '', ''];
    });
    const most = Math.max(...own.map((cell) => cell.statements));
    const statements = `${[...new Set(own.map((cell) => cell.statements))].join('/')}${most > AIMS.statements && isScreen(first) ? '*' : ''}`;
    return [
      first.name,
      first.who,
      String(first.clients),
      statements,
      ...bySize,
      ...growthOf(own, sizes),
      ...(isCompared ? [...beforeOf(first)] : []),
    ];
  });
  return align([header, ...lines]);
}

function beforeOf({ before }: Cell): string[] {
  if (!before) return ['', '', '', '', ''];
  const { processors, perSecond, times } = before;
  return [
    perSecond.toFixed(0),
    times.toFixed(1),
    ms(processors.before),
    ms(processors.now),
    (processors.before / processors.now).toFixed(1),
  ];
}

function ratioOf(cell: Cell): string {
  const ratio = cell.api.p50 / cell.bare.p50;
  const aim = cell.name === 'detail' ? AIMS.detail : cell.name.startsWith('list') ? AIMS.list : Infinity;
  return `${ratio.toFixed(1)}${cell.clients === 1 && ratio > aim ? '*' : ''}`;
}

function growthOf(own: readonly Cell[], sizes: readonly number[]): string[] {
  const [small, large] = [own.find((cell) => cell.manuscripts === sizes[0]), own.find((cell) => cell.manuscripts === sizes.at(-1))];
  if (!small || !large || small === large) return ['', ''];
  const growth = large.api.p50 / small.api.p50;
  const aim = small.name.includes('common') ? AIMS.growthOfCommon : AIMS.growth;
  return [`${growth.toFixed(2)}${small.clients === 1 && growth > aim ? '*' : ''}`, (large.bare.p50 / small.bare.p50).toFixed(2)];
}

const isScreen = (cell: Cell) => cell.name === 'detail' || cell.name.startsWith('list');
const keyOf = (cell: Cell) => `${cell.name} ${cell.who} ${cell.clients}`;
const short = (size: number) => (size >= 1_000_000 ? `${size / 1_000_000}M` : `${size / 1000}k`);

function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const [header = [], ...body] = rows;
  return [
    line(header),
    `|${widths.map((width, column) => (column < 2 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...body.map(line),
  ].join('\n');
}
