// The columns of the pool of unaccepted manuscripts (P2-385 to P2-392).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { RowActButton } from '../../components/acts/RowActButton.tsx';
import type { ActTarget } from '../../components/acts/targets.ts';
import { poolDetailLink } from '../../components/contribution/links.ts';
import { RowActs, rowOf, type ManuscriptRow } from '../../components/contribution/manuscript-columns.tsx';
import { ManuscriptTitle } from '../../components/contribution/ManuscriptTitle.tsx';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { usePoolColumns_row$key } from './__generated__/usePoolColumns_row.graphql.ts';

type Row = ManuscriptRow & usePoolColumns_row$key;

const ofPool = (row: usePoolColumns_row$key) =>
  readInlineData(
    graphql`
      fragment usePoolColumns_row on Contribution @inline {
        firstAuthorDisplayName
        subject {
          label
        }
        articleType {
          label
        }
        isInPool
        enteredPoolAt
        adoptedFrom {
          name
        }
        ...RowActButton_contribution
      }
    `,
    row,
  );

export function usePoolColumns(role: RoleKindCode, onChoose: (target: ActTarget) => void): Column<Row>[] {
  const { t } = useTranslation(['pool', 'manuscripts']);
  const word = (key: 'number' | 'title' | 'author' | 'journal' | 'submitted' | 'more') =>
    t(`manuscripts.column.${key}`, { ns: 'manuscripts' });
  return [
    {
      key: 'title',
      header: word('title'),
      part: 'title',
      cell: (row) => <ManuscriptTitle contribution={rowOf(row)} to={poolDetailLink(role, row.id)} />,
    },
    { key: 'number', header: word('number'), from: Infinity, isSortable: true, cell: (row) => rowOf(row).manuscriptNumber },
    { key: 'subject', header: t('pool.column.subject'), from: Infinity, cell: (row) => <OneLine text={ofPool(row).subject?.label} /> },
    { key: 'author', header: word('author'), from: Infinity, cell: (row) => ofPool(row).firstAuthorDisplayName },
    {
      key: 'articleType',
      header: t('pool.column.articleType'),
      from: Infinity,
      cell: (row) => <OneLine text={ofPool(row).articleType?.label} />,
    },
    { key: 'journal', header: word('journal'), width: '10rem', from: 56, cell: (row) => <Journal row={row} /> },
    {
      key: 'submitted',
      header: word('submitted'),
      width: '6.75rem',
      from: 64,
      isSortable: true,
      cell: (row) => <DateText value={rowOf(row).submittedAt} />,
    },
    {
      key: 'entered',
      header: t('pool.column.entered'),
      part: 'mark',
      width: '7.25rem',
      isSortable: true,
      cell: (row) => <DateText value={ofPool(row).enteredPoolAt} />,
    },
    {
      key: 'acts',
      header: t('pool.column.acts'),
      part: 'acts',
      width: '8rem',
      cell: (row) => (
        <RowActs>
          {/* Executive editors choose on the page of the manuscript (D2-09). */}
          {role === 'EDITOR_IN_CHIEF' && <RowActButton act="ADOPT" contribution={ofPool(row)} onChoose={onChoose} />}
          <RowLink to={poolDetailLink(role, row.id)}>{t('manuscripts.row.detail', { ns: 'manuscripts' })}</RowLink>
        </RowActs>
      ),
    },
  ];
}

/** The journal that did not accept it; beneath it the one that has chosen it since, which the operations centre is shown. */
function Journal({ row }: { row: Row }) {
  const { t } = useTranslation('pool');
  const { isInPool, adoptedFrom } = ofPool(row);
  const present = rowOf(row).colloquium?.name;
  if (isInPool !== false) return <OneLine text={present} />;
  const adopted = t('pool.adoptedBy', { journal: present });
  return (
    <>
      <OneLine text={adoptedFrom?.name} />
      <chakra.span display="block" truncate color="fg.muted" fontSize="sm" lineHeight="tight" title={adopted}>
        {adopted}
      </chakra.span>
    </>
  );
}

function OneLine({ text }: { text: string | null | undefined }) {
  return (
    <chakra.span display="block" truncate title={text ?? undefined}>
      {text}
    </chakra.span>
  );
}
