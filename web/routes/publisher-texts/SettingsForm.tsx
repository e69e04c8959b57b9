// The site on which editors check manuscripts for plagiarism.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { publisherSettingsSchema } from '../../../shared/forms/publisher.ts';
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
import nowQuery, { type SettingsFormNowQuery } from './__generated__/SettingsFormNowQuery.graphql.ts';
import type { SettingsForm_settings$key } from './__generated__/SettingsForm_settings.graphql.ts';
import type { SettingsFormMutation } from './__generated__/SettingsFormMutation.graphql.ts';
import { useNoteUnsaved, type NoteUnsaved } from '../../components/shell/useUnsavedForms.ts';

const SHAPE = z.object({ checkSiteUrl: z.string() });

function readSettings(settingsKey: SettingsForm_settings$key) {
  const { id, version, checkSiteUrl } = readInlineData(
    graphql`
      fragment SettingsForm_settings on PublisherSettings @inline @refetchable(queryName: "SettingsFormNowQuery") {
        id
        version
        checkSiteUrl
      }
    `,
    settingsKey,
  );
  return { id, version, values: { checkSiteUrl: checkSiteUrl ?? '' } };
}

interface Props {
  settings: SettingsForm_settings$key;
  viewerId: string;
  noteUnsaved: NoteUnsaved;
}

export function SettingsForm({ settings: settingsKey, viewerId, noteUnsaved }: Props) {
  const { id, version, values } = readSettings(settingsKey);
  const { t } = useTranslation('publisherTexts');
  const { run: saveSettings } = useAction<SettingsFormMutation>(graphql`
    mutation SettingsFormMutation($input: SavePublisherSettingsInput!) {
      savePublisherSettings(input: $input) {
        publisherSettings {
          id
          version
          ...SettingsForm_settings
        }
      }
    }
  `);
  const fetchNode = useFetchNode<SettingsFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `publisherSettings:${viewerId}:${id}`,
    shape: SHAPE,
    rules: publisherSettingsSchema,
    saved: values,
    version,
    send: async (checked, over, onError) => (await saveSettings({ version: over, ...checked }, onError))?.publisherSettings,
    reload: () => fetchNode(id, readSettings),
    fields: SHAPE.keyof().options,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteUnsaved(id, isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('publisherTexts.checkSite.saved') });
  }
  return (
    <DraftForm onSave={handleSave}>
      <Panel id="check-site" title={t('publisherTexts.checkSite')}>
        <DraftNotices of={own} labelOf={(field) => t(`publisherTexts.field.${field}`)} onSave={handleSave} mb="4" />
        <chakra.div>
          <Field
            label={t('publisherTexts.field.checkSiteUrl')}
            help={t('publisherTexts.checkSite.help')}
            error={form.formState.errors.checkSiteUrl?.message}
          >
            <Input type="url" inputMode="url" autoComplete="off" {...form.register('checkSiteUrl')} />
          </Field>
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
