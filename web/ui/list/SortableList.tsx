// A list whose rows can be reordered: dragged by their handle, moved with the keys (space, arrows, space), or a step at a time by buttons.
// Each move is announced.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainIcon, type IconName } from '../Icon.tsx';

/** Styles of the whole list at once: rows are plain elements, because there may be many. */
const LIST: SystemStyleObject = {
  listStyleType: 'none',
  '& > li': { display: 'flex', alignItems: 'center', bg: 'bg.panel', borderTopWidth: '1px', position: 'relative' },
  '& > li:first-of-type': { borderTopWidth: '0' },
  '& > li[data-dragging]': { zIndex: '1', boxShadow: '0 4px 16px rgb(0 0 0 / 18%)', borderRadius: 'md' },
  '& [data-part=handle], & [data-part=step]': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '9',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    _disabled: { opacity: 0.4 },
  },
  '& [data-part=handle]': { cursor: 'grab', touchAction: 'none' },
  '& [data-part=content]': { flex: '1', minW: '0' },
  '& [data-part=steps]': {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    width: { base: '2.25rem', md: '4.5rem' },
    flexShrink: '0',
  },
};

/** Rows that a screen shows at once: a longer list paints these first. */
const FIRST_ROWS = 12;

interface SortableItem {
  id: string;
  /** Name announced when it is moved. */
  name: string;
}

interface SortableListProps<Item extends SortableItem> {
  /** Name of the listed rows, for screen readers. */
  label: string;
  items: readonly Item[];
  /** The first rows have their place for good. */
  fixed: number;
  /** All ids in their new order. */
  onSort: (ids: readonly string[]) => void;
  /** Should be memoised: rows are drawn again at each step of a move. */
  renderItem: (item: Item, index: number) => ReactNode;
}

export function SortableList<Item extends SortableItem>({ label, items, fixed, onSort, renderItem }: SortableListProps<Item>) {
  const { t } = useTranslation('ui');
  const ids = items.map(({ id }) => id);
  const shown = useDeferredValue(items.length, FIRST_ROWS);
  const movable = ids.slice(fixed);
  const [told, setTold] = useState('');
  const isLifted = useRef(false);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  // A row that is moved in the page loses the focus of its button.
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  });

  const say = (text: string, id: UniqueIdentifier, place: UniqueIdentifier = id) =>
    t(text, { name: items.find((item) => item.id === id)?.name, position: ids.indexOf(String(place)) + 1, total: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isLifted.current = true;
      return say('ui.sort.lifted', active.id);
    },
    onDragOver: ({ active, over }) => {
      // It is over itself at first, which must not talk over the lifting.
      const isFirst = isLifted.current && over?.id === active.id;
      isLifted.current = false;
      return over === null || isFirst ? undefined : say('ui.sort.over', active.id, over.id);
    },
    onDragEnd: ({ active, over }) => say('ui.sort.dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('ui.sort.cancelled', active.id),
  };
  function move(from: number, to: number) {
    if (from !== to && from >= fixed && to >= fixed && to < ids.length) onSort(arrayMove(ids, from, to));
  }
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over !== null) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  function handleStep(button: HTMLButtonElement, id: string, by: -1 | 1) {
    const from = ids.indexOf(id);
    pressed.current = button;
    setTold(say('ui.sort.dropped', id, ids[from + by] ?? id));
    move(from, from + by);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('ui.sort.instructions') } }}
    >
      <SortableContext items={movable} strategy={verticalListSortingStrategy}>
        <chakra.ol css={LIST} aria-label={label}>
          {items.slice(0, shown).map((item, index) =>
            index < fixed ? (
              <li key={item.id}>
                <span data-part="handle" aria-hidden="true" style={{ visibility: 'hidden' }} />
                <div data-part="content">{renderItem(item, index)}</div>
                <span data-part="steps" />
              </li>
            ) : (
              <SortableRow
                key={item.id}
                id={item.id}
                name={item.name}
                isFirst={index === fixed}
                isLast={index === ids.length - 1}
                onStep={handleStep}
              >
                {renderItem(item, index)}
              </SortableRow>
            ),
          )}
        </chakra.ol>
      </SortableContext>
      <chakra.span role="status" srOnly>
        {told}
      </chakra.span>
    </DndContext>
  );
}

interface RowProps extends SortableItem {
  isFirst: boolean;
  isLast: boolean;
  onStep: (button: HTMLButtonElement, id: string, by: -1 | 1) => void;
  children: ReactNode;
}

function SortableRow({ id, name, isFirst, isLast, onStep, children }: RowProps) {
  const { t } = useTranslation('ui');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('ui.sort.role') },
  });
  const y = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  const step = (icon: IconName, label: string, by: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      data-part="step"
      aria-label={label}
      title={label}
      disabled={isEnd}
      onClick={(event) => onStep(event.currentTarget, id, by)}
    >
      <PlainIcon name={icon} />
    </button>
  );
  return (
    <li ref={setNodeRef} style={{ transform: y, transition }} data-dragging={isDragging || undefined}>
      <button
        type="button"
        data-part="handle"
        ref={setActivatorNodeRef}
        aria-label={t('ui.sort.handle', { name })}
        title={t('ui.sort.handle', { name })}
        {...attributes}
        {...listeners}
      >
        <PlainIcon name="grip" />
      </button>
      <div data-part="content">
        <Content>{children}</Content>
      </div>
      <div data-part="steps" data-no-print>
        {step('chevronUp', t('ui.sort.up', { name }), -1, isFirst)}
        {step('chevronDown', t('ui.sort.down', { name }), 1, isLast)}
      </div>
    </li>
  );
}

/** A row's contents do not render again while it is moved. */
const Content = memo(({ children }: { children: ReactNode }) => children);
