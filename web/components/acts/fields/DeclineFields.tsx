// Why a reviewer declines, and others to ask instead. Both are optional.
import { useTranslation } from 'react-i18next';
import { MAX_LONG_TEXT } from '../../../../shared/forms/text-rules.ts';
import { Textarea } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { ActFieldProps } from './field-props.ts';

export function ReasonField({ form, change, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  return (
    <Field label={t('acts.declineReason')} help={t('acts.declineHelp')} error={error}>
      <Textarea rows={3} value={form.reason} maxLength={MAX_LONG_TEXT} onChange={(event) => change({ reason: event.target.value })} />
    </Field>
  );
}

export function ColleaguesField({ form, change, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  return (
    <Field label={t('acts.colleagues')} help={t('acts.colleaguesHelp')} error={error}>
      <Textarea
        rows={3}
        value={form.suggestedColleagues}
        maxLength={MAX_LONG_TEXT}
        onChange={(event) => change({ suggestedColleagues: event.target.value })}
      />
    </Field>
  );
}
