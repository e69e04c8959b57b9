// A list of manuscripts: the words, the search and the empty state that all of them share, live changes, and the bar of acts where there
// are any.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { ActBar, offeredMany } from '../acts/ActBar.tsx';
import { ActDialog } from '../acts/ActDialog.tsx';
import type { BulkActName } from '../acts/acts.ts';
import { RestingManyActs } from '../acts/RestingManyActs.tsx';
import { answerOf, type ActOffer, type ActTarget } from '../acts/targets.ts';
import { UsualActKey } from '../acts/UsualActKey.tsx';
import { RemindButton, RemindKey } from '../review/RemindActs.tsx';
import { RemindDialog } from '../review/RemindDialog.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { ListPage, type ListPageProps, type ListWords } from '../lists/ListPage.tsx';
import type { EmptyTexts } from '../lists/empty-list.tsx';
import type { ManuscriptList_acts$key } from './__generated__/ManuscriptList_acts.graphql.ts';
import type { ManuscriptList_viewer$key } from './__generated__/ManuscriptList_viewer.graphql.ts';
import { rowOf, type ManuscriptRow } from './manuscript-columns.tsx';
import { titleIn } from './title.ts';
import { useContributionChanges } from './useContributionChanges.ts';
import { useManuscriptWords } from './useManuscriptWords.ts';

/** The role that an office's list is shown to, and the acts that it offers. */
export function officeOf(viewer: ManuscriptList_viewer$key | null | undefined) {
  const data = readInlineData(
    graphql`
      fragment ManuscriptList_viewer on Viewer @inline {
        currentRole {
          kind
        }
        listActs
      }
    `,
    viewer ?? null,
  );
  return { role: data?.currentRole.kind ?? ('EDITOR' as const), listActs: data?.listActs ?? [] };
}

const officeRow = (row: ManuscriptList_acts$key) =>
  readInlineData(
    graphql`
      fragment ManuscriptList_acts on Contribution @inline {
        viewerActs {
          act
          isAllowed
          refusal
          isDecision
        }
        runningRound {
          remindable
        }
      }
    `,
    row,
  );

export const actsOf = (row: ManuscriptList_acts$key) => officeRow(row).viewerActs;

/** How many late reviewers of the row the viewer may remind now: whoever invited them. */
export function remindableOf(row: ManuscriptList_acts$key): number {
  const { runningRound, viewerActs } = officeRow(row);
  const attends = viewerActs.some(({ act, isAllowed }) => act === 'CLOSE_INVITATION' && isAllowed);
  return attends ? (runningRound?.remindable ?? 0) : 0;
}

interface Props<Row extends ManuscriptRow> extends Omit<ListPageProps<Row>, 'words' | 'empty' | 'nameOf' | 'resting' | 'bar'> {
  words?: Partial<ListWords>;
  /** Different texts for an empty list. */
  empty?: Partial<EmptyTexts>;
  /** Something waits for the viewer at times. */
  hasPending?: boolean;
  /** How much of it now. */
  pendingCount?: number | undefined;
  /** Of how many. */
  allCount?: number | undefined;
  /** Acts that the list offers (Viewer.listActs), and those possible on a row, as `officeOf` and `actsOf` read them. */
  acts?: { offered: readonly string[]; of: (row: Row) => readonly ActOffer[]; remindable?: (row: Row) => number } | undefined;
}

export function ManuscriptList<Row extends ManuscriptRow>(props: Props<Row>) {
  const { empty, hasPending = false, pendingCount, allCount, acts, words, columns, children, ...rest } = props;
  const { t, i18n } = useTranslation('manuscripts');
  const standard = useManuscriptWords({ hasPending, pendingCount, allCount });
  const { refetch } = rest.list;
  const [asked, setAsked] = useState<{ act: BulkActName; target: ActTarget } | null>(null);
  const [reminded, setReminded] = useState<readonly ReturnType<typeof targetOf>[] | null>(null);
  useContributionChanges(null, refetch);
  const nameOf = (row: Row) => titleIn(i18n.language, rowOf(row)) ?? t('manuscripts.untitled');
  const offered = offeredMany(acts?.offered ?? []);
  const takes = (row: Row) => acts?.of(row).some(({ act, isAllowed }) => isAllowed && offered.some((name) => name === act)) ?? false;
  const first = rest.connection?.edges.map(({ node }) => node).find((row) => row != null && takes(row));
  const remindable = (row: Row) => acts?.remindable?.(row) ?? 0;
  const targetOf = (row: Row) => ({ id: row.id, number: rowOf(row).manuscriptNumber ?? null, title: nameOf(row) });
  function withKey(column: Column<Row>): Column<Row> {
    if (!acts || column.part !== 'title') return column;
    const ask = (row: Row) => (act: BulkActName) => {
      const number = rowOf(row).manuscriptNumber ?? null;
      setAsked({ act, target: { id: row.id, number, title: nameOf(row), ...answerOf(act, acts.of(row), '') } });
    };
    return {
      ...column,
      cell: (row) => (
        <>
          {column.cell(row)}
          <UsualActKey offers={acts.of(row)} onPress={ask(row)} />
          {remindable(row) > 0 && <RemindKey onPress={() => setReminded([targetOf(row)])} />}
        </>
      ),
    };
  }
  return (
    <ListPage
      words={{ ...standard, ...words }}
      empty={{ nothing: t('manuscripts.empty'), notFound: t('manuscripts.notFound'), ...empty }}
      nameOf={nameOf}
      columns={columns.map(withKey)}
      resting={first && <RestingManyActs acts={offered} hint={t('manuscripts.tickHint')} rowId={first.id} />}
      bar={
        acts && offered.length > 0
          ? ({ chosen, ...selection }) => (
              <ActBar
                {...selection}
                chosen={new Map([...chosen].map(([id, row]) => [id, tickedOf(row, acts.of(row), nameOf(row))]))}
                acts={offered}
                titleOf={({ title }) => title}
                more={<RemindButton rows={[...chosen.values()]} countOf={remindable} onPress={(rows) => setReminded(rows.map(targetOf))} />}
                onDone={refetch}
              />
            )
          : undefined
      }
      {...rest}
    >
      {children}
      {reminded && <RemindDialog targets={reminded} onClose={() => setReminded(null)} onDone={refetch} />}
      {asked && <ActDialog act={asked.act} targets={[asked.target]} onClose={() => setAsked(null)} onDone={refetch} />}
    </ListPage>
  );
}

const tickedOf = (row: ManuscriptRow, viewerActs: readonly ActOffer[], title: string) => ({
  id: row.id,
  manuscriptNumber: rowOf(row).manuscriptNumber,
  viewerActs,
  title,
});
