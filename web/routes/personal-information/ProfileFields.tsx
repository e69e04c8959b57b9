// The fields of personal information, in the order in which they are checked (S3 §5.9).
import { chakra } from '@chakra-ui/react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { addDays, dayOf } from '../../../shared/day.ts';
import type { CheckedProfile } from '../../../shared/forms/profile.ts';
import { RegionPicker } from '../../components/region/RegionPicker.tsx';
import { entryOptions } from '../../components/reference/entry-options.ts';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Input, Select, Textarea } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import type { ProfileFields_query$key } from './__generated__/ProfileFields_query.graphql.ts';
import type { ProfileValues } from './profile-values.ts';
import { WorkplaceList } from './WorkplaceList.tsx';

interface Props {
  form: UseFormReturn<ProfileValues, unknown, CheckedProfile>;
  query: ProfileFields_query$key;
}

const WHOLE_ROW = { gridColumn: '1 / -1' };
const yesterday = () => addDays(dayOf(new Date()), -1);

export function ProfileFields({ form, query: queryKey }: Props) {
  const query = useFragment(
    graphql`
      fragment ProfileFields_query on Query {
        titles: dictionary(type: PROFESSIONAL_TITLE) {
          ...entryOptions_entry @relay(mask: false)
        }
        degrees: dictionary(type: DEGREE) {
          ...entryOptions_entry @relay(mask: false)
        }
        duties: dictionary(type: DUTY) {
          ...entryOptions_entry @relay(mask: false)
        }
        ...RegionPicker_query
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('profile');
  const { errors } = form.formState;
  const line = (name: 'address' | 'major' | 'researchArea' | 'supervisor' | 'department', isRequired = true, help?: string) => (
    <Field label={t(`profile.field.${name}`)} isRequired={isRequired} help={help} error={errors[name]?.message}>
      <Input dir="auto" {...form.register(name)} />
    </Field>
  );
  const choice = (name: 'degreeId' | 'professionalTitleId' | 'dutyId', entries: Parameters<typeof entryOptions>[0]) => (
    <Field label={t(`profile.field.${name}`)} isRequired error={errors[name]?.message}>
      <Select {...form.register(name)} placeholder={t('profile.choose')} options={entryOptions(entries)} />
    </Field>
  );
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} columnGap="6" rowGap="5">
      <Field label={t('profile.field.sex')} isRequired isGroup error={errors.sex?.message}>
        <RadioGroup {...form.register('sex')} options={['MALE', 'FEMALE'].map((value) => ({ value, label: t(`profile.sex.${value}`) }))} />
      </Field>
      <Field label={t('profile.field.birthDate')} isRequired error={errors.birthDate?.message}>
        <Controller
          control={form.control}
          name="birthDate"
          render={({ field }) => <DateInput {...field} autoComplete="bday" max={yesterday()} />}
        />
      </Field>
      {line('address', true, t('profile.help.address'))}
      <Field label={t('profile.field.region')} isRequired isGroup error={errors.regionCode?.message}>
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
      {choice('degreeId', query.degrees)}
      {line('major')}
      {choice('professionalTitleId', query.titles)}
      {line('researchArea')}
      {line('supervisor', false)}
      <chakra.div hideBelow="lg" />
      <Field
        label={t('profile.field.workplaces')}
        isRequired
        isGroup
        help={t('profile.help.workplaces')}
        error={errors.workplaces?.message ?? errors.workplaces?.root?.message}
        css={WHOLE_ROW}
      >
        <Controller
          control={form.control}
          name="workplaces"
          render={({ field }) => <WorkplaceList value={field.value} onChange={field.onChange} onBlur={field.onBlur} />}
        />
      </Field>
      {line('department')}
      <Field label={t('profile.field.phone')} isRequired help={t('profile.help.phone')} error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      {choice('dutyId', query.duties)}
      <chakra.div hideBelow="lg" />
      <Field label={t('profile.field.remark')} error={errors.remark?.message} css={WHOLE_ROW}>
        <Textarea rows={3} dir="auto" {...form.register('remark')} />
      </Field>
    </chakra.div>
  );
}
