// Number and journal as columns of their own, where there is room; elsewhere ManuscriptTitle tells them beneath the title.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { Column } from '../../ui/DataTable.tsx';

interface Numbered {
  readonly manuscriptNumber: string | null | undefined;
}

interface OfJournal {
  readonly colloquium: { readonly name: string } | null | undefined;
}

export function numberColumn(t: TFunction<'manuscripts'>): Column<Numbered> {
  return {
    key: 'number',
    header: t('manuscripts.column.number'),
    isSortable: true,
    from: 'xl',
    width: '8rem',
    cell: (row) => row.manuscriptNumber ?? '—',
  };
}

/** The whole name, however long: a Chinese one takes little room, an English one several lines. `isWide`: in lists with few other columns. */
export function journalColumn(t: TFunction<'manuscripts'>, { isWide = false } = {}): Column<OfJournal> {
  const width = isWide ? '18rem' : '9rem';
  return {
    key: 'journal',
    header: t('manuscripts.column.journal'),
    from: 'xl',
    width,
    cell: ({ colloquium }) =>
      colloquium ? (
        <Name maxW={width} title={colloquium.name}>
          {colloquium.name}
        </Name>
      ) : (
        '—'
      ),
  };
}

const Name = chakra('span', {
  base: {
    lineClamp: 3,
    width: 'max-content',
    whiteSpace: 'normal',
    textWrap: 'balance',
    lineHeight: '1.3',
    '&&:lang(zh)': { maxW: '18rem' },
  },
});
