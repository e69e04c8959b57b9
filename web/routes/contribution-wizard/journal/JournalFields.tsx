// Fields that depend on the subject: its journals, the journal's columns, and whether the author was specially invited there.
import { Suspense } from 'react';
import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { JournalTextsShort } from '../../../components/colloquiums/JournalTexts.tsx';
import { errorMessage } from '../../../relay/errors.ts';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Select } from '../../../ui/form/controls.tsx';
import { RetryNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { DraftValues } from '../draft/draft.ts';
import type { ColloquiumChoice, useColloquiums } from './useColloquiums.ts';

interface JournalFieldsProps<Output> {
  form: UseFormReturn<DraftValues<'journal'>, unknown, Output>;
  list: ReturnType<typeof useColloquiums>;
  colloquium: ColloquiumChoice | undefined;
  /** Shown until the list is there. */
  savedColloquium: { id: string; name: string } | null;
  isFixed: boolean;
  onColloquiumChange: (id: string) => void;
}

export function JournalFields<Output>({
  form,
  list,
  colloquium,
  savedColloquium,
  isFixed,
  onColloquiumChange,
}: JournalFieldsProps<Output>) {
  const { t } = useTranslation('wizard');
  const { subjectId, columnId, colloquiumId, source } = form.watch();
  const { errors } = form.formState;
  const columns = colloquium?.columns ?? [];
  const known = list.colloquiums ?? (savedColloquium === null ? [] : [savedColloquium]);
  const isWaiting = subjectId !== '' && list.colloquiums === null;
  const help =
    subjectId === ''
      ? t('wizard.journal.subjectFirst')
      : isWaiting
        ? t('wizard.journal.loading')
        : list.colloquiums?.length === 0
          ? t('wizard.journal.none')
          : undefined;
  const sources = [...(colloquium?.viewerHasSpecialInvitation ? ['SPECIAL_INVITATION'] : []), 'FREE_SUBMISSION', 'OTHER'];
  if (list.error !== null)
    return (
      <chakra.div gridColumn="1 / -1">
        <RetryNotice message={errorMessage(list.error)} onRetry={list.retry} />
      </chakra.div>
    );
  return (
    <>
      <Field
        label={t('wizard.journal.colloquium')}
        isRequired
        help={help}
        error={subjectId === '' ? undefined : errors.colloquiumId?.message}
      >
        {/* The value is said outright: the choices arrive after the form. */}
        <Select
          {...form.register('colloquiumId', { onChange: (event) => onColloquiumChange(event.target.value) })}
          value={colloquiumId}
          disabled={isFixed || subjectId === '' || isWaiting}
          placeholder={t('wizard.choose')}
          options={known.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      {/* Its texts come with the first journal: the surrounding form and its choices stay meanwhile. */}
      <Suspense>{colloquium && <JournalTextsShort colloquium={colloquium} />}</Suspense>
      {columns.length > 0 && (
        <Field label={t('wizard.journal.column')} isRequired error={errors.columnId?.message}>
          <Select
            {...form.register('columnId')}
            value={columnId}
            placeholder={t('wizard.choose')}
            options={columns.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          />
        </Field>
      )}
      <Field label={t('wizard.journal.source')} isRequired isGroup error={errors.source?.message} gridColumn="1 / -1">
        <RadioGroup
          {...form.register('source')}
          value={source}
          options={sources.map((value) => ({ value, label: t(`wizard.source.${value}`) }))}
        />
      </Field>
    </>
  );
}
