// Tab 4: a note to the editor, of at most 300 characters (R1-145, R1-146).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { MAX_EXPLANATION_LENGTH } from '../../../../shared/forms/explanation.ts';
import { Textarea } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { ExplanationTab_contribution$key } from './__generated__/ExplanationTab_contribution.graphql.ts';
import { TEXT_RULES } from '../draft/text-sections.ts';
import { useSectionForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

export function ExplanationTab({ contribution: contributionKey }: { contribution: ExplanationTab_contribution$key }) {
  const contribution = useFragment(
    graphql`
      fragment ExplanationTab_contribution on Contribution {
        explanation
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { draft } = useWizard();
  const saved = { explanation: contribution.explanation ?? '' };
  const form = useForm({
    defaultValues: draft.sections.explanation ?? saved,
    mode: 'onChange',
    resolver: zodResolver(TEXT_RULES.explanation.draft),
  });
  useSectionForm(form, 'explanation', saved);
  const { errors } = form.formState;
  // As a reader counts them: a rare hanzi or an emoji is one.
  const count = [...form.watch('explanation').trim()].length;
  return (
    <Panel title={t('wizard.tab.explanation')}>
      <chakra.div maxW="prose">
        <Field label={t('wizard.explanation.explanation')} error={errors.explanation?.message} help={t('wizard.explanation.help')}>
          <Textarea rows={9} fontSize="lg" {...form.register('explanation')} />
          <chakra.p textAlign="end" fontSize="sm" mt="1" color={count > MAX_EXPLANATION_LENGTH ? 'danger.fg' : 'fg.muted'}>
            {t('wizard.explanation.count', { count, maximum: MAX_EXPLANATION_LENGTH })}
          </chakra.p>
        </Field>
      </chakra.div>
    </Panel>
  );
}
