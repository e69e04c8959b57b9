// A new entry, or other words for one: every screen says them at once.
import { useTranslation } from 'react-i18next';
import { dictionaryEntrySchema } from '../../../shared/forms/dictionary.ts';
import { FormDialog } from '../../components/settings/FormDialog.tsx';
import { useDialogForm } from '../../components/settings/useDialogForm.ts';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { AddDictionaryEntryInput } from './__generated__/useSaveEntryAddMutation.graphql.ts';
import type { Entry } from './useEntryColumns.tsx';
import { useSaveEntry } from './useSaveEntry.ts';

interface Props {
  type: AddDictionaryEntryInput['type'];
  /** Null: a new one. */
  entry: Entry | null;
  onClose: (isDone: boolean) => void;
}

export function EntryDialog({ type, entry, onClose }: Props) {
  const { t } = useTranslation('dictionaries');
  const { addEntry, renameEntry, isPending } = useSaveEntry();
  const { form, failure, isTyped, handleSubmit } = useDialogForm(
    dictionaryEntrySchema,
    { value: '', labelZh: entry?.labelZh ?? '', labelEn: entry?.labelEn ?? '' },
    ['value', 'labelZh', 'labelEn'],
    async ({ value, labelZh, labelEn }, onError) => {
      const isDone = entry
        ? await renameEntry({ dictionaryEntryId: entry.id, version: entry.version, labelZh, labelEn }, onError)
        : await addEntry({ type, value, labelZh, labelEn }, onError);
      if (!isDone) return false;
      showNotice({ kind: 'success', text: t(entry ? 'dictionaries.renamed' : 'dictionaries.added', { name: labelZh }) });
      onClose(true);
      return true;
    },
  );
  const { errors } = form.formState;
  return (
    <FormDialog
      title={
        entry
          ? t('dictionaries.renameTitle', { name: entry.labelZh })
          : t('dictionaries.addTitle', { dictionary: t(`dictionaries.type.${type}`) })
      }
      confirmLabel={t(entry ? 'dictionaries.rename' : 'dictionaries.add')}
      failure={failure}
      isTyped={isTyped}
      isPending={isPending}
      onSubmit={handleSubmit}
      onClose={() => onClose(false)}
    >
      <Field label={t('dictionaries.field.labelZh')} isRequired error={errors.labelZh?.message}>
        <Input lang="zh-CN" autoComplete="off" {...form.register('labelZh')} />
      </Field>
      <Field label={t('dictionaries.field.labelEn')} isRequired error={errors.labelEn?.message}>
        <Input lang="en" autoComplete="off" {...form.register('labelEn')} />
      </Field>
      {!entry && (
        <Field label={t('dictionaries.field.value')} help={t('dictionaries.valueHelp')} error={errors.value?.message}>
          <Input autoComplete="off" {...form.register('value')} />
        </Field>
      )}
    </FormDialog>
  );
}
