// A list as a table: sticky header, rows of 44 px where a line is enough, tick boxes, sortable headers; cards under 768 px; an empty state.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BareCheckbox } from './choices.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Icon } from './Icon.tsx';
import { cell, frame, headerCell, row as rowStyle, table } from './table-styles.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** May return a component with its own fragment. */
  cell: (row: Row) => ReactNode;
  /** Smallest CSS width, e.g. '9rem'. The title has what the others leave. */
  width?: string;
  /** Only where the window is at least this wide; elsewhere the title's cell tells it. */
  from?: 'xl';
  isSortable?: boolean;
  /** The name of the row: first line of its card, without a label. */
  isTitle?: boolean;
  /** No label in front of it on a card (badges, actions). */
  isBare?: boolean;
  /** Acts and links: of no use on paper. */
  isForScreen?: boolean;
}

export interface Sort {
  key: string;
  direction: 'ASC' | 'DESC';
}

export interface DataTableProps<Row> {
  /** What is listed, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the row's tick box. Needed with `selection`. */
  rowLabel?: (row: Row) => string;
  /** `selected`: the keys that are ticked, also those of rows on other pages. */
  selection?: { selected: { has: (key: string) => boolean }; onToggle: (rows: readonly Row[], isSelected: boolean) => void };
  sort?: Sort | undefined;
  onSortChange?: (sort: Sort) => void;
  /** Cells do not wrap; the title is cut where room ends, so its cell must say it in full on hover. */
  isOneLine?: boolean;
  /** The next page or filter is on its way: the old rows stay, dimmed. */
  isStale?: boolean;
  empty?: { title: string; hint?: ReactNode; action?: ReactNode };
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, isStale = false, empty } = props;
  const { t } = useTranslation('ui');
  const span = columns.length + (selection ? 1 : 0);
  return (
    <chakra.div css={frame}>
      <chakra.table
        css={table}
        data-one-line={props.isOneLine || undefined}
        aria-busy={isStale || undefined}
        opacity={isStale ? 0.55 : undefined}
        transition="opacity 150ms"
      >
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {selection && (
              <chakra.th css={headerCell} width="2.75rem" data-no-print>
                <SelectAll {...props} selection={selection} />
              </chakra.th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={props.sort} onSortChange={props.onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} {...props} row={row} />
          ))}
          {rows.length === 0 && (
            <tr>
              <chakra.td colSpan={span}>
                <EmptyState title={empty?.title ?? t('ui.table.empty')} hint={empty?.hint} action={empty?.action} />
              </chakra.td>
            </tr>
          )}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function SelectAll<Row>({ rows, rowKey, selection }: DataTableProps<Row> & { selection: NonNullable<DataTableProps<Row>['selection']> }) {
  const { t } = useTranslation('ui');
  const keys = rows.map(rowKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const areAll = count > 0 && count === keys.length;
  return (
    <BareCheckbox
      label={t('ui.table.selectAll')}
      checked={areAll}
      isMixed={count > 0 && !areAll}
      disabled={keys.length === 0}
      onChange={() => selection.onToggle(rows, !areAll)}
    />
  );
}

function HeaderCell<Row>({
  column,
  sort,
  onSortChange,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSortChange: ((sort: Sort) => void) | undefined;
}) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const isSortable = column.isSortable === true && onSortChange !== undefined;
  const icon = direction === undefined ? 'sortNone' : direction === 'ASC' ? 'sortAsc' : 'sortDesc';
  return (
    <chakra.th
      css={headerCell}
      width={column.width}
      data-from={column.from}
      data-no-print={column.isForScreen}
      aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
    >
      {isSortable ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          fontWeight="inherit"
          cursor="pointer"
          color={direction && 'accent.fg'}
          _hover={{ color: 'accent.fg' }}
          onClick={() => onSortChange({ key: column.key, direction: direction === 'DESC' ? 'ASC' : 'DESC' })}
        >
          {column.header}
          <Icon name={icon} boxSize="4" />
        </chakra.button>
      ) : (
        column.header
      )}
    </chakra.th>
  );
}

function BodyRow<Row>({ row, columns, rowKey, rowLabel, selection }: DataTableProps<Row> & { row: Row }) {
  const { t } = useTranslation('ui');
  const key = rowKey(row);
  const isSelected = selection?.selected.has(key) ?? false;
  return (
    <chakra.tr css={rowStyle} data-row={key} data-selected={isSelected || undefined}>
      {selection && (
        <chakra.td css={cell} data-part="select" data-no-print>
          <BareCheckbox
            label={t('ui.table.selectRow', { name: rowLabel?.(row) ?? key })}
            checked={isSelected}
            onChange={() => selection.onToggle([row], !isSelected)}
          />
        </chakra.td>
      )}
      {columns.map((column) => (
        <chakra.td
          key={column.key}
          css={cell}
          data-from={column.from}
          data-no-print={column.isForScreen}
          data-part={column.isTitle ? 'title' : undefined}
          data-label={column.isTitle || column.isBare ? undefined : column.header}
        >
          {column.cell(row)}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}
