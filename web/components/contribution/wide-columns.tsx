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

export function journalColumn(t: TFunction<'manuscripts'>): Column<OfJournal> {
  return {
    key: 'journal', header: t('manuscripts.column.journal'), from: 'xl', width: '8rem',
    cell: ({ colloquium }) => (colloquium ? <chakra.span display="block" truncate maxW="8.5rem" title={colloquium.name}>{colloquium.name}</chakra.span> : '—'),
  };
}
