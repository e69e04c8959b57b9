// The columns that lists of manuscripts are put together from. A list spreads the fragments of those that it takes.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { RoleKindCode } from '../../../shared/roles.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import type { ManuscriptLinks_contribution$key } from './__generated__/ManuscriptLinks_contribution.graphql.ts';
import type { ManuscriptStatus_contribution$key } from './__generated__/ManuscriptStatus_contribution.graphql.ts';
import type { ManuscriptTitle_contribution$key } from './__generated__/ManuscriptTitle_contribution.graphql.ts';
import type { ResponsibleParty_contribution$key } from './__generated__/ResponsibleParty_contribution.graphql.ts';
import { ManuscriptLinks } from './ManuscriptLinks.tsx';
import { ManuscriptStatus } from './ManuscriptStatus.tsx';
import { ManuscriptTitle } from './ManuscriptTitle.tsx';
import { ResponsibleParty } from './ResponsibleParty.tsx';

type Texts = TFunction<'manuscripts'>;

/** The title leads to the details as `role` reads them, or to `to`. */
export const titleColumn = <Row extends ManuscriptTitle_contribution$key>(
  t: Texts,
  where: { role: RoleKindCode } | { to: (row: Row) => string },
): Column<Row> => ({
  key: 'title',
  header: t('manuscripts.column.title'),
  part: 'title',
  cell: (row) => <ManuscriptTitle contribution={row} {...('to' in where ? { to: where.to(row) } : where)} />,
});

/** Beneath the title. */
export const numberColumn = (t: Texts): Column<{ readonly manuscriptNumber: string | null | undefined }> => ({
  key: 'number',
  header: t('manuscripts.column.number'),
  from: Infinity,
  isSortable: true,
  cell: (row) => row.manuscriptNumber,
});

export const authorColumn = (t: Texts): Column<{ readonly firstAuthorName: string | null | undefined }> => ({
  key: 'author',
  header: t('manuscripts.column.author'),
  from: 72,
  width: '6rem',
  cell: ({ firstAuthorName }) => firstAuthorName && <OneLine title={firstAuthorName}>{firstAuthorName}</OneLine>,
});

/** `isWide`: in lists with few other columns. */
export const journalColumn = (
  t: Texts,
  { isWide = false } = {},
): Column<{ readonly colloquium: { readonly name: string } | null | undefined }> => ({
  key: 'journal',
  header: t('manuscripts.column.journal'),
  from: 56,
  width: isWide ? '12rem' : '9rem',
  cell: ({ colloquium }) => colloquium && <OneLine title={colloquium.name}>{colloquium.name}</OneLine>,
});

/** As the office is told it, with the days since; nothing on the first day. */
export const statusColumn = (
  t: Texts,
): Column<ManuscriptStatus_contribution$key & { readonly daysInStage?: number | null | undefined }> => ({
  key: 'status',
  header: t('manuscripts.column.status'),
  part: 'mark',
  width: '10rem',
  cell: (row) => (
    <>
      <ManuscriptStatus contribution={row} audience="office" />
      {Boolean(row.daysInStage) && <Beneath>{t('manuscripts.daysInStage', { count: row.daysInStage ?? 0 })}</Beneath>}
    </>
  ),
});

export const responsibleColumn = (t: Texts): Column<ResponsibleParty_contribution$key> => ({
  key: 'responsible',
  header: t('manuscripts.column.responsible'),
  from: 64,
  width: '6rem',
  cell: (row) => <ResponsibleParty contribution={row} />,
});

export const submittedColumn = (t: Texts): Column<{ readonly submittedAt: string | null | undefined }> => ({
  key: 'submitted',
  header: t('manuscripts.column.submitted'),
  part: 'mark',
  width: '7rem',
  isSortable: true,
  cell: (row) => <RelativeTime value={row.submittedAt} />,
});

export const linksColumn = (t: Texts, role: RoleKindCode): Column<ManuscriptLinks_contribution$key> => ({
  key: 'links',
  header: t('manuscripts.column.more'),
  part: 'acts',
  width: '7.5rem',
  cell: (row) => <ManuscriptLinks contribution={row} role={role} />,
});

/** Beneath a badge. */
const Beneath = chakra('span', { base: { display: 'block', mt: '0.5', color: 'fg.muted', fontSize: 'sm', lineHeight: 'tight' } });

const OneLine = chakra('span', { base: { display: 'block', truncate: true } });

/** Several acts of a row beside each other. */
export const RowActs = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '4', alignItems: 'baseline', justifyContent: 'end' },
});
