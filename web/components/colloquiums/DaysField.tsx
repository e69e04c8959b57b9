// A number of working days: digits alone, anything else leaves the field empty (S3 §2.7).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { DAYS_LENGTH, onlyDigits } from '../../../shared/forms/colloquium-parameters.ts';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';

interface DaysFieldProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  help?: string | undefined;
}

export function DaysField<Values extends FieldValues, Output>({ form, name, label, help }: DaysFieldProps<Values, Output>) {
  const { t } = useTranslation('manage');
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} help={help} isRequired error={error?.message}>
      <chakra.span display="flex" alignItems="center" gap="2">
        <Input
          inputMode="numeric"
          autoComplete="off"
          width="9rem"
          placeholder={t('manage.days.placeholder')}
          // One more than is kept: a fourth digit is typed and dropped, not refused without a sign.
          maxLength={DAYS_LENGTH + 1}
          {...form.register(name, {
            onChange: ({ target }: { target: { value: string } }) => {
              const kept = onlyDigits(target.value);
              // Every field of this form is a text.
              if (kept !== target.value) form.setValue(name, kept as PathValue<Values, Path<Values>>);
            },
          })}
        />
        <chakra.span color="fg.muted" whiteSpace="nowrap">
          {t('manage.days.unit')}
        </chakra.span>
      </chakra.span>
    </Field>
  );
}
