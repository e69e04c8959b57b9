// Outer step 1: the submission statement, and the consent to offer an unaccepted manuscript to other journals (R1-111, R1-112).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { z } from '../../../../shared/forms/zod.ts';
import { statementStepSchema } from '../../../../shared/forms/contribution.ts';
import { errorMessage } from '../../../relay/errors.ts';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormFoot } from '../../../ui/form/FormFoot.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { PlainText } from '../../../ui/text/PlainText.tsx';
import type { StatementStep_contribution$key } from './__generated__/StatementStep_contribution.graphql.ts';
import type { StatementStep_query$key } from './__generated__/StatementStep_query.graphql.ts';
import type { StatementStepMutation } from './__generated__/StatementStepMutation.graphql.ts';
import { useWizardForm } from '../draft/useWizardForm.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

const formSchema = statementStepSchema.extend({ hasAgreed: z.boolean().pipe(statementStepSchema.shape.hasAgreed) });

export function StatementStep({
  contribution: contributionKey,
  query: queryKey,
}: {
  contribution: StatementStep_contribution$key;
  query: StatementStep_query$key;
}) {
  const {
    publicSettings: { submissionStatement },
  } = useFragment(
    graphql`
      fragment StatementStep_query on Query {
        publicSettings {
          submissionStatement {
            title
            body
          }
        }
      }
    `,
    queryKey,
  );
  const contribution = useFragment(
    graphql`
      fragment StatementStep_contribution on Contribution {
        hasAgreedToStatement
        poolConsent
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const contributionId = useContributionId();
  const { draft, saving, goTo } = useWizard();
  const { run: saveStatement } = useWizardAction<StatementStepMutation>(graphql`
    mutation StatementStepMutation($input: SaveContributionStatementInput!) {
      saveContributionStatement(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...StatementStep_contribution
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | undefined>();
  const saved = { hasAgreed: contribution.hasAgreedToStatement ?? false, poolConsent: contribution.poolConsent ?? false };
  const form = useForm({ defaultValues: draft.sections.statement ?? saved, resolver: zodResolver(formSchema) });
  useWizardForm(form, { saved, onChange: (values) => (values === null ? draft.clear('statement') : draft.put('statement', values)) });
  const hasAgreed = form.watch('hasAgreed');
  const handleNext = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const input = { ...values, contributionId, version: draft.version() ?? 0 };
    const answer = await saving.inTurn('statement', () =>
      saveStatement(input, (error) => {
        if (!saving.noteConflict(error)) setFailure(errorMessage(error));
      }),
    );
    if (answer === null) return;
    draft.clear('statement');
    saving.noteSaved(answer);
    goTo({ kind: 'tab', tab: 'title' });
  });
  return (
    <form noValidate onSubmit={(event) => void handleNext(event)}>
      <Panel title={submissionStatement.title}>
        <ErrorNotice message={failure} />
        <chakra.div maxW="prose" lineHeight="reading">
          <PlainText text={submissionStatement.body} mb="6" />
          <Field label={t('wizard.statement.agreeLabel')} isGroup isRequired error={form.formState.errors.hasAgreed?.message} mb="5">
            <Checkbox {...form.register('hasAgreed')}>{t('wizard.statement.agree')}</Checkbox>
          </Field>
          <Field label={t('wizard.statement.poolLabel')} isGroup>
            <Checkbox {...form.register('poolConsent')} help={t('wizard.statement.poolHelp')}>
              {t('wizard.statement.pool')}
            </Checkbox>
          </Field>
        </chakra.div>
      </Panel>
      <FormFoot
        start={<Button onClick={() => goTo({ kind: 'step', step: 'journal' })}>{t('wizard.previous')}</Button>}
        savedAt={saving.savedAt}
      >
        {/* Looks inactive until the statement is ticked, but a click says why (D13-066). */}
        <Button type="submit" variant={hasAgreed ? 'solid' : 'outline'} isPending={saving.isBusy}>
          {t('wizard.next')}
        </Button>
      </FormFoot>
    </form>
  );
}
