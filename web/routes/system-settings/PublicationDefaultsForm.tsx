// The publication settings that a new journal or conference begins with, and their copies to those that exist.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { each } from '../../../shared/forms/field-list.ts';
import { HOUSE_FIELDS, houseSchema, houseShape, type HouseField } from '../../../shared/forms/publication-settings.ts';
import { DoiFields, RightsFields, useLicenceNames } from '../../components/publication/HouseFields.tsx';
import { readHouse } from '../../components/publication/read-house.ts';
import { useNoteUnsaved, type NoteUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { PublicationDefaultsForm_settings$key } from './__generated__/PublicationDefaultsForm_settings.graphql.ts';
import type { PublicationDefaultsFormMutation } from './__generated__/PublicationDefaultsFormMutation.graphql.ts';
import type { PublicationDefaultsFormNowQuery } from './__generated__/PublicationDefaultsFormNowQuery.graphql.ts';
import { CopyDialog } from './CopyDialog.tsx';

function readSettings(key: PublicationDefaultsForm_settings$key) {
  const { id, version, publicationDefaults } = readInlineData(
    graphql`
      fragment PublicationDefaultsForm_settings on PublisherSettings @inline {
        id
        version
        publicationDefaults {
          ...readHouse_values
        }
      }
    `,
    key,
  );
  const values = publicationDefaults ? readHouse(publicationDefaults) : each(HOUSE_FIELDS, () => '');
  return { id: `${id}:publication`, version, values };
}

interface Props {
  settings: PublicationDefaultsForm_settings$key;
  viewerId: string;
  noteUnsaved: NoteUnsaved;
}

export function PublicationDefaultsForm({ settings, viewerId, noteUnsaved }: Props) {
  const { id, version, values } = readSettings(settings);
  const { t } = useTranslation('publication');
  const { run: saveDefaults } = useAction<PublicationDefaultsFormMutation>(graphql`
    mutation PublicationDefaultsFormMutation($input: SavePublicationDefaultsInput!) {
      savePublicationDefaults(input: $input) {
        publisherSettings {
          id
          version
          ...PublicationDefaultsForm_settings
        }
      }
    }
  `);
  const fetchNow = useFetchNow<PublicationDefaultsFormNowQuery>(graphql`
    query PublicationDefaultsFormNowQuery {
      publisherSettings {
        ...PublicationDefaultsForm_settings
      }
    }
  `);
  const own = useFormDraft({
    key: `publicationDefaults:${viewerId}`,
    shape: houseShape,
    rules: houseSchema,
    saved: values,
    version,
    send: async (checked, over, onError) => (await saveDefaults({ version: over, ...checked }, onError))?.publisherSettings,
    reload: async () => {
      const found = (await fetchNow({}))?.publisherSettings;
      return found ? readSettings(found) : null;
    },
    fields: HOUSE_FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteUnsaved(id, isUnsaved, noteUnsaved);
  const names = useLicenceNames();
  const [isCopying, setIsCopying] = useState(false);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('publication.saved') });
  }
  const { errors } = form.formState;
  const fields = { register: (name: HouseField) => form.register(name), errorOf: (name: HouseField) => errors[name]?.message };
  return (
    <DraftForm onSave={handleSave}>
      <Panel id="publication" title={t('publication.house')}>
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.p color="fg.muted">{t('publication.house.lead')}</chakra.p>
          <DraftNotices of={own} names={names} labelOf={(field) => t(`publication.field.${field}`)} onSave={handleSave} />
          <RightsFields {...fields} />
          <DoiFields {...fields} />
          <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="flex-end">
            <Button
              icon="template"
              disabled={isUnsaved}
              title={isUnsaved ? t('publication.copy.saveFirst') : undefined}
              onClick={() => setIsCopying(true)}
            >
              {t('publication.copy')}
            </Button>
            <Button type="submit" variant={isUnsaved ? 'solid' : 'outline'} isPending={isPending}>
              {t('publication.house.save')}
            </Button>
          </chakra.div>
        </chakra.div>
      </Panel>
      {isCopying && <CopyDialog onClose={() => setIsCopying(false)} />}
    </DraftForm>
  );
}
