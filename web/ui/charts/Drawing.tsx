// The drawing of a chart. It comes in a chunk of its own with the chart library, which only statistics need; nothing in it moves.
import { Chart, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Bar, BarChart, CartesianGrid, LabelList, Tooltip, XAxis, YAxis } from 'recharts';
import {
  axisLines,
  besideLast,
  coloursOf,
  drawnOf,
  heightOf,
  labelRoom,
  labelStep,
  shortLabel,
  ticksOf,
  type ChartData,
  type ChartMark,
  type ChartRow,
  type ChartSeries,
} from './chart-data.ts';

/** In narrower columns their numbers would touch: the table and the pointer say them. In pixels. */
const LABELLED_COLUMN = 26;

/** Hidden from screen readers: the table beside says the same. */
export function Drawing({ series, rows: all, shape, marks = [], isGrouped = false }: ChartData) {
  const rows = drawnOf({ shape, rows: all });
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const number = new Intl.NumberFormat(i18n.language);
  const isColumns = shape !== 'bars';
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const colours = coloursOf(series);
  const chart = useChart<Record<string, string | number | null>>({
    data: rows.map(({ label, values }) => ({ ...values, label })),
    series: series.map(({ key, label }, at) => ({ name: key, label, color: colours[at] ?? 'fg.muted' })),
  });
  /** Several series are named where they are drawn: there is no legend to look up. */
  const isNamed = series.length > 1;
  const nameRoom = isNamed ? labelRoom(series) + SWATCH : 0;
  const isLabelled = series.length === 1 && (!isColumns || (width - AXIS_WIDTH) / rows.length >= LABELLED_COLUMN);
  const categories = { type: 'category', dataKey: 'label', axisLine: false, tickLine: false, stroke: chart.color('fg.muted') } as const;
  const numbers = { type: 'number', allowDecimals: false, stroke: chart.color('fg.muted'), axisLine: false, tickLine: false } as const;
  const ticks = ticksOf({ series, rows, isGrouped });
  const everyNth = shape === 'columns' ? labelStep(rows, (width - AXIS_WIDTH) / rows.length) : 1;
  const linesOf = (index: number) =>
    shape === 'months'
      ? axisLines(rows, index)
      : [
          index % everyNth === 0 ? (rows[index]?.label ?? '') : '',
          ...marks.map(({ label, row }) => (rows[index]?.key === row ? `▲ ${label}` : '')),
        ];
  const axisHeight = (shape === 'months' ? 2 : 1 + marks.length) * LINE_HEIGHT + 8;
  const places = besideLast({ series, rows }, ticks.at(-1) ?? 1, heightOf({ shape, rows }) - TOP - axisHeight);
  const scale = { ticks, domain: [0, ticks.at(-1) ?? 1], interval: 0 } as const;
  return (
    <div ref={frame}>
      <Chart.Root chart={chart} aria-hidden="true" aspectRatio="auto" height={`${heightOf({ shape, rows })}px`} css={PRINTED}>
        <>
          {width > 0 && (
            <BarChart
              width={width}
              height={heightOf({ shape, rows })}
              data={chart.data}
              layout={isColumns ? 'horizontal' : 'vertical'}
              accessibilityLayer={false}
              margin={
                isColumns ? { top: TOP, right: 8 + nameRoom, bottom: 0, left: 0 } : { top: 4, right: 48 + nameRoom, bottom: 4, left: 0 }
              }
            >
              <CartesianGrid stroke={chart.color('border')} horizontal={isColumns} vertical={!isColumns} />
              {isColumns ? (
                <>
                  <XAxis
                    {...categories}
                    interval={0}
                    height={axisHeight}
                    tick={({ x, y, index }: TickProps) => (
                      <Beneath x={x} y={y} lines={linesOf(index)} place={placeOf(index, rows.length, marks)} />
                    )}
                  />
                  <YAxis {...numbers} {...scale} width="auto" />
                </>
              ) : (
                <>
                  <XAxis {...numbers} {...scale} hide={isLabelled} />
                  <YAxis {...categories} width={labelRoom(rows)} interval={0} tickFormatter={shortLabel} />
                </>
              )}
              <Tooltip
                isAnimationActive={false}
                cursor={{ fill: chart.color('bg.subtle') }}
                content={({ active, label }) =>
                  active && <Pointed row={rows.find((row) => row.label === label)} series={series} number={number} />
                }
              />
              {series.map((one, at) => (
                <Bar
                  key={one.key}
                  dataKey={one.key}
                  name={one.key}
                  fill={chart.color(colours[at])}
                  stroke={chart.color('bg.panel')}
                  {...(!isGrouped && { stackId: 'all' })}
                  maxBarSize={isColumns ? 44 : isGrouped ? 13 : 18}
                  isAnimationActive={false}
                  cursor={rows.some(({ to }) => to?.[one.key]) ? 'pointer' : undefined}
                  onClick={(_bar, index) => {
                    const to = addressOf(rows[index], one);
                    if (to) void navigate(to);
                  }}
                >
                  {isLabelled && (
                    <LabelList
                      dataKey={one.key}
                      position={isColumns ? 'top' : 'right'}
                      fill={chart.color('fg')}
                      fontSize={12}
                      formatter={(value) => (typeof value === 'number' && value > 0 ? number.format(value) : '')}
                    />
                  )}
                  {isNamed && !isColumns && (
                    <LabelList
                      content={({ x, y, width: length, height: thickness, index }) =>
                        index === 0 && (
                          <Name
                            x={Number(x) + Number(length) + 6}
                            y={Number(y) + Number(thickness) / 2}
                            label={one.label}
                            colour={chart.color(colours[at])}
                          />
                        )
                      }
                    />
                  )}
                </Bar>
              ))}
              {isNamed &&
                isColumns &&
                series.map(({ key, label }, at) => (
                  <Name
                    key={key}
                    x={width - nameRoom}
                    y={heightOf({ shape, rows }) - axisHeight - (places[at] ?? 0)}
                    label={label}
                    colour={chart.color(colours[at])}
                  />
                ))}
            </BarChart>
          )}
        </>
      </Chart.Root>
    </div>
  );
}

/** Pixels that the drawing has; 0 while it is folded, where nothing is drawn. */
function useWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}

/** Above the highest column. */
const TOP = 24;
/** The mark before the name of a series, in pixels. */
const SWATCH = 14;
const LINE_HEIGHT = 16;
/** About what the numbers at the side take. */
const AXIS_WIDTH = 40;

interface TickProps {
  x: number | string;
  y: number | string;
  index: number;
}

type TextPlace = 'start' | 'middle' | 'end';

/** A long mark beneath the first or the last column stays within the drawing. */
function placeOf(index: number, count: number, marks: readonly ChartMark[]): TextPlace {
  if (marks.length === 0) return 'middle';
  return index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';
}

/** The name of a column, and beneath it, on a line of its own each, what else is said there: two never touch. */
function Beneath({ x, y, lines, place }: { x: number | string; y: number | string; lines: readonly string[]; place: TextPlace }) {
  return (
    <chakra.text fill="currentColor" color="fg.muted">
      {lines.map(
        (line, index) =>
          line !== '' && (
            <tspan key={index} x={x} y={Number(y) + LINE_HEIGHT * (index + 1) - 4} textAnchor={index === 0 ? 'middle' : place}>
              {line}
            </tspan>
          ),
      )}
    </chakra.text>
  );
}

/** A series by its colour and its name, `y` at its middle. */
function Name({ x, y, label, colour }: { x: number; y: number; label: string; colour: string }) {
  return (
    <g>
      <rect x={x} y={y - 4} width={8} height={8} rx={1} fill={colour} />
      <chakra.text x={x + SWATCH} y={y + 4} fill="currentColor" color="fg" fontSize="xs">
        {shortLabel(label)}
      </chakra.text>
    </g>
  );
}

/** The item under the pointer. */
function Pointed({ row, series, number }: { row: ChartRow | undefined; series: readonly ChartSeries[]; number: Intl.NumberFormat }) {
  if (!row) return null;
  return (
    <chakra.div bg="bg.panel" borderRadius="md" boxShadow="float" px="3" py="2" fontSize="sm">
      <chakra.div fontWeight="medium">{row.label}</chakra.div>
      {series.map(({ key, label }) => (
        <chakra.div key={key} display="flex" justifyContent="space-between" gap="4">
          <chakra.span color="fg.muted">{label}</chakra.span>
          {typeof row.values[key] === 'number' ? number.format(row.values[key]) : '—'}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

const addressOf = (row: ChartRow | undefined, { key }: ChartSeries): string | undefined => row?.to?.[key];

/** Paper is narrower than the window in which it was drawn. */
const PRINTED = {
  fontSize: 'xs',
  '@media print': { '& .recharts-wrapper, & .recharts-surface': { width: '100% !important', height: 'auto !important' } },
};
