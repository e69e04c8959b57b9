// Every list is this page: search and filters in the address, a table of fixed columns, pages, ticked rows with their acts, the way back to
// a row; loaded rows stay when a request fails.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/form/choices.tsx';
import { Select } from '../../ui/form/controls.tsx';
import { DataTable, type Column } from '../../ui/list/DataTable.tsx';
import { ChosenFilterBar } from '../../ui/filter/ChosenFilterBar.tsx';
import { FilterBar } from '../../ui/filter/FilterBar.tsx';
import type { ChoicesDefinition, FilterDefinition } from '../../ui/filter/filters.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { usePageName } from '../session/page-name.ts';
import { nextSort, offered, SEARCH_KEY, sortPatch, type FilterSpec, type Sort } from './address.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { emptyList, type EmptyTexts } from './empty-list.tsx';
import { ListFailure } from './ListFailure.tsx';
import { rememberSize, sizesOf } from './page-size.ts';
import type { Rows } from './rows.ts';
import type { List } from './useList.ts';
import { useKeepRows } from './useKeepRows.ts';
import { useReturnToRow } from './useReturnToRow.ts';
import { useSelection } from './useSelection.ts';

/** Words for the list's address. */
export interface ListWords {
  /** By filter. */
  filters: Readonly<Record<string, string>>;
  /** By column that can be sorted: ascending and descending. */
  sorts: Readonly<Record<string, readonly [ascending: string, descending: string]>>;
  /** All rows or those that wait for the viewer; left out where nothing ever does. */
  scopes?: { label: string; all: string; pending: string; allCount?: number | undefined; pendingCount?: number | undefined } | undefined;
  /** The search in everything, and its description; left out where the API has none. */
  search?: { label: string; placeholder: string };
}

/** `anyOf`: where one is taken of many, the words of no choice. */
type Choices = Pick<ChoicesDefinition, 'options' | 'groups'> & { anyOf?: string };

export interface ListPageProps<Row extends { readonly id: string }> {
  list: List;
  /** The menu's name of the page unless said otherwise. */
  title?: string;
  /** At the right of the title. */
  actions?: ReactNode;
  /** Between title and list: tabs of related lists, the subject of the list. */
  children?: ReactNode;
  connection: Rows<Row> | null | undefined;
  columns: readonly Column<Row>[];
  words?: ListWords;
  /** A filter is chosen first, and only that one is shown; left out: all are offered side by side. */
  isFilterChosen?: boolean;
  /** Options of the filters that are choices, by filter; a filter without any is not offered. */
  choices?: Readonly<Record<string, Choices>>;
  empty: EmptyTexts;
  /** Rows that call for attention, and the contents beneath an open one. */
  isMarked?: (row: Row) => boolean;
  detailOf?: (row: Row) => ReactNode;
  /** Names a row for screen readers; needed with `bar`. */
  nameOf?: (row: Row) => string;
  /** The same acts before anything is ticked, beside the title: they say what to tick. */
  resting?: ReactNode;
  /** Acts on ticked rows; without it rows have no boxes. */
  bar?: ((selection: Selection<Row>) => ReactNode) | undefined;
}

export interface Selection<Row> {
  chosen: ReadonlyMap<string, Row>;
  /** How many of them are not on this page. */
  countElsewhere: number;
  /** Ticks the rest of the page; undefined when there is none. */
  onSelectPage: (() => void) | undefined;
  onClear: () => void;
}

export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { list, actions, children, connection, columns, words, isFilterChosen = false, choices = {}, empty, nameOf, resting, bar } = props;
  const { address, state, patch } = list;
  const { t } = useTranslation('ui');
  const pageName = usePageName();
  const title = props.title ?? pageName;
  useReturnToRow();
  useKeepRows(list, connection, nameOf);
  const rows = (connection?.edges ?? []).flatMap(({ node }) => node ?? []);
  const selection = useSelection(JSON.stringify([state.scope, state.search, state.filters]), rows);
  const countHere = rows.filter(({ id }) => selection.chosen.has(id)).length;
  const isResting = Boolean(resting) && selection.chosen.size === 0;
  const totalCount = connection?.totalCount ?? 0;
  const Filters = isFilterChosen ? ChosenFilterBar : FilterBar;
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'list' }} data-frame="list">
      <PageHeader
        title={title}
        actions={
          (isResting || actions) && (
            <>
              {isResting && resting}
              {actions}
            </>
          )
        }
      />
      {children}
      {words && (
        <Filters
          filters={filtersOf(props, words, choices)}
          values={{ ...state.filters, [SEARCH_KEY]: state.search || undefined }}
          onChange={patch}
          start={
            <>
              {words.scopes && (
                <Segmented
                  label={words.scopes.label}
                  value={state.scope}
                  onChange={(scope) => patch({ scope: scope === 'PENDING' ? 'pending' : undefined })}
                  options={[
                    { value: 'ALL', label: words.scopes.all, count: words.scopes.allCount },
                    { value: 'PENDING', label: words.scopes.pending, count: words.scopes.pendingCount || undefined },
                  ]}
                />
              )}
              <ViewsButton
                list={list}
                offer={{ hasPending: Boolean(words.scopes), hasSearch: Boolean(words.search), choices }}
                wordOf={(parameter) => words.filters[parameter] ?? t(parameter === 'scope' ? 'ui.views.scope' : 'ui.views.order')}
              />
            </>
          }
          end={<SortSelect sort={state.sort} words={sortsOf(address, words)} onChange={(sort) => patch(sortPatch(address, state, sort))} />}
        />
      )}
      {list.failure && <ListFailure error={list.failure} onRetry={list.retry} />}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={nameOf ?? ((row) => row.id)}
        isMarked={props.isMarked}
        detailOf={props.detailOf}
        isStale={list.isStale}
        selection={bar && { selected: selection.chosen, onToggle: selection.toggle }}
        sort={state.sort}
        onSort={(key) => {
          if (Object.hasOwn(address.sorts, key)) patch(sortPatch(address, state, nextSort(state.sort, key)));
        }}
        empty={emptyList(t, list, totalCount, empty)}
      />
      <Pager
        page={state.page}
        pageSize={state.size}
        totalCount={totalCount}
        totalCountIsCapped={connection?.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
        sizes={{
          offered: sizesOf(address.pageSize),
          onChange: (size) => {
            rememberSize(size);
            patch({ size: String(size) });
          },
        }}
      />
      {bar?.({
        chosen: selection.chosen,
        countElsewhere: selection.chosen.size - countHere,
        onSelectPage: countHere < rows.length ? () => selection.toggle(rows, true) : undefined,
        onClear: selection.clear,
      })}
    </chakra.div>
  );
}

function filtersOf<Row extends { readonly id: string }>(
  { list: { address, state } }: ListPageProps<Row>,
  { filters, search }: ListWords,
  choices: NonNullable<ListPageProps<Row>['choices']>,
): FilterDefinition[] {
  const everything = search ? [{ key: SEARCH_KEY, kind: 'text', ...search } as const] : [];
  return [
    ...everything,
    ...Object.entries(address.filters).flatMap(([key, spec]): FilterDefinition[] => {
      const label = filters[key] ?? key;
      const common = { key, label, ...(spec.isAdvanced && { isAdvanced: spec.isAdvanced }) };
      if (spec.kind === 'text' || spec.kind === 'dates') return [{ ...common, kind: spec.kind }];
      const offer = choices[key];
      if (spec.kind === 'one') return offer ? [{ ...common, kind: 'one', options: offer.options, placeholder: offer.anyOf ?? label }] : [];
      return offer ? [{ ...common, kind: 'choices', ...offer, options: optionsIn(spec, state.scope, offer.options) }] : [];
    }),
  ];
}

function optionsIn(spec: FilterSpec & { kind: 'choices' }, scope: List['state']['scope'], options: ChoicesDefinition['options']) {
  const values = offered(spec, scope);
  return values ? options.filter(({ value }) => values.includes(value)) : options;
}

/** Words are shared by lists of one kind: those of the orders that this one has. */
function sortsOf({ sorts }: List['address'], words: ListWords): ListWords['sorts'] {
  return Object.fromEntries(Object.entries(words.sorts).filter(([key]) => Object.hasOwn(sorts, key)));
}

/** Where rows are cards there are no headers to press. */
function SortSelect({ sort, words, onChange }: { sort: Sort; words: ListWords['sorts']; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('ui');
  const sorts = Object.entries(words).flatMap(([key, [ascending, descending]]) => [
    { key, direction: 'DESC' as const, label: descending },
    { key, direction: 'ASC' as const, label: ascending },
  ]);
  return (
    <Select
      aria-label={t('ui.list.sort')}
      value={`${sort.key} ${sort.direction}`}
      options={sorts.map(({ key, direction, label }) => ({ value: `${key} ${direction}`, label }))}
      onChange={({ target }) => {
        const chosen = sorts.find(({ key, direction }) => `${key} ${direction}` === target.value);
        if (chosen) onChange({ key: chosen.key, direction: chosen.direction });
      }}
    />
  );
}
