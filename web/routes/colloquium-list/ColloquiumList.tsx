// The list of periodicals or conferences: its filters, one at a time, its columns, the spreadsheet, and the link to a new one.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import type { Rows } from '../../components/lists/rows.ts';
import { RowLink } from '../../components/lists/RowLink.tsx';
import type { List } from '../../components/lists/useList.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { ColloquiumList_query$key } from './__generated__/ColloquiumList_query.graphql.ts';
import { OneLine, ofRow, type Row } from './cells.tsx';
import { addressOf } from '../../../shared/screens.ts';

/** A column of days for filtering and sorting. */
interface Days {
  key: string;
  label: string;
  orders: readonly [ascending: string, descending: string];
  cell: (row: Row) => ReactNode;
}

interface Props {
  kind: 'PERIODICAL' | 'CONFERENCE';
  query: ColloquiumList_query$key;
  list: List;
  connection: Rows<Row> | null | undefined;
  /** Offers the list as a spreadsheet. */
  sheet: ReactNode;
  days: readonly Days[];
}

const PLACES = {
  PERIODICAL: { words: 'periodical', detail: addressOf('operateList/jikanDetail'), showType: '0', create: addressOf('newClct') },
  CONFERENCE: { words: 'conference', detail: addressOf('meetList/meetDetail'), showType: '1', create: addressOf('meetNew') },
} as const;

const chips = (entries: readonly { readonly id: string; readonly label: string }[]) => ({
  options: entries.map(({ id, label }) => ({ value: id, label, tone: 'slate' as const })),
});

export function ColloquiumList({ kind, query, list, connection, sheet, days }: Props) {
  const { viewer, subjects, cycles, departmentOptions } = useFragment(
    graphql`
      fragment ColloquiumList_query on Query {
        viewer {
          currentRole {
            kind
            number
          }
        }
        subjects: dictionary(type: SUBJECT) {
          id
          label
        }
        cycles: dictionary(type: CYCLE) {
          id
          label
        }
        departmentOptions {
          id
          name
        }
      }
    `,
    query,
  );
  const { t } = useTranslation('colloquiums');
  const { words, detail, showType, create } = PLACES[kind];
  const roleId = String(viewer?.currentRole.number ?? '');
  const to = ({ id }: Row) => `${detail}?${new URLSearchParams({ roleId, id, showType })}`;
  const departments = (departmentOptions ?? []).map(({ id, name }) => ({ id, label: name }));
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: t(`colloquiums.${words}.name`),
      part: 'title',
      cell: (row) => (
        <RowLink to={to(row)} fontWeight="semibold">
          {ofRow(row).name}
        </RowLink>
      ),
    },
    { key: 'number', header: t(`colloquiums.${words}.number`), width: '7rem', isSortable: true, cell: (row) => ofRow(row).number },
    ...days.map(({ key, label, cell }) => ({ key, header: label, width: '9rem', from: 56, isSortable: true, cell }) as const),
    { key: 'chief', header: t('colloquiums.column.chief'), width: '8rem', cell: (row) => <OneLine text={ofRow(row).chiefEditorName} /> },
    {
      key: 'subject',
      header: t('colloquiums.column.subject'),
      width: '9rem',
      from: 64,
      cell: (row) => <OneLine text={ofRow(row).subject.label} />,
    },
    ...(kind === 'PERIODICAL'
      ? [
          {
            key: 'cycle',
            header: t('colloquiums.column.cycle'),
            width: '7rem',
            from: 64,
            cell: (row: Row) => <OneLine text={ofRow(row).cycle?.label} />,
          } as const,
        ]
      : []),
    { key: 'published', header: t('colloquiums.column.published'), width: '19.5rem', from: 96, cell: (row) => <Published row={row} /> },
    { key: 'status', header: t('colloquiums.column.status'), width: '7rem', part: 'mark', cell: (row) => <Status row={row} /> },
    {
      key: 'acts',
      header: t('colloquiums.column.acts'),
      width: '5rem',
      part: 'acts',
      cell: (row) => (
        <RowLink {...USUAL_ACT} to={to(row)}>
          {t('colloquiums.detail')}
        </RowLink>
      ),
    },
  ];
  return (
    <ListPage
      list={list}
      connection={connection}
      columns={columns}
      isFilterChosen
      actions={
        <>
          {sheet}
          {viewer?.currentRole.kind === 'OPERATIONS' && (
            <ButtonLink variant="solid" icon="plus" to={create}>
              {t(`colloquiums.${words}.new`)}
            </ButtonLink>
          )}
        </>
      }
      words={{
        search: { label: t('colloquiums.everything'), placeholder: t(`colloquiums.${words}.search`) },
        filters: {
          number: t(`colloquiums.${words}.number`),
          chief: t('colloquiums.column.chief'),
          name: t(`colloquiums.${words}.name`),
          subject: t('colloquiums.column.subject'),
          cycle: t('colloquiums.column.cycle'),
          status: t('colloquiums.column.status'),
          department: t('colloquiums.column.department'),
          ...Object.fromEntries(days.map(({ key, label }) => [key, label])),
        },
        sorts: {
          number: [t('colloquiums.sort.numberUp'), t('colloquiums.sort.numberDown')],
          ...Object.fromEntries(days.map(({ key, orders }) => [key, orders])),
        },
      }}
      choices={{
        subject: chips(subjects),
        cycle: chips(cycles),
        status: {
          options: [
            { value: 'ACTIVE', label: t('colloquiums.active'), tone: 'success' },
            { value: 'INACTIVE', label: t('colloquiums.inactive'), tone: 'slate' },
          ],
        },
        ...(departments.length > 0 && { department: chips(departments) }),
      }}
      empty={{ nothing: t('colloquiums.empty'), notFound: t('colloquiums.empty') }}
      nameOf={(row) => ofRow(row).name}
    />
  );
}

/** What it is published as, and its numbers. */
function Published({ row }: { row: Row }) {
  const { t } = useTranslation('colloquiums');
  const { publicationKind, publicationNumbers } = ofRow(row);
  return <OneLine text={[t(`colloquiums.kind.${publicationKind}`), publicationNumbers].filter(Boolean).join(' · ')} />;
}

function Status({ row }: { row: Row }) {
  const { t } = useTranslation('colloquiums');
  const { isActive } = ofRow(row);
  return <StatusBadge tone={isActive ? 'success' : 'slate'}>{t(isActive ? 'colloquiums.active' : 'colloquiums.inactive')}</StatusBadge>;
}
