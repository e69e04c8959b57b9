// The publisher's statement, and the tick that agrees to it (R2-177).
import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PreprintValues } from '../../../shared/forms/preprint.ts';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import type { PageTexts } from './page-texts.ts';

export function Agreement({ text: { title, body } }: { text: PageTexts['submissionStatement'] }) {
  const { t } = useTranslation('preprints');
  const { register, formState } = useFormContext<PreprintValues>();
  return (
    <>
      <chakra.div
        tabIndex={0}
        role="region"
        aria-label={title}
        maxH="16rem"
        overflowY="auto"
        bg="bg.subtle"
        borderRadius="md"
        p="4"
        lineHeight="reading"
      >
        <PlainText text={body} />
      </chakra.div>
      <Field label={t('preprints.agreement.label')} isGroup isRequired error={formState.errors.hasAgreed?.message} mt="4">
        <Checkbox {...register('hasAgreed')}>{t('preprints.agreement.agree')}</Checkbox>
      </Field>
    </>
  );
}
