// A field that only programs fill in (decision 46). A browser that filled it too shows it, with the word that it is to be left empty.
import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PreprintValues } from '../../../shared/forms/preprint.ts';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';

export function HiddenField() {
  const { t } = useTranslation('preprints');
  const { register, formState } = useFormContext<PreprintValues>();
  const problem = formState.errors.website?.message;
  const isHidden = problem === undefined;
  return (
    <chakra.div srOnly={isHidden} aria-hidden={isHidden || undefined} mt={isHidden ? undefined : '4'}>
      <Field label={t('preprints.field.website')} error={problem}>
        <Input tabIndex={isHidden ? -1 : undefined} autoComplete="off" {...register('website')} />
      </Field>
    </chakra.div>
  );
}
