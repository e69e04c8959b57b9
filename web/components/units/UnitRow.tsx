// The fields of one unit. A name that the register knows brings its institution along, with what nobody has typed yet.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { countryCodes, countryName } from '../../../shared/countries.ts';
import type { TypedUnit, UnitText } from '../../../shared/forms/institution.ts';
import { oneLine } from '../../../shared/forms/tidied.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import { RorLink } from './UnitLine.tsx';
import { useReadUnits } from './useOfferedUnits.ts';

interface UnitRowProps {
  label: string;
  unit: TypedUnit;
  errorOf: (field: UnitText) => string | undefined;
  onUnit: (unit: TypedUnit) => void;
  /** Left out for the only one. */
  onRemove?: (() => void) | undefined;
}

const TYPED = ['name', 'department', 'nameEn', 'city'] as const;

export function UnitRow({ label, unit, errorOf, onUnit, onRemove }: UnitRowProps) {
  const { t, i18n } = useTranslation('units');
  const read = useReadUnits();
  const countries = countryCodes()
    .map((value) => ({ value, label: countryName(value, i18n.language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));
  function handleType(field: UnitText, value: string) {
    // Another name may be that of another institution.
    const known = field === 'name' ? { institutionId: null, institutionName: '', rorId: null } : {};
    onUnit({ ...unit, ...known, [field]: value });
  }
  async function handleNamed() {
    if (unit.institutionId !== null || oneLine(unit.name) === '') return;
    const found = await read(oneLine(unit.name));
    const [one, other] = found ?? [];
    if (!one || other || one.institutionId === null || one.department !== '') return;
    onUnit({
      ...one,
      name: unit.name,
      department: unit.department,
      nameEn: unit.nameEn || one.nameEn,
      city: unit.city || one.city,
      country: unit.country || one.country,
    });
  }
  return (
    <chakra.fieldset border="0" m="0" minW="0" bg="bg.subtle" borderRadius="md" px="4" py="3" css={{ containerType: 'inline-size' }}>
      <chakra.legend srOnly>{label}</chakra.legend>
      <chakra.div
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        columnGap="4"
        rowGap="3"
        css={{ [fromWidth(26)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {TYPED.map((field) => (
          <Field key={field} label={t(`units.field.${field}`)} isRequired={field === 'name'} error={errorOf(field)}>
            <Input
              dir="auto"
              autoComplete="off"
              value={unit[field]}
              onChange={({ target }) => handleType(field, target.value)}
              onBlur={field === 'name' ? () => void handleNamed() : undefined}
            />
          </Field>
        ))}
        <Field label={t('units.field.country')} error={errorOf('country')}>
          <Select
            placeholder={t('units.noCountry')}
            options={countries}
            value={unit.country}
            onChange={({ target }) => handleType('country', target.value)}
          />
        </Field>
        <chakra.div alignSelf="end" fontSize="sm" color="fg.muted" minH="9" display="flex" alignItems="center" gap="3" flexWrap="wrap">
          <chakra.span role="status" minW="0">
            {unit.institutionId === null ? t('units.notInRegister') : t('units.inRegister', { name: unit.institutionName })}{' '}
            {unit.rorId !== null && <RorLink id={unit.rorId} />}
          </chakra.span>
          {onRemove && (
            <Button size="sm" variant="link" ms="auto" aria-label={t('units.removeOf', { unit: label })} onClick={onRemove}>
              {t('units.remove')}
            </Button>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.fieldset>
  );
}
