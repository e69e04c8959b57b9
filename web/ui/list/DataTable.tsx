// A list as a table: sticky header, columns of fixed widths, tick boxes, sortable headers, rows that open, an empty state; cards where
// there is no room.
import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BareCheckbox } from '../form/choices.tsx';
import { EmptyState } from '../notice/EmptyState.tsx';
import { Icon } from '../Icon.tsx';
import {
  cell,
  detail as detailStyle,
  empty as emptyStyle,
  facts,
  frame,
  headerCell,
  quiet,
  quietActs,
  quietWidth,
  row as rowStyle,
  table,
  type Room,
} from './table-styles.ts';

export interface Column<Row> {
  key: string;
  header: string;
  /** May return a component with its own fragment. */
  cell: (row: Row) => ReactNode;
  /** In rem, e.g. '9rem'. The title gets the remaining width. */
  width?: string;
  /** Acts that appear on hover and on focus: the width of their column meanwhile. They take the cell before it, too. */
  quietWidth?: string;
  /** Least width of the table, in rem, at which it stands by itself; else it is shown beneath the title. `Infinity`: always there. */
  from?: Room | typeof Infinity;
  isSortable?: boolean;
  /** A bare number, say: beneath a title it is shown with its header. */
  isNamed?: boolean;
  /**
   * Its part on a card: the first line, a fact in the second, the mark that stands alone in the third (badge, time), or acts at the end of
   * that. A fact by default.
   */
  part?: 'title' | 'fact' | 'mark' | 'acts';
}

interface Sort {
  key: string;
  direction: 'ASC' | 'DESC';
}

export interface DataTableProps<Row> {
  /** Name of the listed rows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the row's tick box. Needed with `selection`. */
  rowLabel?: (row: Row) => string;
  /** `selected`: the keys that are ticked, also those of rows on other pages. */
  selection?: { selected: { has: (key: string) => boolean }; onToggle: (rows: readonly Row[], isSelected: boolean) => void } | undefined;
  sort?: Sort | undefined;
  /** The column that was pressed. */
  onSort?: (key: string) => void;
  /** Rows that call for attention; a column says why in words. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** Contents beneath an open row; false: it is closed. */
  detailOf?: ((row: Row) => ReactNode) | undefined;
  /** The next page or filter is on its way: the old rows stay, dimmed. */
  isStale?: boolean;
  empty?: { title: string; hint?: ReactNode; action?: ReactNode };
}

/** Acts of a row that appear on hover and on focus, beside others that always stand there. */
export function Quiet({ children }: { children: ReactNode }) {
  return (
    <chakra.span css={quiet} data-quiet="">
      {children}
    </chakra.span>
  );
}

const partOf = <Row,>(column: Column<Row>) => column.part ?? 'fact';
const attributesOf = <Row,>(column: Column<Row>) => ({
  'data-from': column.from,
  ...(column.part === 'acts' && { 'data-align': 'end', 'data-no-print': true }),
});
const isApart = <Row,>(column: Column<Row>) => column.from !== Infinity;

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, selection, detailOf, isStale = false, empty } = props;
  const { t } = useTranslation('ui');
  const shown = columns.filter(isApart);
  const span = shown.length + (selection ? 1 : 0);
  return (
    <chakra.div css={frame}>
      <chakra.table css={table} aria-busy={isStale || undefined} opacity={isStale ? 0.55 : undefined} transition="opacity 150ms">
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {selection && (
              <chakra.th css={headerCell} width="2.75rem" data-no-print>
                <SelectAll {...props} selection={selection} />
              </chakra.th>
            )}
            {shown.map((column) => (
              <HeaderCell key={column.key} {...props} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const detail = detailOf?.(row);
            return (
              <Fragment key={rowKey(row)}>
                <BodyRow {...props} row={row} />
                {detail && (
                  <chakra.tr css={detailStyle}>
                    <td colSpan={span}>{detail}</td>
                  </chakra.tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </chakra.table>
      {/* Not a cell: one that spans columns which have no room here would narrow the others. */}
      {rows.length === 0 && (
        <chakra.div css={emptyStyle}>
          <EmptyState title={empty?.title ?? t('ui.table.empty')} hint={empty?.hint} action={empty?.action} />
        </chakra.div>
      )}
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

/** The title's header also sorts by the facts that always stand beneath it. */
function HeaderCell<Row>({ column, columns, sort, onSort }: DataTableProps<Row> & { column: Column<Row> }) {
  const beneath = partOf(column) === 'title' ? columns.filter((other) => !isApart(other) && other.isSortable) : [];
  const direction = [column, ...beneath].some(({ key }) => key === sort?.key) ? sort?.direction : undefined;
  return (
    <chakra.th
      css={column.quietWidth ? [headerCell, quietWidth(column.quietWidth)] : headerCell}
      width={column.width}
      {...attributesOf(column)}
      aria-sort={direction && (direction === 'ASC' ? 'ascending' : 'descending')}
    >
      {[column, ...beneath].map((one) =>
        one.isSortable && onSort ? (
          <SortButton
            key={one.key}
            label={one.header}
            direction={sort?.key === one.key ? sort.direction : null}
            onClick={() => onSort(one.key)}
          />
        ) : (
          <chakra.span key={one.key} me={beneath.length > 0 ? '4' : undefined}>
            {one.header}
          </chakra.span>
        ),
      )}
    </chakra.th>
  );
}

export function SortButton({ label, direction, onClick }: { label: string; direction: Sort['direction'] | null; onClick: () => void }) {
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      fontWeight="inherit"
      cursor="pointer"
      color={direction ? 'accent.fg' : undefined}
      _hover={{ color: 'accent.fg' }}
      onClick={onClick}
    >
      {label}
      <Icon name={direction === null ? 'sortNone' : direction === 'ASC' ? 'sortAsc' : 'sortDesc'} boxSize="4" />
    </chakra.button>
  );
}

function BodyRow<Row>({ row, columns, rowKey, rowLabel, selection, isMarked }: DataTableProps<Row> & { row: Row }) {
  const { t } = useTranslation('ui');
  const key = rowKey(row);
  const isSelected = selection?.selected.has(key) ?? false;
  return (
    <chakra.tr
      css={rowStyle}
      // By the keys one also comes to a row that has no link.
      tabIndex={-1}
      data-row={key}
      data-selected={isSelected || undefined}
      data-marked={isMarked?.(row) || undefined}
    >
      {selection && (
        <chakra.td css={cell} data-part="select" data-no-print>
          <BareCheckbox
            label={t('ui.table.selectRow', { name: rowLabel?.(row) ?? key })}
            checked={isSelected}
            onChange={() => selection.onToggle([row], !isSelected)}
          />
        </chakra.td>
      )}
      {columns.filter(isApart).map((column) => (
        <chakra.td key={column.key} css={cell} {...attributesOf(column)} data-part={partOf(column)}>
          {column.quietWidth ? (
            <chakra.div css={quietActs} data-quiet="">
              <span>{column.cell(row)}</span>
            </chakra.div>
          ) : (
            column.cell(row)
          )}
          {partOf(column) === 'title' && <Facts row={row} columns={columns} />}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}

function Facts<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const factColumns = columns.filter((column) => partOf(column) === 'fact');
  if (factColumns.length === 0) return null;
  return (
    <chakra.div css={facts}>
      {factColumns.map((column) => {
        const fact = column.cell(row);
        return (
          <span key={column.key} data-until={isApart(column) ? (column.from ?? 'cards') : undefined}>
            {column.isNamed && fact !== '' && fact != null && `${column.header} `}
            {fact}
          </span>
        );
      })}
    </chakra.div>
  );
}
