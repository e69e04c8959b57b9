// Puts a manuscript off to a later day, with a word for oneself.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { addDays, readDay } from '../../../shared/day.ts';
import { MOST_REASON, PUT_OFF_DAYS } from '../../../shared/today.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { PutOffDialogMutation } from './__generated__/PutOffDialogMutation.graphql.ts';

interface Props {
  id: string;
  title: string;
  /** Today, YYYY-MM-DD. */
  day: string;
  onClose: () => void;
}

/** Days ahead that are one click. */
const CHOICES = [1, 3, 7] as const;

export function PutOffDialog({ id, title, day, onClose }: Props) {
  const { t } = useTranslation('today');
  const [until, setUntil] = useState(addDays(day, 1));
  const [reason, setReason] = useState('');
  const { run, isPending, failure } = useAction<PutOffDialogMutation>(graphql`
    mutation PutOffDialogMutation($input: PutOffContributionInput!) {
      putOffContribution(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  const problems = failure instanceof ApiError ? failure.fields : {};
  async function save() {
    const input = { contributionId: id, until: readDay(until) ?? until, reason: reason.trim() || null };
    if (await run(input, () => undefined)) onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={t('today.later')}
      confirmLabel={t('today.putOff')}
      isPending={isPending}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="fg.muted">{t('today.putOffHint', { title })}</chakra.p>
        {failure !== null && Object.keys(problems).length === 0 && <ErrorNotice message={errorMessage(failure)} />}
        <Field label={t('today.until')} error={problems['until']} isRequired>
          <DateInput name="until" value={until} onChange={setUntil} min={addDays(day, 1)} max={addDays(day, PUT_OFF_DAYS)} />
        </Field>
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="-2">
          {CHOICES.map((days) => (
            <Button key={days} size="sm" aria-pressed={until === addDays(day, days)} onClick={() => setUntil(addDays(day, days))}>
              {t('today.inDays', { count: days })}
            </Button>
          ))}
        </chakra.div>
        <Field label={t('today.reason')} help={t('today.reasonHelp')} error={problems['reason']}>
          <Input
            name="reason"
            autoComplete="off"
            value={reason}
            maxLength={MOST_REASON}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </chakra.div>
    </ConfirmDialog>
  );
}
