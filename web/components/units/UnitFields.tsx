// The units of an author beneath their text: what was recognised in a quiet line, which opens into a row for each unit (B-104).
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsUnits, MAX_UNITS, textOfUnits, type TypedUnit, type TypedUnits, type UnitText } from '../../../shared/forms/institution.ts';
import { Button } from '../../ui/Button.tsx';
import { EMPTY_UNIT } from './typed-units.ts';
import { UnitLine } from './UnitLine.tsx';
import { UnitRow } from './UnitRow.tsx';
import { useOfferedUnits } from './useOfferedUnits.ts';

interface UnitFieldsProps {
  /** The units as they stand in their input. */
  text: string;
  units: TypedUnits | null;
  saved: TypedUnits | null;
  onUnits: (units: TypedUnits | null) => void;
  /** What is wrong with a field of a row. */
  errorOf?: (row: number, field: UnitText) => string | undefined;
}

export function UnitFields({ text, units, saved, onUnits, errorOf = () => undefined }: UnitFieldsProps) {
  const { t } = useTranslation('units');
  const typed = useOfferedUnits({ text, units, saved, onUnits });
  const [isOpen, setIsOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const own = units !== null && units.text === typed && units.list.length > 0 ? units : null;
  function handleList(list: TypedUnit[]) {
    onUnits({ text: typed, list, isSaid: true });
  }
  function handleOpen() {
    if (own === null) onUnits({ text: typed, list: [{ ...EMPTY_UNIT, name: typed }], isSaid: false });
    setIsOpen(true);
  }
  const isRows = isOpen && own !== null;
  const changed =
    own?.isSaid && own.list.every(({ name }) => name.trim() !== '') && !holdsUnits(typed, own.list) ? textOfUnits(own.list) : null;
  return (
    <chakra.div gridColumn="1 / -1" minW="0" mt="-3">
      {/* Its place is kept, so that a line which comes moves nothing. */}
      <chakra.div fontSize="sm" color="fg.muted" minH="6">
        {text.trim() === '' && t('units.hint')}
        <chakra.span role="status">
          {own !== null && !isRows && own.list.map((unit, at) => <UnitLine key={at} unit={unit} />)}
        </chakra.span>{' '}
        {typed !== '' && !isRows && (
          <Button size="sm" variant="link" borderWidth="0" aria-expanded={false} onClick={handleOpen}>
            {t('units.correct')}
          </Button>
        )}
      </chakra.div>
      {isRows && (
        <chakra.div ref={fields} display="grid" gap="3">
          {own.list.map((unit, at) => (
            <UnitRow
              key={at}
              label={t('units.unit', { number: at + 1 })}
              unit={unit}
              errorOf={(field) => errorOf(at, field)}
              onUnit={(next) => handleList(own.list.with(at, next))}
              onRemove={own.list.length > 1 ? () => handleList(own.list.toSpliced(at, 1)) : undefined}
            />
          ))}
          {own.list.length < MAX_UNITS && (
            <Button size="sm" icon="plus" justifySelf="start" onClick={() => handleList([...own.list, EMPTY_UNIT])}>
              {t('units.add')}
            </Button>
          )}
        </chakra.div>
      )}
      <chakra.div role="status" fontSize="sm" color="fg.muted" css={{ '&:not(:empty)': { marginTop: '0.25rem' } }}>
        {changed !== null && t('units.becomes', { text: changed })}
      </chakra.div>
    </chakra.div>
  );
}
