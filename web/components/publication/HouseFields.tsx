// The fields that the house and its journals share: publisher and rights, DOIs and who deposits them.
import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { HouseField } from '../../../shared/forms/publication-settings.ts';
import { LICENCES } from '../../../shared/forms/publication.ts';
import { Input, Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';

const LICENCE_NAMES = Object.keys(LICENCES);

/** Shown with their shape beneath. */
const HELPED: readonly HouseField[] = ['publisherPlace', 'doiPrefix', 'doiPattern', 'articleUrlPattern', 'depositorEmail'];

interface Props {
  register: (name: HouseField) => UseFormRegisterReturn;
  /** What is wrong with a field, where something is. */
  errorOf: (name: HouseField) => string | undefined;
}

/** Choices by their value, for a notice that shows values side by side. */
export function useLicenceNames(): ReadonlyMap<string, string> {
  const { t } = useTranslation('publication');
  return new Map(LICENCE_NAMES.map((name): [string, string] => [name, t(`publication.licence.${name}`)]));
}

export function RightsFields({ register, errorOf }: Props) {
  const { t } = useTranslation('publication');
  const names = useLicenceNames();
  return (
    <FormGrid>
      <Text name="publisher" register={register} errorOf={errorOf} />
      <Text name="publisherPlace" register={register} errorOf={errorOf} />
      <Text name="copyrightHolder" register={register} errorOf={errorOf} />
      <Field label={t('publication.field.licence')} isChoice error={errorOf('licence')}>
        <Select
          options={[...names].map(([value, label]) => ({ value, label }))}
          placeholder={t('publication.licence.none')}
          {...register('licence')}
        />
      </Field>
    </FormGrid>
  );
}

export function DoiFields(props: Props) {
  return (
    <FormGrid>
      {(['doiPrefix', 'doiPattern', 'articleUrlPattern', 'depositor', 'depositorEmail', 'registrant'] as const).map((name) => (
        <Text key={name} name={name} {...props} />
      ))}
    </FormGrid>
  );
}

function Text({ name, register, errorOf }: Props & { name: HouseField }) {
  const { t } = useTranslation('publication');
  return (
    <Field
      label={t(`publication.field.${name}`)}
      help={HELPED.includes(name) ? t(`publication.help.${name}`) : undefined}
      error={errorOf(name)}
    >
      <Input dir="auto" autoComplete="off" {...register(name)} />
    </Field>
  );
}
