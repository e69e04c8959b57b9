// One text in both languages, side by side, and how readers will see it.
import { chakra } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { AGREEMENT_PLACES, publisherTextSchema, type PublisherTextForm } from '../../../shared/forms/publisher.ts';
import { z } from '../../../shared/forms/zod.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { PlainText } from '../../ui/text/PlainText.tsx';
import nowQuery, { type TextFormNowQuery } from './__generated__/TextFormNowQuery.graphql.ts';
import type { TextForm_text$key } from './__generated__/TextForm_text.graphql.ts';
import type { TextFormMutation } from './__generated__/TextFormMutation.graphql.ts';
import { useNoteUnsaved, type NoteUnsaved } from '../../components/shell/useUnsavedForms.ts';

/** Placeholders for a manuscript's own names are shown as they are written there. */
const PLACES = Object.fromEntries(AGREEMENT_PLACES.map((place) => [place, `{{${place}}}`]));

/** As they stand in the form. */
const SHAPE = z.object({ titleZh: z.string(), titleEn: z.string(), bodyZh: z.string(), bodyEn: z.string() });
const FIELDS = SHAPE.keyof().options;

function readPublisherText(textKey: TextForm_text$key) {
  const { id, version, kind, titleZh, titleEn, bodyZh, bodyEn } = readInlineData(
    graphql`
      fragment TextForm_text on PublisherText @inline @refetchable(queryName: "TextFormNowQuery") {
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
  return { id, version, kind, values: { titleZh, titleEn, bodyZh, bodyEn } };
}

export function TextForm({
  text: textKey,
  viewerId,
  noteUnsaved,
}: {
  text: TextForm_text$key;
  viewerId: string;
  noteUnsaved: NoteUnsaved;
}) {
  const { id, version, kind, values } = readPublisherText(textKey);
  const { t } = useTranslation('publisherTexts');
  const { run: savePublisherText } = useAction<TextFormMutation>(graphql`
    mutation TextFormMutation($input: SavePublisherTextInput!) {
      savePublisherText(input: $input) {
        publisherText {
          id
          version
          ...TextForm_text
        }
      }
    }
  `);
  const fetchNode = useFetchNode<TextFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `publisherText:${viewerId}:${id}`,
    shape: SHAPE,
    rules: publisherTextSchema,
    saved: values,
    version,
    send: async (checked, over, onError) =>
      (await savePublisherText({ publisherTextId: id, version: over, ...checked }, onError))?.publisherText,
    reload: () => fetchNode(id, readPublisherText),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteUnsaved(id, isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('publisherTexts.saved') });
  }
  return (
    <DraftForm onSave={handleSave} data-placeholders={kind === 'TRANSFER_AGREEMENT' || undefined}>
      <Panel id={kind} title={t(`publisherTexts.kind.${kind}`)}>
        <chakra.p color="fg.muted" mb="4">
          {t(`publisherTexts.where.${kind}`, PLACES)}
        </chakra.p>
        <DraftNotices of={own} labelOf={(field) => t(`publisherTexts.field.${field}`)} onSave={handleSave} mb="4" />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="5"
        >
          <Half form={form} language="Zh" />
          <Half form={form} language="En" />
        </chakra.div>
        <chakra.div display="flex" justifyContent="flex-end" mt="5">
          <Button type="submit" variant={isUnsaved ? 'solid' : 'outline'} isPending={isPending} disabled={!isUnsaved}>
            {t('publisherTexts.save')}
          </Button>
        </chakra.div>
      </Panel>
    </DraftForm>
  );
}

function Half({ form, language }: { form: UseFormReturn<PublisherTextForm, unknown, PublisherTextForm>; language: 'Zh' | 'En' }) {
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
