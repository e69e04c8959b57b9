// Where one video guide is, in both languages.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { videoGuideSchema, type VideoGuideForm as Values } from '../../../shared/forms/publisher.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/controls.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useVersionedForm } from '../../ui/useVersionedForm.ts';
import type { VideoGuideForm_guide$key } from './__generated__/VideoGuideForm_guide.graphql.ts';
import { useSaveVideoGuide } from './useSaveVideoGuide.ts';
import { useNoteUnsaved, type NoteUnsaved } from './useUnsavedForms.ts';

const FIELDS = ['titleZh', 'titleEn', 'urlZh', 'urlEn'] as const;

export function VideoGuideForm({ guide: guideKey, noteUnsaved }: { guide: VideoGuideForm_guide$key; noteUnsaved: NoteUnsaved }) {
  const { id, version, audience, ...saved } = useFragment(
    graphql`
      fragment VideoGuideForm_guide on VideoGuide {
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
  const { t } = useTranslation('publisherTexts');
  const { saveVideoGuide, isPending } = useSaveVideoGuide();
  const [failure, setFailure] = useState<string>();
  const defaultValues = { titleZh: saved.titleZh, titleEn: saved.titleEn, urlZh: saved.urlZh ?? '', urlEn: saved.urlEn ?? '' };
  const form = useForm<Values>({ defaultValues, resolver: zodResolver(videoGuideSchema) });
  const { version: over, noteSaved } = useVersionedForm(form, defaultValues, version, isPending);
  const { errors, isDirty } = form.formState;
  useNoteUnsaved(id, isDirty, noteUnsaved);
  const handleSave = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const sent = { ...form.getValues() };
    const newer = await saveVideoGuide({ videoGuideId: id, version: over(), ...values }, (error) =>
      setFailure(applyFieldErrors(error, form.setError, FIELDS)),
    );
    if (newer === null) return;
    noteSaved(newer, sent);
    showNotice({ kind: 'success', text: t('publisherTexts.saved') });
  });
  return (
    <form noValidate onSubmit={(event) => void handleSave(event)}>
      <Panel id={`guide-${audience}`} title={t(`publisherTexts.guide.${audience}`)}>
        <ErrorNotice message={failure} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="6"
          rowGap="5"
          mt={failure ? '4' : undefined}
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
          <Button type="submit" variant="solid" isPending={isPending} disabled={!isDirty}>
            {t('publisherTexts.save')}
          </Button>
        </chakra.div>
      </Panel>
    </form>
  );
}
