// The texts of the form: the preprint's, and the contact of its corresponding author.
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PREPRINT_LENGTHS, type PreprintValues } from '../../../shared/forms/preprint.ts';
import { Input, Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';

export function TextFields() {
  const { t } = useTranslation('preprints');
  const { register, formState } = useFormContext<PreprintValues>();
  const { errors } = formState;
  return (
    <FormGrid>
      <Field
        label={t('preprints.field.title')}
        isRequired
        gridColumn="1 / -1"
        error={errors.title?.message}
        help={t('preprints.field.atMost', { count: PREPRINT_LENGTHS.title })}
      >
        <Input dir="auto" {...register('title')} />
      </Field>
      <Field
        label={t('preprints.field.keywords')}
        isRequired
        gridColumn="1 / -1"
        error={errors.keywords?.message}
        help={t('preprints.field.keywordsHelp', { count: PREPRINT_LENGTHS.keywords })}
      >
        <Input dir="auto" {...register('keywords')} />
      </Field>
      <Field
        label={t('preprints.field.abstract')}
        isRequired
        gridColumn="1 / -1"
        error={errors.abstract?.message}
        help={t('preprints.field.atMost', { count: PREPRINT_LENGTHS.abstract })}
      >
        <Textarea rows={6} {...register('abstract')} />
      </Field>
    </FormGrid>
  );
}

export function ContactFields() {
  const { t } = useTranslation('preprints');
  const { register, formState } = useFormContext<PreprintValues>();
  const { errors } = formState;
  return (
    <FormGrid>
      <Field label={t('preprints.field.email')} isRequired error={errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register('email')} />
      </Field>
      <Field label={t('preprints.field.phone')} isRequired error={errors.phone?.message} help={t('preprints.field.phoneHelp')}>
        <Input type="tel" inputMode="tel" autoComplete="tel-national" {...register('phone')} />
      </Field>
    </FormGrid>
  );
}
