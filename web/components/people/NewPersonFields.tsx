// The fields of somebody who is not in the register: name, sex, degree, address, unit and region, all of them needed (R2-084, R2-086,
// R2-093).
import { chakra } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckedNewPerson, NewPersonValues } from '../../../shared/forms/new-person.ts';
import { NAME_TEXTS } from '../../../shared/forms/person-name.ts';
import { NameFields } from '../names/NameFields.tsx';
import { entryOptions } from '../reference/entry-options.ts';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Input, Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { RegionPicker } from '../region/RegionPicker.tsx';
import type { NewPersonFields_query$key } from './__generated__/NewPersonFields_query.graphql.ts';

interface NewPersonFieldsProps {
  form: UseFormReturn<NewPersonValues, unknown, CheckedNewPerson>;
  query: NewPersonFields_query$key;
}

export function NewPersonFields({ form, query: queryKey }: NewPersonFieldsProps) {
  const query = useFragment(
    graphql`
      fragment NewPersonFields_query on Query {
        degrees: dictionary(type: DEGREE) {
          ...entryOptions_entry @relay(mask: false)
        }
        ...RegionPicker_query
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('people');
  const { errors } = form.formState;
  const typed = form.watch();
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} columnGap="6" rowGap="4">
      <NameFields
        label={t('people.field.realName')}
        isRequired
        error={errors.realName?.message}
        text={typed.realName}
        input={form.register('realName')}
        name={typed.name}
        saved={null}
        onName={(name) => form.setValue('name', name, { shouldValidate: form.formState.isSubmitted })}
        part={(part) => form.register(`name.${part}`)}
        partErrors={Object.fromEntries(NAME_TEXTS.map((part) => [part, errors.name?.[part]?.message]))}
      />
      <Field label={t('people.field.sex')} isRequired isGroup error={errors.sex?.message}>
        <RadioGroup {...form.register('sex')} options={['MALE', 'FEMALE'].map((value) => ({ value, label: t(`people.sex.${value}`) }))} />
      </Field>
      <Field label={t('people.field.degree')} isRequired isChoice error={errors.degreeId?.message}>
        <Select {...form.register('degreeId')} placeholder={t('people.choose')} options={entryOptions(query.degrees)} />
      </Field>
      <Field label={t('people.field.email')} isRequired error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label={t('people.field.company')} isRequired error={errors.company?.message}>
        <Input dir="auto" autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label={t('people.field.region')} isRequired isGroup error={errors.regionCode?.message}>
        <Controller
          control={form.control}
          name="regionCode"
          render={({ field }) => (
            <RegionPicker
              query={query}
              value={field.value}
              onChange={(code, isDivided) => {
                form.setValue('isRegionDivided', isDivided);
                field.onChange(code);
                // A half-chosen region is reported when the form is sent.
                if (isDivided) form.clearErrors('regionCode');
              }}
            />
          )}
        />
      </Field>
    </chakra.div>
  );
}
