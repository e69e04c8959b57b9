// The certificate itself, in both languages whatever the screen's: who reviewed how much for which journal. It names no manuscript. On screen a
// sheet of the page's own colours, on paper a page with its foot at the bottom.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fromWidth } from '../../ui/Sheet.tsx';

export interface CertifiedRow {
  readonly year: number;
  readonly journalZh: string;
  readonly journalEn: string | null | undefined;
  readonly count: number;
}

interface Props {
  name: string;
  /** One at least; the last year first. */
  rows: readonly CertifiedRow[];
  /** When it is printed: YYYY-MM-DD. */
  day: string;
}

export function Certificate({ name, rows, day }: Props) {
  const { t: zh } = useTranslation(['reviewerRecord', 'messages'], { lng: 'zh-CN' });
  const { t: en } = useTranslation(['reviewerRecord', 'messages'], { lng: 'en-US' });
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const [last, first] = [rows[0]?.year, rows.at(-1)?.year];
  const when = first === last ? String(last) : `${first}–${last}`;
  const both = (key: 'certify' | 'thanks' | 'note' | 'issued' | 'journal' | 'yearHead' | 'count' | 'total') => (
    <Both zh={zh(`reviewerRecord.paper.${key}`)} en={en(`reviewerRecord.paper.${key}`)} />
  );
  return (
    <chakra.article
      aria-label={zh('reviewerRecord.paper.title')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p="3"
      fontFamily="reading"
      css={{ containerType: 'inline-size', '@media print': { border: '0', padding: '0', containerType: 'normal' } }}
    >
      {/* A thin double rule, as on such papers. */}
      <chakra.div
        border="3px double"
        borderColor="accent.fg"
        px="4"
        py="8"
        display="flex"
        flexDirection="column"
        alignItems="center"
        textAlign="center"
        lineHeight="reading"
        css={{
          [fromWidth(40)]: { paddingInline: '4rem', paddingBlock: '3.5rem' },
          '@media print': { minHeight: '24cm', paddingInline: '2cm', paddingBlock: '1.8cm' },
        }}
      >
        <chakra.h3 fontWeight="semibold" fontSize="3xl" lineHeight="tight">
          <Both zh={zh('reviewerRecord.paper.title')} en={en('reviewerRecord.paper.title')} />
        </chakra.h3>
        <chakra.hr width="4rem" my="6" borderColor="accent.fg" />
        <p>{both('certify')}</p>
        <chakra.p fontSize="2xl" fontWeight="semibold" my="3">
          {name}
        </chakra.p>
        <p>
          <Both zh={zh('reviewerRecord.paper.did', { when, count })} en={en('reviewerRecord.paper.did', { when, count })} />
        </p>
        <Reviewed rows={rows} count={count} hasYears={first !== last} both={both} />
        <p>{both('thanks')}</p>
        <chakra.div
          width="full"
          mt="10"
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="flex-end"
          gap="4"
          css={{ '@media print': { marginTop: 'auto', paddingTop: '2cm' } }}
        >
          <chakra.div textAlign="start" fontSize="sm">
            {both('issued')}
            <chakra.span display="block" fontSize="md">
              {day}
            </chakra.span>
          </chakra.div>
          <chakra.div textAlign="end" fontSize="lg" fontWeight="semibold">
            <Both zh={zh('product.publisher', { ns: 'messages' })} en={en('product.publisher', { ns: 'messages' })} />
          </chakra.div>
        </chakra.div>
        <chakra.p width="full" mt="6" pt="3" borderTopWidth="1px" fontSize="xs" color="fg.muted">
          {both('note')}
        </chakra.p>
      </chakra.div>
    </chakra.article>
  );
}

interface ReviewedProps {
  rows: readonly CertifiedRow[];
  count: number;
  hasYears: boolean;
  both: (key: 'journal' | 'yearHead' | 'count' | 'total') => ReactNode;
}

function Reviewed({ rows, count, hasYears, both }: ReviewedProps) {
  return (
    <chakra.table
      width="full"
      maxW="34rem"
      my="6"
      lineHeight="normal"
      borderCollapse="collapse"
      css={{ '& th, & td': { padding: '0.5rem 0.75rem', borderBottomWidth: '1px', textAlign: 'start' }, '& th': { fontWeight: 600 } }}
    >
      <thead>
        <tr>
          {hasYears && <chakra.th width="5rem">{both('yearHead')}</chakra.th>}
          <th>{both('journal')}</th>
          <Numeric as="th">{both('count')}</Numeric>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ year, journalZh, journalEn, count: own }, index) => (
          <tr key={`${year} ${journalZh}`}>
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

const Numeric = chakra('td', { base: { width: '6rem', textAlign: 'end !important', verticalAlign: 'top' } });

/** Chinese with the English beneath. */
function Both({ zh, en }: { zh: string; en?: string | null | undefined }) {
  return (
    <>
      <span lang="zh-CN">{zh}</span>
      {en && (
        <chakra.span lang="en" display="block" fontFamily="readingLatin" fontSize="0.8em" fontWeight="normal" color="fg.muted" lineHeight="tight">
          {en}
        </chakra.span>
      )}
    </>
  );
}
