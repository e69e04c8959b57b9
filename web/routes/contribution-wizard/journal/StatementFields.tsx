// The submission statement, to be read in its place, with the tick that agrees to it and the consent to the pool (R1-111, R1-112).
import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { PlainText } from '../../../ui/text/PlainText.tsx';
import type { DraftValues } from '../draft/draft.ts';

interface Props<Output> {
  form: UseFormReturn<DraftValues<'statement'>, unknown, Output>;
  body: string;
}

export function StatementFields<Output>({ form, body }: Props<Output>) {
  const { t } = useTranslation('wizard');
  return (
    <chakra.div lineHeight="reading">
      {/* Scrolled by the keys, too. */}
      <chakra.div
        tabIndex={0}
        role="region"
        aria-label={t('wizard.statement.text')}
        maxH="20rem"
        overflowY="auto"
        bg="bg.subtle"
        borderRadius="md"
        px="4"
        py="3"
        mb="4"
      >
        <PlainText text={body} />
      </chakra.div>
      <Field label={t('wizard.statement.agreeLabel')} isGroup isRequired error={form.formState.errors.hasAgreed?.message} mb="3">
        <Checkbox {...form.register('hasAgreed')}>{t('wizard.statement.agree')}</Checkbox>
      </Field>
      <Field label={t('wizard.statement.poolLabel')} isGroup>
        <Checkbox {...form.register('poolConsent')} help={t('wizard.statement.poolHelp')}>
          {t('wizard.statement.pool')}
        </Checkbox>
      </Field>
    </chakra.div>
  );
}
