// Where one video guide is, in both languages.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { videoGuideSchema } from '../../../shared/forms/publisher.ts';
import { z } from '../../../shared/forms/zod.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import nowQuery, { type VideoGuideFormNowQuery } from './__generated__/VideoGuideFormNowQuery.graphql.ts';
import type { VideoGuideForm_guide$key } from './__generated__/VideoGuideForm_guide.graphql.ts';
import type { VideoGuideFormMutation } from './__generated__/VideoGuideFormMutation.graphql.ts';
import { useNoteUnsaved, type NoteUnsaved } from '../../components/shell/useUnsavedForms.ts';

/** As they stand in the form. */
const SHAPE = z.object({ titleZh: z.string(), titleEn: z.string(), urlZh: z.string(), urlEn: z.string() });
const FIELDS = SHAPE.keyof().options;

function readVideoGuide(guideKey: VideoGuideForm_guide$key) {
  const { id, version, audience, titleZh, titleEn, urlZh, urlEn } = readInlineData(
    graphql`
      fragment VideoGuideForm_guide on VideoGuide @inline @refetchable(queryName: "VideoGuideFormNowQuery") {
        id
        version
        audience
        titleZh
        titleEn
        urlZh
        urlEn
      }
    `,
    guideKey,
  );
  return { id, version, audience, values: { titleZh, titleEn, urlZh: urlZh ?? '', urlEn: urlEn ?? '' } };
}

export function VideoGuideForm({
  guide: guideKey,
  viewerId,
  noteUnsaved,
}: {
  guide: VideoGuideForm_guide$key;
  viewerId: string;
  noteUnsaved: NoteUnsaved;
}) {
  const { id, version, audience, values } = readVideoGuide(guideKey);
  const { t } = useTranslation('publisherTexts');
  const { run: saveVideoGuide } = useAction<VideoGuideFormMutation>(graphql`
    mutation VideoGuideFormMutation($input: SaveVideoGuideInput!) {
      saveVideoGuide(input: $input) {
        videoGuide {
          id
          version
          ...VideoGuideForm_guide
        }
      }
    }
  `);
  const fetchNode = useFetchNode<VideoGuideFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `videoGuide:${viewerId}:${id}`,
    shape: SHAPE,
    rules: videoGuideSchema,
    saved: values,
    version,
    send: async (checked, over, onError) => (await saveVideoGuide({ videoGuideId: id, version: over, ...checked }, onError))?.videoGuide,
    reload: () => fetchNode(id, readVideoGuide),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteUnsaved(id, isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('publisherTexts.saved') });
  }
  const { errors } = form.formState;
  return (
    <DraftForm onSave={handleSave}>
      <Panel id={`guide-${audience}`} title={t(`publisherTexts.guide.${audience}`)}>
        <DraftNotices of={own} labelOf={(field) => t(`publisherTexts.field.${field}`)} onSave={handleSave} mb="4" />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="5"
        >
          {FIELDS.map((name) => (
            <Field
              key={name}
              label={t(`publisherTexts.field.${name}`)}
              isRequired={name.startsWith('title')}
              help={name.startsWith('url') ? t('publisherTexts.field.urlHelp') : undefined}
              error={errors[name]?.message}
            >
              <Input
                {...(name.startsWith('url')
                  ? { type: 'url', inputMode: 'url', autoComplete: 'off' }
                  : { lang: name.endsWith('Zh') ? 'zh' : 'en' })}
                {...form.register(name)}
              />
            </Field>
          ))}
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
