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
  return { key: 'number', header: t('manuscripts.column.number'), isSortable: true, from: 'xl', width: '8rem', cell: (row) => row.manuscriptNumber ?? '—' };
}

/** `isWide`: in lists with few other columns, where the long name of an English journal has room on two lines. */
export function journalColumn(t: TFunction<'manuscripts'>, { isWide = false } = {}): Column<OfJournal> {
  const room = isWide ? ({ whiteSpace: 'normal', lineClamp: 2, lineHeight: '1.3', width: '18rem' } as const) : ({ display: 'block', truncate: true, maxW: '8.5rem' } as const);
  return {
    key: 'journal', header: t('manuscripts.column.journal'), from: 'xl', width: isWide ? '18rem' : '8rem',
    cell: ({ colloquium }) => (colloquium ? <chakra.span {...room} title={colloquium.name}>{colloquium.name}</chakra.span> : '—'),
  };
}
