// The time at which the house is closed, in Shanghai's time, and the message to people.
import { chakra } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { maintenanceSchema } from '../../../shared/forms/publisher.ts';
import { z } from '../../../shared/forms/zod.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { dateText, timeText } from '../../ui/text/dates.ts';
import { Field } from '../../ui/form/Field.tsx';
import { MomentInput } from '../../ui/form/MomentInput.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { MaintenanceFormNowQuery } from './__generated__/MaintenanceFormNowQuery.graphql.ts';
import type { MaintenanceForm_plan$key } from './__generated__/MaintenanceForm_plan.graphql.ts';
import type { MaintenanceFormMutation } from './__generated__/MaintenanceFormMutation.graphql.ts';

/** As the fields have it: `2026-03-05T14:32`, in Shanghai's time. */
const localOf = (iso: string | null | undefined) => (iso ? `${dateText(iso)}T${timeText(iso)}` : '');
const isoOf = (local: string) => new Date(`${local}:00+08:00`).toISOString();

/** As they stand in the form. */
const SHAPE = z.object({ startsAt: z.string(), endsAt: z.string(), textZh: z.string(), textEn: z.string() });
const FIELDS = SHAPE.keyof().options;

function readPlan(planKey: MaintenanceForm_plan$key, isChange: boolean) {
  const { version, startsAt, endsAt, textZh, textEn } = readInlineData(
    graphql`
      fragment MaintenanceForm_plan on MaintenancePlan @inline {
        version
        startsAt
        endsAt
        textZh
        textEn
      }
    `,
    planKey,
  );
  const values = { startsAt: isChange ? localOf(startsAt) : '', endsAt: isChange ? localOf(endsAt) : '', textZh, textEn };
  return { version, values };
}

interface Props {
  viewerId: string;
  plan: MaintenanceForm_plan$key;
  isChange: boolean;
}

export function MaintenanceForm({ viewerId, plan: planKey, isChange }: Props) {
  const { t } = useTranslation('maintenance');
  const { version, values } = readPlan(planKey, isChange);
  const { run: planMaintenance } = useAction<MaintenanceFormMutation>(graphql`
    mutation MaintenanceFormMutation($input: PlanMaintenanceInput!) {
      planMaintenance(input: $input) {
        maintenancePlan {
          id
          version
          startsAt
          endsAt
          ...MaintenanceForm_plan
        }
      }
    }
  `);
  const fetchNow = useFetchNow<MaintenanceFormNowQuery>(graphql`
    query MaintenanceFormNowQuery {
      maintenancePlan {
        ...MaintenanceForm_plan
      }
    }
  `);
  const own = useFormDraft({
    key: `maintenance:${viewerId}`,
    shape: SHAPE,
    rules: maintenanceSchema,
    saved: values,
    version,
    send: async ({ startsAt, endsAt, ...texts }, over, onError) =>
      (await planMaintenance({ version: over, startsAt: isoOf(startsAt), endsAt: isoOf(endsAt), ...texts }, onError))?.maintenancePlan,
    reload: async () => {
      const plan = (await fetchNow({}))?.maintenancePlan;
      return plan ? readPlan(plan, isChange) : null;
    },
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  const { errors } = form.formState;
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('maintenance.form.done') });
  }
  return (
    <DraftForm onSave={handleSave}>
      <Panel id="form" title={isChange ? t('maintenance.form.change') : t('maintenance.form.plan')}>
        <DraftNotices of={own} labelOf={(field) => t(`maintenance.form.${field}`)} onSave={handleSave} mb="4" />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="5"
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
      <LeaveQuestion isActive={isUnsaved} />
    </DraftForm>
  );
}
