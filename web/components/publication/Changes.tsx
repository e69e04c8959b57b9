// What a copy of the house's settings changes, field by field, and how it is made.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useLicenceNames } from './HouseFields.tsx';

interface Change {
  field: string;
  before: string;
  after: string;
}

export function Changes({ of, label }: { of: readonly Change[]; label: string }) {
  const { t } = useTranslation('publication');
  const names = useLicenceNames();
  const shown = (value: string) => (value === '' ? t('publication.empty') : (names.get(value) ?? value));
  return (
    <chakra.ul aria-label={label} ps="5" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {of.map(({ field, before, after }) => (
        <li key={field}>
          {t('publication.change', { field: t(`publication.field.${field}`), before: shown(before), after: shown(after) })}
        </li>
      ))}
    </chakra.ul>
  );
}

/** Whether only empty settings are filled, or all that differ replaced. */
export function HowToCopy({ overwrites, onChange }: { overwrites: boolean; onChange: (overwrites: boolean) => void }) {
  const { t } = useTranslation('publication');
  return (
    <Field label={t('publication.how')} isGroup>
      <RadioGroup
        options={[
          { value: 'fill', label: t('publication.how.fill') },
          { value: 'replace', label: t('publication.how.replace') },
        ]}
        value={overwrites ? 'replace' : 'fill'}
        onChange={(event) => onChange(event.target.value === 'replace')}
      />
    </Field>
  );
}
