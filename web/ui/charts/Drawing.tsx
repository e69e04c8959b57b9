// The drawing of a chart. It comes in a chunk of its own with the chart library, which only statistics need; nothing in it moves.
import { Chart, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { drawnOf, heightOf, labelRoom, shortLabel, type ChartData, type ChartRow, type ChartSeries } from './chart-data.ts';

/** With more columns their numbers would touch: the table and the pointer say them. */
const MOST_LABELLED = 16;

/** Hidden from screen readers: the table beside says the same. */
export function Drawing({ series, rows: all, shape, marks = [], isGrouped = false }: ChartData) {
  const rows = drawnOf({ shape, rows: all });
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const number = new Intl.NumberFormat(i18n.language);
  const isColumns = shape === 'columns';
  const chart = useChart<Record<string, string | number | null>>({
    data: rows.map(({ label, values }) => ({ ...values, label })),
    series: series.map(({ key, label, tone }) => ({ name: key, label, color: `${tone}.solid` })),
  });
  const isLabelled = series.length === 1 && (!isColumns || rows.length <= MOST_LABELLED);
  const categories = { type: 'category', dataKey: 'label', axisLine: false, tickLine: false, stroke: chart.color('fg.muted') } as const;
  const numbers = { type: 'number', allowDecimals: false, stroke: chart.color('fg.muted'), axisLine: false, tickLine: false } as const;
  const labelOf = (key: string) => rows.find((row) => row.key === key)?.label;
  return (
    <Chart.Root chart={chart} aria-hidden="true" aspectRatio="auto" height={`${heightOf({ shape, rows })}px`} css={PRINTED}>
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 480, height: heightOf({ shape, rows }) }}>
        <BarChart
          data={chart.data}
          layout={isColumns ? 'horizontal' : 'vertical'}
          accessibilityLayer={false}
          margin={isColumns ? { top: marks.length > 0 ? 32 : 24, right: 8, bottom: 0, left: 0 } : { top: 4, right: 48, bottom: 4, left: 0 }}
        >
          <CartesianGrid stroke={chart.color('border')} horizontal={isColumns} vertical={!isColumns} />
          {isColumns ? (
            <>
              <XAxis {...categories} interval="preserveStartEnd" minTickGap={4} />
              <YAxis {...numbers} width="auto" padding={{ top: marks.length > 0 ? 20 : 0 }} />
            </>
          ) : (
            <>
              <XAxis {...numbers} hide={isLabelled} />
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
          {marks.map(({ label, row }) => (
            <ReferenceLine
              key={label}
              {...(isColumns ? { x: labelOf(row) ?? '' } : { y: labelOf(row) ?? '' })}
              stroke={chart.color('fg.muted')}
              strokeDasharray="4 3"
              label={{ value: label, position: 'top', fill: chart.color('fg'), fontSize: 12 }}
            />
          ))}
          {series.map((one) => (
            <Bar
              key={one.key}
              dataKey={one.key}
              name={one.key}
              fill={chart.color(`${one.tone}.solid`)}
              {...(!isGrouped && { stackId: 'all' })}
              maxBarSize={isColumns ? 44 : isGrouped ? 9 : 18}
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
            </Bar>
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Chart.Root>
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
