// One text in both languages, side by side, and how readers will see it.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { AGREEMENT_PLACES, publisherTextSchema, type PublisherTextForm } from '../../../shared/forms/publisher.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Textarea } from '../../ui/controls.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlainText } from '../../ui/PlainText.tsx';
import { useVersionedForm } from '../../ui/useVersionedForm.ts';
import type { TextForm_text$key } from './__generated__/TextForm_text.graphql.ts';
import { useSavePublisherText } from './useSavePublisherText.ts';
import { useNoteUnsaved, type NoteUnsaved } from './useUnsavedForms.ts';

/** What stands for a manuscript's own names in a text is shown as it is written there. */
const PLACES = Object.fromEntries(AGREEMENT_PLACES.map((place) => [place, `{{${place}}}`]));

const FIELDS = ['titleZh', 'titleEn', 'bodyZh', 'bodyEn'] as const;

export function TextForm({ text: textKey, noteUnsaved }: { text: TextForm_text$key; noteUnsaved: NoteUnsaved }) {
  const { id, version, kind, ...saved } = useFragment(
    graphql`
      fragment TextForm_text on PublisherText {
        id
        version
        kind
        titleZh
        titleEn
        bodyZh
        bodyEn
      }
    `,
    textKey,
  );
  const { t } = useTranslation('publisherTexts');
  const { savePublisherText, isPending } = useSavePublisherText();
  const [failure, setFailure] = useState<string>();
  const defaultValues = { titleZh: saved.titleZh, titleEn: saved.titleEn, bodyZh: saved.bodyZh, bodyEn: saved.bodyEn };
  const form = useForm<PublisherTextForm>({ defaultValues, resolver: zodResolver(publisherTextSchema) });
  const { version: over, noteSaved } = useVersionedForm(form, defaultValues, version, isPending);
  useNoteUnsaved(id, form.formState.isDirty, noteUnsaved);
  const handleSave = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const sent = { ...form.getValues() };
    const newer = await savePublisherText({ publisherTextId: id, version: over(), ...values }, (error) =>
      setFailure(applyFieldErrors(error, form.setError, FIELDS)),
    );
    if (newer === null) return;
    noteSaved(newer, sent);
    showNotice({ kind: 'success', text: t('publisherTexts.saved') });
  });
  return (
    <form noValidate data-placeholders={kind === 'TRANSFER_AGREEMENT' || undefined} onSubmit={(event) => void handleSave(event)}>
      <Panel id={kind} title={t(`publisherTexts.kind.${kind}`)}>
        <chakra.p color="fg.muted" mb="4">
          {t(`publisherTexts.where.${kind}`, PLACES)}
        </chakra.p>
        <ErrorNotice message={failure} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="5"
          mt={failure ? '4' : undefined}
        >
          <Half form={form} language="Zh" />
          <Half form={form} language="En" />
        </chakra.div>
        <chakra.div display="flex" justifyContent="flex-end" mt="5">
          <Button type="submit" variant="solid" isPending={isPending} disabled={!form.formState.isDirty}>
            {t('publisherTexts.save')}
          </Button>
        </chakra.div>
      </Panel>
    </form>
  );
}

function Half({ form, language }: { form: UseFormReturn<PublisherTextForm>; language: 'Zh' | 'En' }) {
  const { t } = useTranslation('publisherTexts');
  const { errors } = form.formState;
  const lang = language === 'Zh' ? 'zh' : 'en';
  return (
    <chakra.div display="grid" gap="4" alignContent="start" minW="0">
      <Field label={t(`publisherTexts.field.title${language}`)} isRequired error={errors[`title${language}`]?.message}>
        <Input lang={lang} {...form.register(`title${language}`)} />
      </Field>
      <Field
        label={t(`publisherTexts.field.body${language}`)}
        isRequired
        help={t('publisherTexts.field.bodyHelp')}
        error={errors[`body${language}`]?.message}
      >
        <Textarea lang={lang} rows={9} {...form.register(`body${language}`)} />
      </Field>
      <chakra.details>
        <chakra.summary cursor="pointer" color="accent.fg">
          {t('publisherTexts.preview')}
        </chakra.summary>
        <chakra.div lang={lang} mt="2" p="4" bg="bg.subtle" borderRadius="md">
          <PlainText text={form.watch(`body${language}`)} />
        </chakra.div>
      </chakra.details>
    </chakra.div>
  );
}
