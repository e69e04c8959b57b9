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

/** `isWide`: in lists with few other columns, whose rows need room for the names of English journals. */
export function journalColumn(t: TFunction<'manuscripts'>, { isWide = false } = {}): Column<OfJournal> {
  return {
    key: 'journal', header: t('manuscripts.column.journal'), from: 'xl', width: isWide ? '20rem' : '8rem',
    cell: ({ colloquium }) => (colloquium ? <chakra.span display="block" truncate maxW={isWide ? '20rem' : '8.5rem'} title={colloquium.name}>{colloquium.name}</chakra.span> : '—'),
  };
}
