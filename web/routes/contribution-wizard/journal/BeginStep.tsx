// The first page: the manuscript file if there is one yet, the journal with what belongs to the choice of it, and the statement (outer steps
// 0 and 1; R1-105 to R1-112, decision 102). The subject follows from the journal.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { z } from '../../../../shared/forms/zod.ts';
import { colloquiumStepSchema, statementStepSchema } from '../../../../shared/forms/contribution.ts';
import { applyFieldErrors } from '../../../relay/field-errors.ts';
import { isBlank, isSame } from '../../../drafts/same.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { FormFoot } from '../../../ui/form/FormFoot.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { DraftValues } from '../draft/draft.ts';
import { titleValues } from '../draft/text-sections.ts';
import { useWizardForm } from '../draft/useWizardForm.ts';
import type { OuterStep, Place } from '../place.ts';
import { useWizard } from '../wizard-context.ts';
import type { BeginStep_contribution$key } from './__generated__/BeginStep_contribution.graphql.ts';
import type { BeginStep_query$key } from './__generated__/BeginStep_query.graphql.ts';
import type { BeginStepStatementMutation } from './__generated__/BeginStepStatementMutation.graphql.ts';
import type { BeginStepMutation } from './__generated__/BeginStepMutation.graphql.ts';
import { ChosenJournal } from './ChosenJournal.tsx';
import { FileChoice } from './FileChoice.tsx';
import { JournalChoice } from './JournalChoice.tsx';
import { StatementFields } from './StatementFields.tsx';
import type { OpenColloquium } from './useOpenColloquiums.ts';

/** The column is required only when the journal has columns (R1-107). */
const schemaFor = (hasColumns: boolean) =>
  colloquiumStepSchema.extend({
    columnId: hasColumns ? z.string().min(1, 'form.columnRequired') : z.string(),
    source: z.string().pipe(colloquiumStepSchema.shape.source),
  });
const statementSchema = statementStepSchema.extend({ hasAgreed: z.boolean().pipe(statementStepSchema.shape.hasAgreed) });

interface Props {
  query: BeginStep_query$key;
  contribution: BeginStep_contribution$key | null;
  /** The part of the page that the address means. */
  step: OuterStep;
  isLoading: boolean;
}

export function BeginStep({ query: queryKey, contribution: contributionKey, step, isLoading }: Props) {
  const { articleTypes, publicSettings } = useFragment(
    graphql`
      fragment BeginStep_query on Query {
        articleTypes: dictionary(type: ARTICLE_TYPE) {
          ...entryOptions_entry @relay(mask: false)
        }
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
      fragment BeginStep_contribution on Contribution {
        subject {
          id
        }
        colloquium {
          ...useOpenColloquiums_colloquium @relay(mask: false)
        }
        column {
          id
        }
        source
        submittedAt
        hasAgreedToStatement
        poolConsent
        files {
          kind
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { contributionId, draft, saving, texts, goTo, onStarted, carry } = useWizard();
  const { run: begin } = useWizardAction<BeginStepMutation>(graphql`
    mutation BeginStepMutation($input: SaveContributionColloquiumInput!) {
      saveContributionColloquium(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...BeginStep_contribution
          ...savedTitle_contribution
          ...ReviewTab_contribution
        }
      }
    }
  `);
  const { run: saveStatement } = useWizardAction<BeginStepStatementMutation>(graphql`
    mutation BeginStepStatementMutation($input: SaveContributionStatementInput!) {
      saveContributionStatement(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          hasAgreedToStatement
          poolConsent
        }
      }
    }
  `);
  const [failure, setFailure] = useState<string | undefined>();
  const [file, setFile] = useState<File | null>(null);
  const saved = {
    subjectId: contribution?.subject?.id ?? '',
    colloquiumId: contribution?.colloquium?.id ?? '',
    columnId: contribution?.column?.id ?? '',
    source: contribution?.source ?? 'FREE_SUBMISSION',
  };
  const savedStatement = { hasAgreed: contribution?.hasAgreedToStatement ?? false, poolConsent: contribution?.poolConsent ?? false };
  const [start] = useState(draft.sections.journal ?? saved);
  const [colloquium, setColloquium] = useState<OpenColloquium | null>(contribution?.colloquium ?? null);
  const form = useForm({ defaultValues: start, mode: 'onChange', resolver: zodResolver(schemaFor((colloquium?.columns.length ?? 0) > 0)) });
  const statement = useForm({
    defaultValues: draft.sections.statement ?? savedStatement,
    mode: 'onChange',
    resolver: zodResolver(statementSchema),
  });
  useWizardForm(form, { saved, onChange: (values) => (values === null ? draft.clear('journal') : draft.put('journal', values)) });
  useWizardForm(statement, {
    saved: savedStatement,
    onChange: (values) => (values === null ? draft.clear('statement') : draft.put('statement', values)),
  });
  // Once it has been submitted, a manuscript stays with its journal.
  const isFixed = Boolean(contribution?.submittedAt);
  const articleTypeId = texts.title?.articleTypeId || (articleTypes.find(({ isRetired }) => !isRetired)?.id ?? '');
  const hasFile = contribution?.files?.some(({ kind }) => kind === 'MANUSCRIPT') ?? false;
  useStatementInView(step);

  function handleChoose(chosen: OpenColloquium) {
    if (chosen.id === colloquium?.id) return;
    setColloquium(chosen);
    const [only, ...others] = chosen.columns;
    form.setValue('subjectId', chosen.subject.id);
    form.setValue('colloquiumId', chosen.id, { shouldValidate: true });
    form.setValue('columnId', only && others.length === 0 ? only.id : '');
    form.clearErrors();
    if (form.getValues('source') === 'SPECIAL_INVITATION') form.setValue('source', 'FREE_SUBMISSION');
  }
  function handleArticleType(id: string) {
    draft.put('title', { ...(texts.title ?? titleValues(null)), articleTypeId: id });
  }
  function handleFailure(error: Error) {
    if (saving.noteConflict(error)) return;
    const left = applyFieldErrors(error, form.setError, ['subjectId', 'colloquiumId', 'columnId', 'source']);
    setFailure(left === undefined ? undefined : applyFieldErrors(error, statement.setError, ['hasAgreed', 'poolConsent']));
  }
  async function handleNext() {
    setFailure(undefined);
    // Both say at once what they lack.
    const areGood = [await form.trigger(undefined, { shouldFocus: true }), await statement.trigger()];
    if (areGood.includes(false)) return;
    const next: Place = { kind: 'tab', tab: file === null ? 'title' : 'review' };
    const [journal, agreed] = [form.getValues(), statement.getValues()];
    if (contributionId !== null && isSame(journal, saved) && isSame(agreed, savedStatement)) {
      carry(file);
      goTo(next);
      return;
    }
    const answer = await saving.inTurn('journal', () => save(journal, agreed));
    if (answer === null) return;
    draft.clear('journal');
    draft.clear('statement');
    carry(file);
    if (contributionId === null) {
      const { articleTypeId: _saved, ...typed } = draft.current().title ?? titleValues(null);
      if (Object.values(typed).every(isBlank)) draft.clear('title');
      onStarted(answer.id, next);
    } else {
      saving.noteSaved(answer);
      goTo(next);
    }
  }
  async function save(journal: DraftValues<'journal'>, agreed: DraftValues<'statement'>) {
    // The journal of a manuscript on its way may have closed since: what stays is not asked of it again.
    if (contributionId !== null && isSame(journal, saved))
      return await saveStatement({ contributionId, version: draft.version() ?? 0, ...agreed }, handleFailure);
    return await begin(
      {
        ...colloquiumStepSchema.parse(journal),
        columnId: journal.columnId || null,
        ...agreed,
        articleTypeId: articleTypeId || null,
        contributionId,
        startKey: contributionId === null ? draft.startKey() : null,
        version: contributionId === null ? null : (draft.version() ?? 0),
      },
      handleFailure,
    );
  }
  const isReady = form.watch('colloquiumId') !== '' && statement.watch('hasAgreed');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleNext();
      }}
    >
      <chakra.div maxW="form">
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <ErrorNotice message={failure} />
          {!hasFile && !isFixed && (
            <Panel title={t('wizard.first.file')} id="file">
              <FileChoice file={file} onFile={setFile} />
            </Panel>
          )}
          <Panel title={t('wizard.journal.title')} id="journal">
            <JournalChoice
              name="colloquiumId"
              chosen={colloquium}
              wanted={start.colloquiumId}
              isFixed={isFixed}
              error={form.formState.errors.colloquiumId?.message ?? form.formState.errors.subjectId?.message}
              onChoose={handleChoose}
              onFound={setColloquium}
            />
            {colloquium !== null && (
              <ChosenJournal
                form={form}
                colloquium={colloquium}
                articleTypes={articleTypes}
                articleTypeId={articleTypeId}
                onArticleType={handleArticleType}
              />
            )}
          </Panel>
          <Panel title={publicSettings.submissionStatement.title} id="statement">
            <StatementFields form={statement} body={publicSettings.submissionStatement.body} />
          </Panel>
        </chakra.div>
        <FormFoot savedAt={saving.savedAt}>
          {/* Looks inactive until journal and tick are there, but a click says what is missing (D13-066). */}
          <Button type="submit" variant={isReady ? 'solid' : 'outline'} isPending={saving.isBusy || isLoading}>
            {t('wizard.next')}
          </Button>
        </FormFoot>
      </chakra.div>
    </form>
  );
}

/** The address of the statement leads to it, on the page that it shares. */
function useStatementInView(step: OuterStep): void {
  const handleStep = useEffectEvent(() => {
    const panel = document.getElementById('statement');
    panel?.scrollIntoView?.({ block: 'start' });
    panel?.querySelector<HTMLInputElement>('input[name=hasAgreed]')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (step === 'statement') handleStep();
  }, [step]);
}
