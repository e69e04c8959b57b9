// The tab of statements, for journals that ask for some: what was used, where data are, interests, approvals, funders (B-110).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { Controller, get, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { askedStatements } from '../../../components/statements/asked-statements.ts';
import { StatementFields } from '../../../components/statements/StatementFields.tsx';
import { Checkbox } from '../../../ui/form/choices.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { StatementsTab_contribution$key } from './__generated__/StatementsTab_contribution.graphql.ts';
import { statementsValues } from '../draft/statements-values.ts';
import { TEXT_RULES } from '../draft/text-sections.ts';
import { useSectionForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

export function StatementsTab({ contribution: contributionKey }: { contribution: StatementsTab_contribution$key }) {
  const { ownStatements, submittedAt } = useFragment(
    graphql`
      fragment StatementsTab_contribution on Contribution {
        submittedAt
        ownStatements {
          asked {
            ...askedStatements_asked
          }
          ...statementsValues_own
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, isStrict } = useWizard();
  const saved = statementsValues(ownStatements);
  const form = useForm({
    defaultValues: draft.sections.statements ?? saved,
    mode: 'onTouched',
    resolver: zodResolver(isStrict ? TEXT_RULES.statements.complete : TEXT_RULES.statements.draft),
  });
  useSectionForm(form, 'statements', saved);
  const { errors } = form.formState;
  const messageAt = (path: string): string | undefined => {
    const found: unknown = get(errors, `${path}.message`);
    return typeof found === 'string' ? found : undefined;
  };
  return (
    <Panel title={t('wizard.tab.statements')}>
      <chakra.p color="fg.muted" mb="5" maxW="prose">
        {t(submittedAt ? 'wizard.statements.leadAgain' : 'wizard.statements.lead')}
      </chakra.p>
      <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        {askedStatements(ownStatements?.asked).map((asked) => (
          <Controller
            key={asked.kind}
            control={form.control}
            name={asked.kind}
            render={({ field: { value, onChange } }) => (
              <StatementFields
                asked={asked}
                value={value}
                onChange={(answer) => onChange({ ...answer, demand: asked.demand })}
                errorOf={(path) => messageAt(`${asked.kind}.${path}`)}
              />
            )}
          />
        ))}
        <Field label={t('wizard.statements.isConfirmed')} isGroup isRequired error={errors.isConfirmed?.message}>
          <Checkbox {...form.register('isConfirmed')}>{t('wizard.statements.confirm')}</Checkbox>
        </Field>
      </chakra.div>
    </Panel>
  );
}
