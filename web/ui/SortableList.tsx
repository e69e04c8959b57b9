// A list whose rows are put in order: dragged by their handle, moved with the keys (space, arrows, space), or a step at a time by buttons.
// What happens is read out.
import { chakra } from '@chakra-ui/react';
import { closestCenter, DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors, type Announcements, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './Button.tsx';

/** Room of the two buttons that move a row by one. */
const STEPS_WIDTH = { base: '2.25rem', md: '4.5rem' };

export interface SortableItem {
  id: string;
  /** What it is called when it is moved. */
  name: string;
}

export interface SortableListProps<Item extends SortableItem> {
  /** What is listed, for screen readers. */
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
  const movable = ids.slice(fixed);
  const [told, setTold] = useState('');
  const pressed = useRef<HTMLButtonElement | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }), useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }));
  // A row that is moved in the page loses the focus of its button.
  useEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  });

  const say = (text: string, id: UniqueIdentifier, place: UniqueIdentifier = id) => t(text, { name: items.find((item) => item.id === id)?.name, position: ids.indexOf(String(place)) + 1, total: ids.length });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('ui.sort.lifted', active.id),
    onDragOver: ({ active, over }) => (over === null ? undefined : say('ui.sort.over', active.id, over.id)),
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
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd} accessibility={{ announcements, screenReaderInstructions: { draggable: t('ui.sort.instructions') } }}>
      <SortableContext items={movable} strategy={verticalListSortingStrategy}>
        <chakra.ol listStyleType="none" aria-label={label}>
          {items.map((item, index) => (
            index < fixed
              ? <chakra.li key={item.id} display="flex" alignItems="center" borderTopWidth={index === 0 ? '0' : '1px'}><chakra.span boxSize="9" flexShrink="0" /><chakra.div flex="1" minW="0">{renderItem(item, index)}</chakra.div><chakra.span width={STEPS_WIDTH} flexShrink="0" /></chakra.li>
              : <SortableRow key={item.id} id={item.id} name={item.name} isFirst={index === fixed} isLast={index === ids.length - 1} onStep={handleStep}>{renderItem(item, index)}</SortableRow>
          ))}
        </chakra.ol>
      </SortableContext>
      <chakra.span role="status" srOnly>{told}</chakra.span>
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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, attributes: { roleDescription: t('ui.sort.role') } });
  const y = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <chakra.li
      ref={setNodeRef} style={{ transform: y, transition }} display="flex" alignItems="center" bg="bg.panel" borderTopWidth="1px" position="relative"
      data-dragging={isDragging || undefined} css={{ '&[data-dragging]': { zIndex: '1', boxShadow: '0 4px 16px rgb(0 0 0 / 18%)', borderRadius: 'md' } }}
    >
      <IconButton ref={setActivatorNodeRef} icon="grip" label={t('ui.sort.handle', { name })} color="fg.muted" cursor="grab" touchAction="none" {...attributes} {...listeners} />
      <chakra.div flex="1" minW="0"><Content>{children}</Content></chakra.div>
      <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} width={STEPS_WIDTH} flexShrink="0" data-no-print>
        <IconButton icon="chevronUp" label={t('ui.sort.up', { name })} color="fg.muted" disabled={isFirst} onClick={(event) => onStep(event.currentTarget, id, -1)} />
        <IconButton icon="chevronDown" label={t('ui.sort.down', { name })} color="fg.muted" disabled={isLast} onClick={(event) => onStep(event.currentTarget, id, 1)} />
      </chakra.div>
    </chakra.li>
  );
}

/** What a row shows stays as it is while the row is on its way. */
const Content = memo(({ children }: { children: ReactNode }) => children);
