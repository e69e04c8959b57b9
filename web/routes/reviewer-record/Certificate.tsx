// The certificate itself, in both languages on every screen: who reviewed how much for which journal. It names no manuscript. On screen a
// sheet of the page's own colours, on paper a page with its foot at the bottom.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import { Both } from '../../ui/text/Both.tsx';
import { ReviewedTable, type CertifiedRow } from './ReviewedTable.tsx';

interface Props {
  name: string;
  /** Null: the name has one script, or nobody has said it in Latin letters. */
  latinName: string | null;
  /** One at least; the last year first. */
  rows: readonly CertifiedRow[];
  /** When it is printed: YYYY-MM-DD. */
  day: string;
}

export function Certificate({ name, latinName, rows, day }: Props) {
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
        <chakra.h3 fontWeight="semibold" fontSize="3xl" lineHeight="tight" textWrap="balance">
          <Both isHead zh={zh('reviewerRecord.paper.title')} en={en('reviewerRecord.paper.title')} />
        </chakra.h3>
        <chakra.hr width="4rem" my="6" borderColor="accent.fg" />
        <p>{both('certify')}</p>
        <chakra.p fontSize="2xl" fontWeight="semibold" my="3">
          <bdi>{name}</bdi>
          {latinName !== null && (
            <chakra.bdi display="block" fontFamily="readingLatin" fontSize="xl" fontWeight="normal">
              {latinName}
            </chakra.bdi>
          )}
        </chakra.p>
        <p>
          <Both zh={zh('reviewerRecord.paper.did', { when, count })} en={en('reviewerRecord.paper.did', { when, count })} />
        </p>
        <ReviewedTable rows={rows} count={count} hasYears={first !== last} both={both} />
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
