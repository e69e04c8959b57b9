// The columns of lists of manuscripts: a set for the office and one for authors. A list spreads the fragments of its set and names only the
// differences.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { graphql, readInlineData } from 'relay-runtime';
import type { RoleKindCode } from '../../../shared/roles.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import { RelativeTime } from '../../ui/text/DateText.tsx';
import type { manuscriptColumns_office$key } from './__generated__/manuscriptColumns_office.graphql.ts';
import type { manuscriptColumns_row$key } from './__generated__/manuscriptColumns_row.graphql.ts';
import { DeadlineMark } from './DeadlineMark.tsx';
import type { PublicationList } from './links.ts';
import { ManuscriptLinks } from './ManuscriptLinks.tsx';
import { ManuscriptStatus } from './ManuscriptStatus.tsx';
import { ManuscriptTitle } from './ManuscriptTitle.tsx';
import { RevisionDue } from './RevisionDue.tsx';
import { SimilarityMark } from './SimilarityMark.tsx';
import { ResponsibleParty } from './ResponsibleParty.tsx';

type Texts = TFunction<'manuscripts'>;
export type ManuscriptRow = { readonly id: string } & manuscriptColumns_row$key;
type OfficeRow = ManuscriptRow & manuscriptColumns_office$key;

/** Differences from the set, by column: null leaves it out. */
type Changes<Row, Key extends string> = Partial<Record<Key, Partial<Column<Row>> | null>>;

/** Fields of every list. */
export const rowOf = (row: manuscriptColumns_row$key) =>
  readInlineData(
    graphql`
      fragment manuscriptColumns_row on Contribution @inline {
        manuscriptNumber
        titleZh
        titleEn
        submittedAt
        colloquium {
          name
        }
        ...ManuscriptTitle_contribution
        ...ManuscriptStatus_contribution
        ...ManuscriptLinks_contribution
      }
    `,
    row,
  );

/** Fields for the office besides. */
const officeOf = (row: manuscriptColumns_office$key) =>
  readInlineData(
    graphql`
      fragment manuscriptColumns_office on Contribution @inline {
        firstAuthorDisplayName
        daysInStage
        ...DeadlineMark_contribution
        ...RevisionDue_contribution
        ...SimilarityMark_contribution
        ...ResponsibleParty_contribution
      }
    `,
    row,
  );

/** The office's: title, number, first author, journal, status with days, deadline, responsible person, time of submission, links. */
export function officeColumns<Row extends OfficeRow>(
  t: Texts,
  role: RoleKindCode,
  changes: Changes<Row, 'title' | 'number' | 'author' | 'journal' | 'status' | 'due' | 'responsible' | 'submitted' | 'links'> = {},
  list?: PublicationList,
): Column<Row>[] {
  return changed(
    [
      ...commonColumns(t, role, list),
      {
        key: 'author',
        header: t('manuscripts.column.author'),
        from: 72,
        width: '6rem',
        cell: (row) => <OneLine text={officeOf(row).firstAuthorDisplayName} />,
      },
      { ...journalColumn(t, '9rem'), from: 64 },
      {
        key: 'status',
        header: t('manuscripts.column.status'),
        part: 'mark',
        width: '10rem',
        cell: (row) => <OfficeStatus row={row} days={t('manuscripts.daysInStage', { count: officeOf(row).daysInStage ?? 0 })} />,
      },
      {
        key: 'due',
        header: t('manuscripts.column.due'),
        part: 'mark',
        width: '8.75rem',
        isSortable: true,
        cell: (row) => (
          <>
            <DeadlineMark contribution={officeOf(row)} />
            <RevisionDue contribution={officeOf(row)} />
          </>
        ),
      },
      {
        key: 'responsible',
        header: t('manuscripts.column.responsible'),
        from: 72,
        width: '6rem',
        cell: (row) => <ResponsibleParty contribution={officeOf(row)} />,
      },
      submittedColumn(t),
      linksColumn(t, role, list),
    ],
    changes,
  );
}

/** The author's: title, number, journal, status in the authors' terms, time of submission, links. */
export function authorColumns<Row extends ManuscriptRow>(
  t: Texts,
  changes: Changes<Row, 'title' | 'number' | 'journal' | 'status' | 'submitted' | 'links'> = {},
): Column<Row>[] {
  return changed(
    [
      ...commonColumns(t, 'AUTHOR'),
      journalColumn(t, '12rem'),
      {
        key: 'status',
        header: t('manuscripts.column.status'),
        part: 'mark',
        width: '10rem',
        cell: (row) => <ManuscriptStatus contribution={rowOf(row)} audience="author" />,
      },
      submittedColumn(t),
      linksColumn(t, 'AUTHOR'),
    ],
    changes,
  );
}

function changed<Row>(columns: readonly Column<Row>[], changes: Changes<Row, string>): Column<Row>[] {
  return columns.flatMap((column) => {
    const change = changes[column.key];
    return change === null ? [] : [{ ...column, ...change }];
  });
}

/** The title leads to the details as `role` reads them; the number stands beneath it. */
const commonColumns = (t: Texts, role: RoleKindCode, list?: PublicationList): Column<ManuscriptRow>[] => [
  {
    key: 'title',
    header: t('manuscripts.column.title'),
    part: 'title',
    cell: (row) => <ManuscriptTitle contribution={rowOf(row)} role={role} list={list} />,
  },
  { key: 'number', header: t('manuscripts.column.number'), from: Infinity, isSortable: true, cell: (row) => rowOf(row).manuscriptNumber },
];

const journalColumn = (t: Texts, width: string): Column<ManuscriptRow> => ({
  key: 'journal',
  header: t('manuscripts.column.journal'),
  from: 56,
  width,
  cell: (row) => <OneLine text={rowOf(row).colloquium?.name} />,
});

const submittedColumn = (t: Texts): Column<ManuscriptRow> => ({
  key: 'submitted',
  header: t('manuscripts.column.submitted'),
  part: 'mark',
  width: '6.5rem',
  isSortable: true,
  cell: (row) => <RelativeTime value={rowOf(row).submittedAt} />,
});

const linksColumn = (t: Texts, role: RoleKindCode, list?: PublicationList): Column<ManuscriptRow> => ({
  key: 'links',
  header: t('manuscripts.column.more'),
  part: 'acts',
  width: '7.5rem',
  cell: (row) => <ManuscriptLinks contribution={rowOf(row)} role={role} list={list} />,
});

/** Beneath a badge. */
const Beneath = chakra('span', { base: { display: 'block', mt: '0.5', color: 'fg.muted', fontSize: 'sm', lineHeight: 'tight' } });

/** With the days in the stage, when there are any. */
function OfficeStatus({ row, days }: { row: OfficeRow; days: string }) {
  return (
    <>
      <ManuscriptStatus contribution={rowOf(row)} audience="office" />
      {Boolean(officeOf(row).daysInStage) && <Beneath>{days}</Beneath>}
      <Beneath _empty={{ display: 'none' }}>
        <SimilarityMark contribution={officeOf(row)} />
      </Beneath>
    </>
  );
}

function OneLine({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <chakra.span display="block" truncate title={text}>
      {text}
    </chakra.span>
  );
}

/** Several acts of a row beside each other. */
export const RowActs = chakra('span', {
  base: { display: 'inline-flex', flexWrap: 'wrap', columnGap: '3', alignItems: 'baseline', justifyContent: 'end' },
});
