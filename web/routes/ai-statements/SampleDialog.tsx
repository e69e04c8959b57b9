// How many statements are drawn at random, and since when.
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { readDay } from '../../../shared/day.ts';
import { MAX_SAMPLE } from '../../../shared/forms/statement-check.ts';
import { z } from '../../../shared/forms/zod.ts';
import { FormDialog } from '../../components/settings/FormDialog.tsx';
import { useDialogForm } from '../../components/settings/useDialogForm.ts';
import { useAction } from '../../relay/useAction.ts';
import { Input } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { SampleDialogMutation } from './__generated__/SampleDialogMutation.graphql.ts';

const RULES = z.object({
  count: z.string().refine((text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_SAMPLE, 'form.sampleCount'),
  since: z.string().refine((text) => text.trim() === '' || readDay(text) !== null, 'form.dayUnreadable'),
});

export function SampleDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('aiStatements');
  const { run, isPending } = useAction<SampleDialogMutation>(graphql`
    mutation SampleDialogMutation($input: DrawStatementSampleInput!) {
      drawStatementSample(input: $input) {
        drawnCount
      }
    }
  `);
  const { form, failure, isTyped, handleSubmit } = useDialogForm(
    RULES,
    { count: '10', since: '' },
    ['count', 'since'],
    async ({ count, since }, onError) => {
      const answer = await run({ count: Number(count), since: readDay(since) }, onError);
      if (!answer) return false;
      showNotice({ kind: 'success', text: t('aiStatements.sample.done', { count: answer.drawnCount }) });
      onDone();
      onClose();
      return true;
    },
  );
  const { errors } = form.formState;
  return (
    <FormDialog
      title={t('aiStatements.sample.title')}
      confirmLabel={t('aiStatements.sample.act')}
      failure={failure}
      isTyped={isTyped}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t('aiStatements.sample.text')}</p>
      <Field label={t('aiStatements.sample.count')} isRequired error={errors.count?.message}>
        <Input inputMode="numeric" {...form.register('count')} />
      </Field>
      <Field label={t('aiStatements.sample.since')} help={t('aiStatements.sample.sinceHelp')} error={errors.since?.message}>
        <Controller control={form.control} name="since" render={({ field }) => <DateInput {...field} />} />
      </Field>
    </FormDialog>
  );
}
