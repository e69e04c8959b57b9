// Tabs 5 and 6: reviewers that the author recommends, and those to avoid; both may be skipped (R1-147 to R1-156).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import {
  EMPTY_SUGGESTED_REVIEWER,
  isEmptySuggestedReviewer,
  MAX_SUGGESTED_REVIEWERS,
} from '../../../../shared/forms/suggested-reviewers.ts';
import { entryOptions } from '../../../components/reference/entry-options.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/notice/EmptyState.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { SuggestedReviewersTab_contribution$key } from './__generated__/SuggestedReviewersTab_contribution.graphql.ts';
import type { SuggestedReviewersTab_query$key } from './__generated__/SuggestedReviewersTab_query.graphql.ts';
import { isSaid } from '../sentence.ts';
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx';
import { SuggestedReviewerEntry } from './SuggestedReviewerEntry.tsx';
import { suggestedReviewerValues } from './suggested-reviewer-values.ts';
import { TEXT_RULES } from '../draft/text-sections.ts';
import { useSectionForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

interface SuggestedReviewersTabProps {
  section: 'recommendedReviewers' | 'opposedReviewers';
  contribution: SuggestedReviewersTab_contribution$key;
  query: SuggestedReviewersTab_query$key;
}

export function SuggestedReviewersTab({ section, contribution: contributionKey, query: queryKey }: SuggestedReviewersTabProps) {
  const query = useFragment(
    graphql`
      fragment SuggestedReviewersTab_query on Query {
        degrees: dictionary(type: DEGREE) {
          ...entryOptions_entry @relay(mask: false)
        }
        duties: dictionary(type: DUTY) {
          ...entryOptions_entry @relay(mask: false)
        }
        titles: dictionary(type: PROFESSIONAL_TITLE) {
          ...entryOptions_entry @relay(mask: false)
        }
      }
    `,
    queryKey,
  );
  const contribution = useFragment(
    graphql`
      fragment SuggestedReviewersTab_contribution on Contribution {
        recommendedReviewers {
          ...suggestedReviewerValues_reviewer
        }
        opposedReviewers {
          ...suggestedReviewerValues_reviewer
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, isStrict } = useWizard();
  const saved = suggestedReviewerValues(contribution[section]);
  const rules = TEXT_RULES[section];
  const form = useForm({
    defaultValues: draft.sections[section] ?? saved,
    mode: 'onTouched',
    resolver: zodResolver(isStrict ? rules.complete : rules.draft),
  });
  useSectionForm(form, section, saved);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'reviewers', keyName: 'key' });
  const [deleted, setDeleted] = useState<number | null>(null);
  const options = useMemo(
    () => ({ degrees: entryOptions(query.degrees), duties: entryOptions(query.duties), titles: entryOptions(query.titles) }),
    [query],
  );

  const deleteEntry = useCallback(
    (index: number) => {
      setDeleted(null);
      remove(index);
    },
    [remove],
  );
  const handleDelete = useCallback(
    (index: number) => {
      if (isEmptySuggestedReviewer(form.getValues(`reviewers.${index}`))) deleteEntry(index);
      else setDeleted(index);
    },
    [form, deleteEntry],
  );
  const addAct = (
    <Button icon="plus" disabled={fields.length >= MAX_SUGGESTED_REVIEWERS} onClick={() => append(EMPTY_SUGGESTED_REVIEWER)}>
      {t('wizard.reviewers.add')}
    </Button>
  );
  if (fields.length === 0)
    return (
      <Panel title={t(`wizard.tab.${section}`)}>
        <EmptyState icon="people" title={t(`wizard.${section}.none`)} hint={t(`wizard.${section}.lead`)} action={addAct} />
      </Panel>
    );
  return (
    <Panel title={t(`wizard.tab.${section}`)}>
      <chakra.p color="fg.muted" mb="5" maxW="prose">
        {t(`wizard.${section}.lead`)}
      </chakra.p>
      {isSaid(form.formState.errors, 'form.reviewerIncomplete') && (
        <chakra.div mb="4">
          <ErrorNotice message="form.reviewerIncomplete" />
        </chakra.div>
      )}
      <chakra.ol listStyleType="none" display="grid" gap="6">
        {fields.map((field, index) => (
          <SuggestedReviewerEntry key={field.key} form={form} index={index} options={options} onDelete={handleDelete} />
        ))}
      </chakra.ol>
      <chakra.div mt="5">{addAct}</chakra.div>
      <DeleteEntryDialog
        isOpen={deleted !== null}
        title={t('wizard.reviewers.removeTitle')}
        onConfirm={() => deleted !== null && deleteEntry(deleted)}
        onCancel={() => setDeleted(null)}
      >
        {t('wizard.reviewers.removeText', {
          name:
            (deleted === null ? '' : form.getValues(`reviewers.${deleted}.personName`)) ||
            t('wizard.reviewers.entry', { ordinal: (deleted ?? 0) + 1 }),
        })}
      </DeleteEntryDialog>
    </Panel>
  );
}
