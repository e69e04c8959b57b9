// A new institution, or what the register says of one.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { countryCodes, countryName } from '../../../shared/countries.ts';
import { institutionSchema } from '../../../shared/forms/institution.ts';
import { z } from '../../../shared/forms/zod.ts';
import { FormDialog } from '../../components/settings/FormDialog.tsx';
import { useDialogForm } from '../../components/settings/useDialogForm.ts';
import { useAction } from '../../relay/useAction.ts';
import { Input, Select, Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { InstitutionDialogChangeMutation } from './__generated__/InstitutionDialogChangeMutation.graphql.ts';
import type { InstitutionDialogCreateMutation } from './__generated__/InstitutionDialogCreateMutation.graphql.ts';
import type { Institution } from './institution-columns.tsx';

interface Props {
  /** Null: a new one. */
  institution: Institution | null;
  /** What authors wrote, of which a new one is made. */
  name?: string;
  onClose: (isDone: boolean) => void;
}

/** A name a line. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const formSchema = institutionSchema.extend({ aliases: z.string().transform(linesOf).pipe(institutionSchema.shape.aliases) });

export function InstitutionDialog({ institution, name = '', onClose }: Props) {
  const { t, i18n } = useTranslation('institutions');
  const create = useAction<InstitutionDialogCreateMutation>(graphql`
    mutation InstitutionDialogCreateMutation($input: CreateInstitutionInput!) {
      createInstitution(input: $input) {
        institution {
          id
        }
      }
    }
  `);
  const change = useAction<InstitutionDialogChangeMutation>(graphql`
    mutation InstitutionDialogChangeMutation($input: ChangeInstitutionInput!) {
      changeInstitution(input: $input) {
        institution {
          id
          version
        }
      }
    }
  `);
  const { form, failure, isTyped, handleSubmit } = useDialogForm(
    formSchema,
    {
      name: institution?.name ?? name,
      nameEn: institution?.nameEn ?? '',
      country: institution?.country ?? '',
      city: institution?.city ?? '',
      rorId: institution?.rorId ?? '',
      aliases: institution?.aliases.map(({ text }) => text).join('\n') ?? '',
    },
    ['name', 'nameEn', 'country', 'city', 'rorId', 'aliases'],
    async (values, onError) => {
      const isDone = institution
        ? await change.run({ institutionId: institution.id, version: institution.version, ...values }, onError)
        : await create.run(values, onError);
      if (!isDone) return false;
      showNotice({ kind: 'success', text: t(institution ? 'institutions.changed' : 'institutions.added', { name: values.name }) });
      onClose(true);
      return true;
    },
  );
  const { errors } = form.formState;
  const countries = countryCodes()
    .map((value) => ({ value, label: countryName(value, i18n.language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));
  return (
    <FormDialog
      title={institution ? t('institutions.changeTitle', { name: institution.name }) : t('institutions.addTitle')}
      confirmLabel={t(institution ? 'institutions.save' : 'institutions.add')}
      failure={failure}
      isTyped={isTyped}
      isPending={create.isPending || change.isPending}
      onSubmit={handleSubmit}
      onClose={() => onClose(false)}
    >
      <Field label={t('institutions.field.name')} isRequired error={errors.name?.message}>
        <Input dir="auto" autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={t('institutions.field.nameEn')} error={errors.nameEn?.message}>
        <Input lang="en" autoComplete="off" {...form.register('nameEn')} />
      </Field>
      <Field label={t('institutions.field.aliases')} help={t('institutions.aliasesHelp')} error={errors.aliases?.message}>
        <Textarea dir="auto" rows={3} {...form.register('aliases')} />
      </Field>
      <Field label={t('institutions.field.country')} error={errors.country?.message}>
        <Select placeholder={t('institutions.noCountry')} options={countries} {...form.register('country')} />
      </Field>
      <Field label={t('institutions.field.city')} error={errors.city?.message}>
        <Input dir="auto" autoComplete="off" {...form.register('city')} />
      </Field>
      <Field label={t('institutions.field.ror')} help={t('institutions.rorHelp')} error={errors.rorId?.message}>
        <Input autoComplete="off" {...form.register('rorId')} />
      </Field>
    </FormDialog>
  );
}
