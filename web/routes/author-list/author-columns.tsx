// The columns of the author's list.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { editLink, transferLink } from '../../components/contribution/links.ts';
import { ManuscriptLinks } from '../../components/contribution/ManuscriptLinks.tsx';
import { ManuscriptStatus } from '../../components/contribution/ManuscriptStatus.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { journalColumn, numberColumn } from '../../components/contribution/wide-columns.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { RelativeTime } from '../../ui/DateText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AuthorListPageQuery$data } from './__generated__/AuthorListPageQuery.graphql.ts';

type Viewer = NonNullable<AuthorListPageQuery$data['viewer']>;
type Row = NonNullable<NonNullable<Viewer['authoredContributions']>['edges'][number]['node']>;

export function authorColumns(t: TFunction<['manuscripts', 'messages']>): Column<Row>[] {
  return [
    numberColumn(t),
    {
      key: 'title',
      header: t('manuscripts.column.title'),
      isTitle: true,
      cell: (row) => <ManuscriptTitle contribution={row} role="AUTHOR" />,
    },
    journalColumn(t),
    {
      key: 'status',
      header: t('manuscripts.column.status'),
      cell: (row) => (
        <div>
          <ManuscriptStatus contribution={row} audience="author" />
          <ExpectedStep contribution={row} isShort />
        </div>
      ),
    },
    {
      key: 'submitted',
      header: t('manuscripts.column.submitted'),
      isSortable: true,
      cell: (row) => <RelativeTime value={row.submittedAt} />,
    },
    { key: 'links', header: t('manuscripts.column.more'), isBare: true, isForScreen: true, cell: (row) => <Acts row={row} t={t} /> },
  ];
}

/** What waits for the author comes first. */
function Acts({ row, t }: { row: Row; t: TFunction<['manuscripts', 'messages']> }) {
  return (
    <chakra.span display="inline-flex" gap="4">
      {row.viewerCanEdit && <TextLink to={editLink(row.id)}>{t('act.CHANGE', { ns: 'messages' })}</TextLink>}
      {row.authorStatus === 'AWAITING_AUTHORIZATION' && (
        <TextLink to={transferLink(row)}>{t('act.AUTHORIZE', { ns: 'messages' })}</TextLink>
      )}
      <ManuscriptLinks contribution={row} role="AUTHOR" />
    </chakra.span>
  );
}
