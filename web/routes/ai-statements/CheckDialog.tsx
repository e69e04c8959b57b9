// The result of looking into one statement.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { CHECK_RESULTS, checkRule } from '../../../shared/forms/statement-check.ts';
import { FormDialog } from '../../components/settings/FormDialog.tsx';
import { useDialogForm } from '../../components/settings/useDialogForm.ts';
import { useAction } from '../../relay/useAction.ts';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { CheckDialogMutation } from './__generated__/CheckDialogMutation.graphql.ts';
import type { Row } from './AiStatementsPage.tsx';

export function CheckDialog({ row, onClose, onDone }: { row: Row; onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('aiStatements');
  const { run, isPending } = useAction<CheckDialogMutation>(graphql`
    mutation CheckDialogMutation($input: CheckStatementInput!) {
      checkStatement(input: $input) {
        statementId
      }
    }
  `);
  const { form, failure, isTyped, handleSubmit } = useDialogForm(
    checkRule,
    { result: CHECK_RESULTS.find((result) => result === row.check), note: row.note },
    ['result', 'note'],
    async (found, onError) => {
      const answer = await run({ ...found, statementId: row.statementId, version: row.checkVersion }, onError);
      if (!answer) return false;
      showNotice({ kind: 'success', text: t('aiStatements.note.done') });
      onDone();
      onClose();
      return true;
    },
  );
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('aiStatements.note.title')}
      confirmLabel={t('aiStatements.note.act')}
      failure={failure}
      isTyped={isTyped}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{row.title}</p>
      <Field label={t('aiStatements.note.result')} isGroup isRequired error={errors.result?.message}>
        <RadioGroup
          direction="column"
          options={CHECK_RESULTS.map((result) => ({ value: result, label: t(`aiStatements.check.${result}`) }))}
          {...form.register('result')}
        />
      </Field>
      <Field label={t('aiStatements.note.note')} help={t('aiStatements.note.noteHelp')} error={errors.note?.message}>
        <Textarea rows={4} {...form.register('note')} />
      </Field>
    </FormDialog>
  );
}
