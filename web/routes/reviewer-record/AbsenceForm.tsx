// A new absence: the first day, the last, a note for oneself. Input survives a reload and a refusal.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { absenceRules } from '../../../shared/forms/absence.ts';
import { z } from '../../../shared/forms/zod.ts';
import { readFields, readStored, writeStored } from '../../drafts/storage.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { Days } from './useAbsences.ts';

/** As they stand in the form. */
const SHAPE = z.object({ firstDay: z.string().default(''), lastDay: z.string().default(''), note: z.string().default('') });
const FIELDS = SHAPE.keyof().options;
const EMPTY = SHAPE.parse({});

interface Props {
  viewerId: string;
  /** YYYY-MM-DD in Asia/Shanghai. */
  today: string;
  isPending: boolean;
  onAdd: (days: Days, onError: (error: Error) => void) => Promise<boolean>;
}

export function AbsenceForm({ viewerId, today, isPending, onAdd }: Props) {
  const { t } = useTranslation('reviewerRecord');
  const key = `absence:${viewerId}`;
  const [failure, setFailure] = useState<string>();
  const form = useForm({
    defaultValues: readFields(SHAPE, readStored(sessionStorage, key)) ?? EMPTY,
    mode: 'onTouched',
    resolver: zodResolver(absenceRules(today)),
  });
  const { control, register, reset, setError, subscribe, handleSubmit } = form;
  const { errors } = form.formState;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeStored(sessionStorage, key, FIELDS.some((field) => values[field] !== '') ? values : null),
      }),
    [subscribe, key],
  );
  const submit = handleSubmit(async (days) => {
    setFailure(undefined);
    if (!(await onAdd(days, (error) => setFailure(applyFieldErrors(error, setError, FIELDS))))) return;
    reset(EMPTY);
    showNotice({ kind: 'success', key: 'absence', text: t('reviewerRecord.away.added') });
  });
  const day = (name: 'firstDay' | 'lastDay', label: string, min?: string) => (
    <Field label={label} isRequired error={errors[name]?.message}>
      <Controller
        control={control}
        name={name}
        render={({ field: { ref: _ref, ...field } }) => <DateInput {...field} {...(min !== undefined && { min })} />}
      />
    </Field>
  );
  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void submit(event)}>
      <chakra.h3 fontWeight="semibold">{t('reviewerRecord.away.more')}</chakra.h3>
      <ErrorNotice message={failure} />
      <FormGrid>
        {day('firstDay', t('reviewerRecord.away.firstDay'))}
        {day('lastDay', t('reviewerRecord.away.lastDay'), today)}
      </FormGrid>
      <Field label={t('reviewerRecord.away.note')} help={t('reviewerRecord.away.noteHelp')} error={errors.note?.message}>
        <Input maxLength={200} autoComplete="off" {...register('note')} />
      </Field>
      <Button type="submit" variant="solid" justifySelf="start" minW="24" isPending={isPending}>
        {t('reviewerRecord.away.add')}
      </Button>
    </chakra.form>
  );
}
