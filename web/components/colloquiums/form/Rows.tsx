// A list of rows in their order, each with its controls; the first row cannot be taken away (R3-052, R3-055).
import { chakra } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../ui/Button.tsx';

interface RowsProps<Row> {
  /** Name of a row, with its number. */
  labelOf: (number: number) => string;
  rows: readonly Row[];
  empty: Row;
  onChange: (rows: Row[]) => void;
  onBlur: () => void;
  /** Problem of a row, by its place. */
  problemOf?: (index: number) => ReactNode;
  most: number;
  addLabel: string;
  render: (row: Row, index: number, change: (row: Row) => void) => ReactNode;
}

/** Rows of any kind: each has its controls, the others after the first a button that removes it. */
export function Rows<Row>({ labelOf, rows, empty, onChange, onBlur, problemOf, most, addLabel, render }: RowsProps<Row>) {
  const { t } = useTranslation('colloquiumForm');
  const list = useRef<HTMLOListElement>(null);
  const focus = (index: number) =>
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('input, select')?.focus());
  function handleAdd(at: number) {
    onChange([...rows.slice(0, at), empty, ...rows.slice(at)]);
    focus(at);
  }
  function handleRemove(index: number) {
    onChange(rows.filter((_row, at) => at !== index));
    focus(index - 1);
  }
  const isFull = rows.length >= most;
  return (
    <div>
      <chakra.ol ref={list} listStyleType="none" display="grid" gap="2" onBlur={onBlur}>
        {rows.map((row, index) => (
          // A row is its place in the list: removing one moves the others up.
          <li key={index}>
            <chakra.div role="group" aria-label={labelOf(index + 1)} display="flex" gap="1" alignItems="flex-start">
              <chakra.div flex="1" minW="0">
                {render(row, index, (changed) => onChange(rows.map((one, at) => (at === index ? changed : one))))}
              </chakra.div>
              <chakra.span width="9" flexShrink="0">
                {index > 0 && (
                  <IconButton
                    icon="close"
                    label={t('colloquiumForm.row.remove', { row: labelOf(index + 1) })}
                    onClick={() => handleRemove(index)}
                  />
                )}
              </chakra.span>
            </chakra.div>
            {problemOf?.(index)}
          </li>
        ))}
      </chakra.ol>
      <Button mt="1" size="sm" variant="link" icon="plus" disabled={isFull} onClick={() => handleAdd(rows.length)}>
        {addLabel}
      </Button>
    </div>
  );
}
