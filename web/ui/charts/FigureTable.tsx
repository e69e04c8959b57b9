// The figures of a chart in numbers, each a link to the rows that it counts.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../TextLink.tsx';
import { listedOf, type ChartData } from './chart-data.ts';

interface Props extends Pick<ChartData, 'series' | 'rows' | 'shape'> {
  caption: string;
  /** Name of the rows. */
  header: string;
}

const CELLS: SystemStyleObject = {
  '& th, & td': { px: '2', py: '1', textAlign: 'start', borderBottomWidth: '1px', fontWeight: 'normal' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', position: 'sticky', top: '0', bg: 'bg.panel' },
  '& td, & th + th': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& tbody tr:last-of-type > *': { borderBottomWidth: '0' },
};

export function FigureTable({ caption, header, series, rows, shape }: Props) {
  const { t, i18n } = useTranslation('ui');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <chakra.table width="full" fontSize="sm" css={CELLS}>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">{header}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listedOf({ shape, rows }).map((row) => (
          <tr key={row.key}>
            {/* Names may take two lines, months and spans may not. */}
            <chakra.th scope="row" whiteSpace={shape === 'bars' ? undefined : 'nowrap'} minW={shape === 'bars' ? '8rem' : undefined}>
              {row.label}
            </chakra.th>
            {series.map(({ key, label }) => {
              const value = row.values[key] ?? null;
              const to = row.to?.[key];
              const text = value === null ? '—' : number.format(value);
              return (
                <td key={key}>
                  {to !== undefined && value ? (
                    <TextLink to={to} aria-label={t('ui.chart.open', { row: row.label, series: label, value: text })}>
                      {text}
                    </TextLink>
                  ) : (
                    text
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
