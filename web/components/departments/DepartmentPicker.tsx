// A department of a form: its name, and the dialog with the tree in which another is chosen (S3 §2.17, SC-127).
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field, useFieldControl } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tree } from '../../ui/list/Tree.tsx';
import { itemsOf, matching, type TreeItem } from '../../ui/list/tree-items.ts';
import { useSearchWords } from '../../ui/filter/useSearchWords.ts';

/** Fewer are seen at a glance. */
const MANY = 12;

interface PickedDepartment {
  id: string;
  name: string;
}

interface DepartmentPickerProps {
  /** Items of `departmentTree`. */
  items: readonly TreeItem[];
  /** The department's id; empty: none yet. */
  value: string;
  onPick: (department: PickedDepartment) => void;
}

interface FieldProps extends DepartmentPickerProps {
  /** Name of a department that is not in the tree, because the viewer could not choose it. */
  otherName?: string | undefined;
  /** Where there may be none. */
  onClear?: () => void;
}

/** Inside a Field. */
export function DepartmentPicker({ items, value, onPick, otherName, onClear }: FieldProps) {
  const { t } = useTranslation('departments');
  const [isOpen, setIsOpen] = useState(false);
  const name = itemsOf(items).find(({ id }) => id === value)?.label ?? (value === '' ? undefined : otherName);
  const valueId = useId();
  // Buttons are neither required nor invalid to assistive software: the field's words say it, and the label does not name the chosen value.
  const { id, 'aria-describedby': describedBy = '' } = useFieldControl();
  return (
    <>
      <chakra.button
        id={id}
        type="button"
        aria-describedby={`${valueId} ${describedBy}`.trim()}
        aria-haspopup="dialog"
        width="full"
        minH="9"
        px="3"
        display="flex"
        alignItems="center"
        gap="2"
        textAlign="start"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
        cursor="pointer"
        _hover={{ borderColor: 'accent.fg' }}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="building" color="fg.muted" />
        <chakra.span id={valueId} flex="1" truncate color={name === undefined ? 'fg.muted' : undefined}>
          {name ?? t('departments.picker.choose')}
        </chakra.span>
      </chakra.button>
      {onClear && value !== '' && (
        <Button variant="link" size="sm" mt="1" onClick={onClear}>
          {t('departments.picker.clear')}
        </Button>
      )}
      {isOpen && (
        <PickerDialog
          items={items}
          value={value}
          onCancel={() => setIsOpen(false)}
          onPick={(department) => {
            setIsOpen(false);
            onPick(department);
          }}
        />
      )}
    </>
  );
}

function PickerDialog({ items, value, onPick, onCancel }: DepartmentPickerProps & { onCancel: () => void }) {
  const { t } = useTranslation('departments');
  const [chosen, setChosen] = useState(() => itemsOf(items).find(({ id }) => id === value) ?? null);
  const [isMissing, setIsMissing] = useState(false);
  const { words, box } = useSearchWords();
  const found = matching(items, words);
  const isHidden = chosen !== null && itemsOf(found).every(({ id }) => id !== chosen.id);
  function handleConfirm() {
    setIsMissing(chosen === null);
    if (chosen) onPick({ id: chosen.id, name: chosen.label });
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={t('departments.picker.title')}
      confirmLabel={t('departments.picker.confirm')}
      onConfirm={handleConfirm}
      onCancel={onCancel}
    >
      {itemsOf(items).length > MANY && (
        <Field label={t('departments.picker.search')} mb="3">
          <Input type="search" autoComplete="off" {...box} />
        </Field>
      )}
      {/* Confirming takes it, found or not. */}
      {isHidden && (
        <chakra.p color="fg.muted" mb="2">
          {t('departments.picker.chosen', { name: chosen.label })}
        </chakra.p>
      )}
      {/* Search results are expanded, even below closed branches. */}
      <Tree key={words} label={t('departments.picker.tree')} items={found} selected={chosen?.id ?? null} onSelect={setChosen} />
      {found.length === 0 && (
        <chakra.p role="status" color="fg.muted">
          {t('departments.picker.noMatch')}
        </chakra.p>
      )}
      {isMissing && chosen === null && (
        <chakra.p role="alert" color="danger.fg" mt="3">
          {t('departments.picker.missing')}
        </chakra.p>
      )}
    </ConfirmDialog>
  );
}
