// When the house is closed, in Shanghai's time, and what people are told.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { maintenanceSchema, type MaintenanceForm as Values } from '../../../shared/forms/publisher.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { dateText, timeText } from '../../ui/dates.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { MomentInput } from '../../ui/MomentInput.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useVersionedForm } from '../../ui/useVersionedForm.ts';
import type { MaintenanceForm_plan$key } from './__generated__/MaintenanceForm_plan.graphql.ts';
import { usePlanMaintenance } from './usePlanMaintenance.ts';

const FIELDS = ['startsAt', 'endsAt', 'textZh', 'textEn'] as const;

/** As the fields have it: `2026-03-05T14:32`, in Shanghai's time. */
const localOf = (iso: string | null | undefined) => (iso ? `${dateText(iso)}T${timeText(iso)}` : '');
const isoOf = (local: string) => new Date(`${local}:00+08:00`).toISOString();

export function MaintenanceForm({ plan: planKey, isChange }: { plan: MaintenanceForm_plan$key; isChange: boolean }) {
  const plan = useFragment(
    graphql`
      fragment MaintenanceForm_plan on MaintenancePlan {
        version
        startsAt
        endsAt
        textZh
        textEn
      }
    `,
    planKey,
  );
  const { t } = useTranslation('maintenance');
  const { planMaintenance, isPending } = usePlanMaintenance();
  const [failure, setFailure] = useState<string>();
  const defaultValues = {
    startsAt: isChange ? localOf(plan.startsAt) : '',
    endsAt: isChange ? localOf(plan.endsAt) : '',
    textZh: plan.textZh,
    textEn: plan.textEn,
  };
  const form = useForm<Values>({ defaultValues, resolver: zodResolver(maintenanceSchema) });
  const { version, noteSaved } = useVersionedForm(form, defaultValues, plan.version, isPending);
  const { errors, isDirty } = form.formState;
  const handleSave = form.handleSubmit(async ({ startsAt, endsAt, ...texts }) => {
    setFailure(undefined);
    const sent = { ...form.getValues() };
    const input = { version: version(), startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), ...texts };
    const newer = await planMaintenance(input, (error) => setFailure(applyFieldErrors(error, form.setError, FIELDS)));
    if (newer === null) return;
    noteSaved(newer, sent);
    showNotice({ kind: 'success', text: t('maintenance.form.done') });
  });
  return (
    <form noValidate onSubmit={(event) => void handleSave(event)}>
      <Panel id="form" title={isChange ? t('maintenance.form.change') : t('maintenance.form.plan')}>
        <ErrorNotice message={failure} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="5"
          mt={failure ? '4' : undefined}
        >
          <Field label={t('maintenance.form.startsAt')} isRequired help={t('maintenance.form.zone')} error={errors.startsAt?.message}>
            <Controller
              control={form.control}
              name="startsAt"
              render={({ field: { ref: _ref, ...field } }) => <MomentInput {...field} />}
            />
          </Field>
          <Field label={t('maintenance.form.endsAt')} isRequired help={t('maintenance.form.endsAtHelp')} error={errors.endsAt?.message}>
            <Controller control={form.control} name="endsAt" render={({ field: { ref: _ref, ...field } }) => <MomentInput {...field} />} />
          </Field>
          <Field label={t('maintenance.form.textZh')} isRequired error={errors.textZh?.message}>
            <Textarea lang="zh" rows={4} {...form.register('textZh')} />
          </Field>
          <Field label={t('maintenance.form.textEn')} isRequired error={errors.textEn?.message}>
            <Textarea lang="en" rows={4} {...form.register('textEn')} />
          </Field>
        </chakra.div>
        <chakra.div display="flex" justifyContent="flex-end" mt="5">
          <Button type="submit" variant="solid" isPending={isPending}>
            {isChange ? t('maintenance.form.save') : t('maintenance.form.verb')}
          </Button>
        </chakra.div>
      </Panel>
      <LeaveQuestion isActive={isDirty} />
    </form>
  );
}
