// The short texts of a journal: what its office writes again and again, put into an opinion by a menu.
import { chakra } from '@chakra-ui/react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_SNIPPETS, MAX_SNIPPET_TEXT, MAX_SNIPPET_TITLE } from '../../../shared/forms/snippets.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { TemplateValues } from './template-fields.ts';

export function SnippetsField({ form }: { form: UseFormReturn<TemplateValues, unknown, TemplateValues> }) {
  const { t } = useTranslation('journalSettings');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'snippets', keyName: 'key' });
  const { errors } = form.formState;
  return (
    <Panel id="snippets" title={t('journalSettings.field.snippets')}>
      <chakra.p color="fg.muted" mb="4">
        {t('journalSettings.where.snippets')}
      </chakra.p>
      <chakra.ol listStyleType="none" display="grid" gap="5" _empty={{ display: 'none' }}>
        {fields.map(({ key }, index) => {
          const problems = errors.snippets?.[index];
          return (
            <chakra.li key={key} display="grid" gap="3" borderBottomWidth="1px" pb="5">
              <Field label={t('journalSettings.snippet.title')} isRequired error={problems?.title?.message}>
                <Input maxLength={MAX_SNIPPET_TITLE} {...form.register(`snippets.${index}.title`)} />
              </Field>
              <Field label={t('journalSettings.snippet.textZh')} error={problems?.textZh?.message}>
                <Textarea rows={3} maxLength={MAX_SNIPPET_TEXT} {...form.register(`snippets.${index}.textZh`)} />
              </Field>
              <Field label={t('journalSettings.snippet.textEn')} error={problems?.textEn?.message}>
                <Textarea rows={3} lang="en" maxLength={MAX_SNIPPET_TEXT} {...form.register(`snippets.${index}.textEn`)} />
              </Field>
              <chakra.p>
                <Button size="sm" icon="close" onClick={() => remove(index)}>
                  {t('journalSettings.snippet.remove', { number: index + 1 })}
                </Button>
              </chakra.p>
            </chakra.li>
          );
        })}
      </chakra.ol>
      <chakra.p mt={fields.length > 0 ? '4' : '0'}>
        <Button icon="plus" disabled={fields.length >= MAX_SNIPPETS} onClick={() => append({ title: '', textZh: '', textEn: '' })}>
          {t('journalSettings.snippet.add')}
        </Button>
      </chakra.p>
    </Panel>
  );
}
