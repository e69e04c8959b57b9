// Tab 2: who paid for the work, number and name, row by row (R1-135 to R1-142).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { isEmptyFunding, isHalfFilledFunding, MAX_FUNDINGS } from '../../../../shared/forms/funding.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { FundingTab_contribution$key } from './__generated__/FundingTab_contribution.graphql.ts';
import type { DraftValues } from '../draft/draft.ts';
import { FundingRow } from './FundingRow.tsx';
import { isSaid } from '../sentence.ts';
import { DeleteEntryDialog } from './DeleteEntryDialog.tsx';
import { fundingValues, TEXT_RULES } from '../draft/text-sections.ts';
import { useSectionForm } from '../draft/useWizardForm.ts';
import { useWizard } from '../wizard-context.ts';

const EMPTY = { fundNumber: '', fundName: '' };

/** There is always a row to begin with. */
function shown({ fundings }: DraftValues<'funding'>): DraftValues<'funding'> {
  return { fundings: fundings.length === 0 ? [EMPTY] : fundings };
}

export function FundingTab({ contribution: contributionKey, readAct }: { contribution: FundingTab_contribution$key; readAct: ReactNode }) {
  const contribution = useFragment(
    graphql`
      fragment FundingTab_contribution on Contribution {
        fundings {
          fundNumber
          fundName
        }
      }
    `,
    contributionKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, isStrict } = useWizard();
  const saved = shown(fundingValues(contribution.fundings));
  const form = useForm({
    defaultValues: shown(draft.sections.funding ?? saved),
    mode: 'onTouched',
    resolver: zodResolver(isStrict ? TEXT_RULES.funding.complete : TEXT_RULES.funding.draft),
  });
  useSectionForm(form, 'funding', saved);
  const rows = useFieldArray({ control: form.control, name: 'fundings', keyName: 'key' });
  const [isAddRefused, setIsAddRefused] = useState(false);
  const [deleted, setDeleted] = useState<number | null>(null);

  function handleAdd() {
    const last = form.getValues('fundings').at(-1);
    const at = rows.fields.length - 1;
    const isUnfinished = last !== undefined && (isEmptyFunding(last) || isHalfFilledFunding(last));
    setIsAddRefused(isUnfinished);
    if (isUnfinished) form.setFocus(last.fundNumber.trim() === '' ? `fundings.${at}.fundNumber` : `fundings.${at}.fundName`);
    else rows.append(EMPTY);
  }
  const { remove, replace } = rows;
  const deleteRow = useCallback(
    (index: number) => {
      setDeleted(null);
      setIsAddRefused(false);
      if (form.getValues('fundings').length === 1) replace([EMPTY]);
      else remove(index);
    },
    [form, remove, replace],
  );
  const handleDelete = useCallback(
    (index: number) => {
      const row = form.getValues(`fundings.${index}`);
      if (isEmptyFunding(row)) deleteRow(index);
      else setDeleted(index);
    },
    [form, deleteRow],
  );
  const named = deleted === null ? undefined : form.getValues(`fundings.${deleted}`);
  return (
    <Panel title={t('wizard.tab.funding')} actions={readAct}>
      <chakra.p color="fg.muted" mb="5">
        {t('wizard.funding.lead')}
      </chakra.p>
      {(isAddRefused || isSaid(form.formState.errors, 'form.fundingIncomplete')) && (
        <chakra.div mb="4">
          <ErrorNotice message="form.fundingIncomplete" />
        </chakra.div>
      )}
      <chakra.ol listStyleType="none" display="grid" gap="5">
        {rows.fields.map((field, index) => (
          <FundingRow key={field.key} form={form} index={index} onDelete={handleDelete} />
        ))}
      </chakra.ol>
      <Button mt="5" icon="plus" disabled={rows.fields.length >= MAX_FUNDINGS} onClick={handleAdd}>
        {t('wizard.funding.add')}
      </Button>
      <DeleteEntryDialog
        isOpen={deleted !== null}
        title={t('wizard.funding.removeTitle')}
        onConfirm={() => deleted !== null && deleteRow(deleted)}
        onCancel={() => setDeleted(null)}
      >
        {t('wizard.funding.removeText', { name: [named?.fundNumber, named?.fundName].filter(Boolean).join(' ') })}
      </DeleteEntryDialog>
    </Panel>
  );
}
