// The fields of an issue's publication data, those that its kind asks for.
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckedPublicationData, PublicationDataValues, PublicationDatum } from '../../../shared/forms/imprint.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';

/** Shown with an example beneath. */
const HELPED: readonly PublicationDatum[] = [
  'isbn',
  'cipNumber',
  'edition',
  'printing',
  'format',
  'sheets',
  'wordCount',
  'price',
  'subjects',
  'classification',
];
const DIGITS: readonly PublicationDatum[] = ['volume', 'totalNumber'];

interface Props {
  form: UseFormReturn<PublicationDataValues, unknown, CheckedPublicationData>;
  fields: readonly PublicationDatum[];
  labelOf: (field: PublicationDatum) => string;
  /** The total number that follows that of the issue before. */
  offeredTotal: number | null;
}

export function ImprintFields({ form, fields, labelOf, offeredTotal }: Props) {
  const { t } = useTranslation('issues');
  const { errors, isSubmitted } = form.formState;
  const isOffered = offeredTotal !== null && form.watch('totalNumber') === '';
  const helpOf = (field: PublicationDatum) => {
    if (field === 'totalNumber' && isOffered)
      return (
        <Button
          variant="link"
          onClick={() => form.setValue('totalNumber', String(offeredTotal), { shouldDirty: true, shouldValidate: isSubmitted })}
        >
          {t('issues.imprint.useTotal', { number: offeredTotal })}
        </Button>
      );
    return HELPED.includes(field) ? t(`issues.imprint.${field}.help`) : undefined;
  };
  return (
    <FormGrid>
      {fields.map((field) => (
        <Field key={field} label={labelOf(field)} help={helpOf(field)} error={errors[field]?.message}>
          <Input
            dir="auto"
            autoComplete="off"
            {...(DIGITS.includes(field) && { inputMode: 'numeric' as const })}
            {...form.register(field)}
          />
        </Field>
      ))}
    </FormGrid>
  );
}
