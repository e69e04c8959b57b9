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
import { RoundMark } from './RoundMark.tsx';

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
        ...RoundMark_contribution
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
        from: Infinity,
        cell: (row) => <OneLine text={officeOf(row).firstAuthorDisplayName} />,
      },
      journalColumn(t),
      {
        key: 'status',
        header: t('manuscripts.column.status'),
        part: 'mark',
        width: '12.25rem',
        cell: (row) => <OfficeStatus row={row} days={t('manuscripts.daysInStage', { count: officeOf(row).daysInStage ?? 0 })} />,
      },
      {
        key: 'due',
        header: t('manuscripts.column.due'),
        part: 'mark',
        width: '5.5rem',
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
        from: 64,
        width: '5.5rem',
        cell: (row) => (
          <chakra.span display="block" truncate>
            <ResponsibleParty contribution={officeOf(row)} />
          </chakra.span>
        ),
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
      journalColumn(t),
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

/** The title leads to the details as `role` reads them; number, first author and journal stand beneath it. */
const commonColumns = (t: Texts, role: RoleKindCode, list?: PublicationList): Column<ManuscriptRow>[] => [
  {
    key: 'title',
    header: t('manuscripts.column.title'),
    part: 'title',
    cell: (row) => <ManuscriptTitle contribution={rowOf(row)} role={role} list={list} />,
  },
  { key: 'number', header: t('manuscripts.column.number'), from: Infinity, isSortable: true, cell: (row) => rowOf(row).manuscriptNumber },
];

const journalColumn = (t: Texts): Column<ManuscriptRow> => ({
  key: 'journal',
  header: t('manuscripts.column.journal'),
  from: Infinity,
  cell: (row) => <OneLine text={rowOf(row).colloquium?.name} />,
});

const submittedColumn = (t: Texts): Column<ManuscriptRow> => ({
  key: 'submitted',
  header: t('manuscripts.column.submitted'),
  part: 'mark',
  width: '6rem',
  isSortable: true,
  cell: (row) => <RelativeTime value={rowOf(row).submittedAt} />,
});

const linksColumn = (t: Texts, role: RoleKindCode, list?: PublicationList): Column<ManuscriptRow> => ({
  key: 'links',
  header: t('manuscripts.column.more'),
  part: 'acts',
  width: '7.5rem',
  quietWidth: '4rem',
  cell: (row) => <ManuscriptLinks contribution={rowOf(row)} role={role} list={list} />,
});

/** One line beneath a badge: of a running round how far it is, else the days in the stage; and what a check found. */
const Beneath = chakra('span', {
  base: {
    display: 'block',
    color: 'fg.muted',
    fontSize: 'sm',
    lineHeight: 'tight',
    truncate: true,
    _empty: { display: 'none' },
    '& > * + *': { ms: '2' },
    '&:has([data-round]) > [data-days]': { display: 'none' },
  },
});

function OfficeStatus({ row, days }: { row: OfficeRow; days: string }) {
  return (
    <>
      <ManuscriptStatus contribution={rowOf(row)} audience="office" />
      <Beneath>
        <RoundMark contribution={officeOf(row)} />
        {Boolean(officeOf(row).daysInStage) && <span data-days>{days}</span>}
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
