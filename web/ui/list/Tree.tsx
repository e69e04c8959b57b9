// A tree to choose one of, or to tick several: opened and closed, walked with the arrow keys, Home and End, chosen with Enter or space.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { BareCheckbox } from '../form/choices.tsx';
import { Icon } from '../Icon.tsx';
import { checksOf, itemsOf, rowsOf, toggled, type Check, type TreeItem, type TreeRow } from './tree-items.ts';

const ROW: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minH: '9',
  pe: '2',
  borderRadius: 'sm',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '-2px' },
  '&[aria-selected=true]': { bg: 'accent.tint', color: 'accent.fg', fontWeight: 'medium' },
  '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'default' },
  '@media (pointer: coarse)': { minH: '11' },
};

const SIGN: SystemStyleObject = {
  boxSize: '7',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  color: 'fg.muted',
};

interface Common {
  /** Name of the choices, for screen readers. */
  label: string;
  items: readonly TreeItem[];
  /** Open at first; all of it unless said otherwise. */
  opened?: readonly string[];
}

/** One of them may be chosen. */
export function Tree({ selected, onSelect, ...rest }: Common & { selected: string | null; onSelect: (item: TreeItem) => void }) {
  return <Rows {...rest} selected={selected} onChoose={(item) => onSelect(item)} />;
}

/** `held`: the items that are ticked with everything below them; parents of some are half ticked. */
export function CheckTree({ held, onChange, ...rest }: Common & { held: readonly string[]; onChange: (held: string[]) => void }) {
  const ticked = new Set(held);
  return <Rows {...rest} checks={checksOf(rest.items, ticked)} onChoose={(item) => onChange(toggled(rest.items, ticked, item.id))} />;
}

interface RowsProps extends Common {
  selected?: string | null;
  checks?: ReadonlyMap<string, Check>;
  onChoose: (item: TreeItem) => void;
}

function Rows({ label, items, opened, selected, checks, onChoose }: RowsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(opened ?? itemsOf(items).map(({ id }) => id)));
  const [current, setCurrent] = useState<string | null>(selected ?? null);
  const root = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const rows = rowsOf(items, open);
  const at = Math.max(
    0,
    rows.findIndex(({ item }) => item.id === current),
  );

  function go(row: TreeRow | undefined) {
    if (!row) return;
    setCurrent(row.item.id);
    root.current?.querySelector<HTMLElement>(`[id="${prefix}${row.item.id}"]`)?.focus();
  }
  function turn(id: string, isOpen: boolean) {
    const next = new Set(open);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpen(next);
  }
  function choose(item: TreeItem) {
    setCurrent(item.id);
    if (!item.isDisabled) onChoose(item);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { item, parentId } = row;
    const isOpen = open.has(item.id);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (item.children.length === 0 ? undefined : isOpen ? go(rows[at + 1]) : turn(item.id, true)),
      ArrowLeft: () => (isOpen && item.children.length > 0 ? turn(item.id, false) : go(rows.find((one) => one.item.id === parentId))),
      Enter: () => choose(item),
      ' ': () => choose(item),
    };
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <chakra.div ref={root} role="tree" aria-label={label} aria-multiselectable={checks ? true : undefined} onKeyDown={handleKeyDown}>
      {rows.map(({ item, level, place, siblings }, index) => {
        const check = checks?.get(item.id);
        return (
          <chakra.div
            key={item.id}
            id={`${prefix}${item.id}`}
            role="treeitem"
            aria-level={level}
            aria-posinset={place}
            aria-setsize={siblings}
            aria-expanded={item.children.length > 0 ? open.has(item.id) : undefined}
            aria-selected={checks ? undefined : item.id === selected}
            aria-checked={check && (check === 'some' ? 'mixed' : check === 'all')}
            aria-disabled={item.isDisabled}
            tabIndex={index === at ? 0 : -1}
            css={ROW}
            style={{ paddingInlineStart: `${(level - 1) * 1.5}rem` }}
            onFocus={() => setCurrent(item.id)}
            onClick={() => choose(item)}
          >
            {/* For the pointer alone: the row itself says whether it is open. */}
            <chakra.span
              aria-hidden="true"
              css={SIGN}
              onClick={(event) => {
                if (item.children.length === 0) return;
                event.stopPropagation();
                turn(item.id, !open.has(item.id));
              }}
            >
              {item.children.length > 0 && <Icon name={open.has(item.id) ? 'chevronDown' : 'chevronRight'} boxSize="4" />}
            </chakra.span>
            {/* A drawn box: the row itself is the control. */}
            {check && (
              <chakra.span aria-hidden="true" display="inline-flex" pointerEvents="none">
                <BareCheckbox label="" tabIndex={-1} readOnly checked={check === 'all'} isMixed={check === 'some'} />
              </chakra.span>
            )}
            <span>{item.label}</span>
            {item.note && (
              <chakra.span color="fg.muted" fontSize="sm" truncate>
                {item.note}
              </chakra.span>
            )}
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
