// The kind of a publication and the numbers that it has: a journal's CN, the place and days of a conference.
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { kindsOf, type CheckedPublication, type PublicationValues } from '../../../shared/forms/publication-settings.ts';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';

interface Props {
  form: UseFormReturn<PublicationValues, unknown, CheckedPublication>;
  isConference: boolean;
}

export function IdentityFields({ form, isConference }: Props) {
  const { t } = useTranslation('publication');
  const { errors } = form.formState;
  const kind = form.watch('kind');
  const text = (name: 'issn' | 'eissn' | 'cn' | 'heldAt', help?: string) => (
    <Field label={t(`publication.field.${name}`)} help={help} error={errors[name]?.message}>
      <Input autoComplete="off" {...form.register(name)} />
    </Field>
  );
  const day = (name: 'heldFrom' | 'heldUntil') => (
    <Field label={t(`publication.field.${name}`)} error={errors[name]?.message}>
      <Controller control={form.control} name={name} render={({ field }) => <DateInput {...field} />} />
    </Field>
  );
  return (
    <FormGrid>
      <Field label={t('publication.kind')} isGroup isRequired error={errors.kind?.message} gridColumn="1 / -1">
        <RadioGroup
          direction="column"
          options={kindsOf(isConference).map((value) => ({
            value,
            label: t(`publication.kind.${value}`),
            help: t(`publication.kind.${value}.help`),
          }))}
          {...form.register('kind')}
        />
      </Field>
      {text('issn', t('publication.help.issn'))}
      {text('eissn')}
      {kind === 'JOURNAL' && text('cn', t('publication.help.cn'))}
      {isConference && (
        <>
          {text('heldAt')}
          {day('heldFrom')}
          {day('heldUntil')}
        </>
      )}
    </FormGrid>
  );
}
