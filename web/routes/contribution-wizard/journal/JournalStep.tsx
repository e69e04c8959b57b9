// Outer step 0: subject, journal, column where the journal has columns, and the kind of submission (R1-105 to R1-110).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { z } from '../../../../shared/forms/zod.ts';
import { colloquiumStepSchema } from '../../../../shared/forms/contribution.ts';
import { applyFieldErrors } from '../../../relay/field-errors.ts';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/form/controls.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FormFoot } from '../../../ui/form/FormFoot.tsx';
import { isSame } from '../../../drafts/same.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { JournalStep_contribution$key } from './__generated__/JournalStep_contribution.graphql.ts';
import type { JournalStep_query$key } from './__generated__/JournalStep_query.graphql.ts';
import type { JournalStepMutation } from './__generated__/JournalStepMutation.graphql.ts';
import { JournalFields } from './JournalFields.tsx';
import { useColloquiums } from './useColloquiums.ts';
import { useWizardForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

/** The column is required only when the journal has columns (R1-107). */
const schemaFor = (hasColumns: boolean) =>
  colloquiumStepSchema.extend({
    columnId: hasColumns ? z.string().min(1, 'form.columnRequired') : z.string(),
    source: z.string().pipe(colloquiumStepSchema.shape.source),
  });

interface JournalStepProps {
  query: JournalStep_query$key;
  contribution: JournalStep_contribution$key | null;
  isLoading: boolean;
}

export function JournalStep({ query: queryKey, contribution: contributionKey, isLoading }: JournalStepProps) {
  const { subjects } = useFragment(
    graphql`
      fragment JournalStep_query on Query {
        subjects: dictionary(type: SUBJECT) {
          ...entryOptions_entry @relay(mask: false)
          isReceiving
        }
      }
    `,
    queryKey,
  );
  const contribution = useFragment(
    graphql`
      fragment JournalStep_contribution on Contribution {
        subject {
          id
        }
        colloquium {
          id
          name
        }
        column {
          id
        }
        source
        submittedAt
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { contributionId, draft, saving, goTo, onStarted } = useWizard();
  const { run: saveColloquium } = useWizardAction<JournalStepMutation>(graphql`
    mutation JournalStepMutation($input: SaveContributionColloquiumInput!) {
      saveContributionColloquium(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...JournalStep_contribution
          ...ReviewTab_contribution
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | undefined>();
  const saved = {
    subjectId: contribution?.subject?.id ?? '',
    colloquiumId: contribution?.colloquium?.id ?? '',
    columnId: contribution?.column?.id ?? '',
    source: contribution?.source ?? '',
  };
  const [start] = useState(draft.sections.journal ?? saved);
  const [subjectId, setSubjectId] = useState(start.subjectId);
  const list = useColloquiums(subjectId);
  const [colloquiumId, setColloquiumId] = useState(start.colloquiumId);
  const colloquium = list.colloquiums?.find(({ id }) => id === colloquiumId);
  const form = useForm({
    defaultValues: start,
    mode: 'onTouched',
    resolver: zodResolver(schemaFor((colloquium?.columns.length ?? 0) > 0)),
  });
  const { errors } = form.formState;
  useWizardForm(form, { saved, onChange: (values) => (values === null ? draft.clear('journal') : draft.put('journal', values)) });
  // Once it has been submitted, a manuscript stays with its journal.
  const isFixed = Boolean(contribution?.submittedAt);

  function handleSubjectChange(id: string) {
    setSubjectId(id);
    handleColloquiumChange('');
    form.setValue('colloquiumId', '');
  }
  function handleColloquiumChange(id: string) {
    setColloquiumId(id);
    form.setValue('columnId', '');
    if (form.getValues('source') === 'SPECIAL_INVITATION') form.setValue('source', '');
  }
  function handleFailure(error: Error) {
    if (!saving.noteConflict(error))
      setFailure(applyFieldErrors(error, form.setError, ['subjectId', 'colloquiumId', 'columnId', 'source']));
  }
  const handleNext = form.handleSubmit(async (values) => {
    setFailure(undefined);
    if (contributionId !== null && isSame(form.getValues(), saved)) {
      goTo({ kind: 'step', step: 'statement' });
      return;
    }
    const input = {
      ...values,
      columnId: values.columnId || null,
      contributionId,
      startKey: contributionId === null ? draft.startKey() : null,
      version: contributionId === null ? null : (draft.version() ?? 0),
    };
    const answer = await saving.inTurn('journal', () => saveColloquium(input, handleFailure));
    if (answer === null) return;
    draft.clear('journal');
    if (contributionId === null) {
      onStarted(answer.id);
    } else {
      saving.noteSaved(answer);
      goTo({ kind: 'step', step: 'statement' });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void handleNext(event)}>
      <Panel title={t('wizard.journal.title')}>
        <ErrorNotice message={failure} />
        <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="5" maxW="form">
          <Field label={t('wizard.journal.subject')} isRequired error={errors.subjectId?.message}>
            <Select
              {...form.register('subjectId', { onChange: (event) => handleSubjectChange(event.target.value) })}
              disabled={isFixed}
              placeholder={t('wizard.choose')}
              options={subjects.map(({ id, label, isRetired, isReceiving }) => ({
                value: id,
                label,
                // Retiring a subject closes none of its journals.
                isRetired: isRetired && !isReceiving,
              }))}
            />
          </Field>
          <JournalFields
            form={form}
            list={list}
            colloquium={colloquium}
            savedColloquium={contribution?.colloquium ?? null}
            isFixed={isFixed}
            onColloquiumChange={handleColloquiumChange}
          />
        </chakra.div>
      </Panel>
      <FormFoot savedAt={saving.savedAt}>
        <Button type="submit" variant="solid" isPending={saving.isBusy || isLoading}>
          {t('wizard.next')}
        </Button>
      </FormFoot>
    </form>
  );
}
