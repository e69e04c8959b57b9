// Numbers of reviews by journal, with the years where there are several, and the sum.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Both } from '../../ui/text/Both.tsx';

export interface CertifiedRow {
  readonly year: number;
  readonly journalZh: string;
  readonly journalEn: string | null | undefined;
  readonly count: number;
}

interface Props {
  rows: readonly CertifiedRow[];
  count: number;
  hasYears: boolean;
  both: (key: 'journal' | 'yearHead' | 'count' | 'total') => ReactNode;
}

export function ReviewedTable({ rows, count, hasYears, both }: Props) {
  return (
    <chakra.table
      width="full"
      maxW="34rem"
      my="6"
      lineHeight="normal"
      borderCollapse="collapse"
      css={{
        '& th, & td': { padding: '0.5rem 0.75rem', borderBottomWidth: '1px', textAlign: 'start' },
        '& th': { fontWeight: 600 },
        // The sum stands once, also where the table goes over several sheets.
        '& tfoot': { display: 'table-row-group' },
      }}
    >
      <thead>
        <tr>
          {hasYears && <chakra.th width="4rem">{both('yearHead')}</chakra.th>}
          <th>{both('journal')}</th>
          <Numeric as="th">{both('count')}</Numeric>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, journalZh, journalEn, count: own }, index) => (
          <tr key={index}>
            {hasYears && <chakra.td verticalAlign="top">{rows[index - 1]?.year === year ? '' : year}</chakra.td>}
            <td>
              <Both zh={journalZh} en={journalEn} />
            </td>
            <Numeric as="td">{own}</Numeric>
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot>
          <tr>
            <chakra.td colSpan={hasYears ? 2 : 1} fontWeight="semibold">
              {both('total')}
            </chakra.td>
            <Numeric as="td" fontWeight="semibold">
              {count}
            </Numeric>
          </tr>
        </tfoot>
      )}
    </chakra.table>
  );
}

const Numeric = chakra('td', { base: { width: '4.5rem', textAlign: 'end !important', verticalAlign: 'top' } });
