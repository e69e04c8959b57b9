// For how many years people who published together count as having a conflict of interest.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { coAuthorYearsSchema } from '../../../shared/forms/publisher.ts';
import { z } from '../../../shared/forms/zod.ts';
import { useNoteUnsaved, type NoteUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { CoAuthorForm_settings$key } from './__generated__/CoAuthorForm_settings.graphql.ts';
import type { CoAuthorFormNowQuery } from './__generated__/CoAuthorFormNowQuery.graphql.ts';
import type { CoAuthorFormMutation } from './__generated__/CoAuthorFormMutation.graphql.ts';

const SHAPE = z.object({ coAuthorYears: z.string() });

function readSettings(key: CoAuthorForm_settings$key) {
  const { id, version, coAuthorYears } = readInlineData(
    graphql`
      fragment CoAuthorForm_settings on PublisherSettings @inline {
        id
        coAuthorYears
        version
      }
    `,
    key,
  );
  return { id, version, values: { coAuthorYears: String(coAuthorYears) } };
}

interface Props {
  settings: CoAuthorForm_settings$key;
  viewerId: string;
  noteUnsaved: NoteUnsaved;
}

export function CoAuthorForm({ settings, viewerId, noteUnsaved }: Props) {
  const { id, version, values } = readSettings(settings);
  const { t } = useTranslation('systemSettings');
  const { run: saveCoAuthorYears } = useAction<CoAuthorFormMutation>(graphql`
    mutation CoAuthorFormMutation($input: SaveCoAuthorYearsInput!) {
      saveCoAuthorYears(input: $input) {
        publisherSettings {
          id
          version
          ...CoAuthorForm_settings
        }
      }
    }
  `);
  const fetchNow = useFetchNow<CoAuthorFormNowQuery>(graphql`
    query CoAuthorFormNowQuery {
      publisherSettings {
        ...CoAuthorForm_settings
      }
    }
  `);
  const own = useFormDraft({
    key: `coAuthorYears:${viewerId}`,
    shape: SHAPE,
    rules: coAuthorYearsSchema,
    saved: values,
    version,
    send: async (checked, over, onError) => (await saveCoAuthorYears({ version: over, ...checked }, onError))?.publisherSettings,
    reload: async () => {
      const found = (await fetchNow({}))?.publisherSettings;
      return found ? readSettings(found) : null;
    },
    fields: SHAPE.keyof().options,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteUnsaved(id, isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('systemSettings.saved') });
  }
  return (
    <DraftForm onSave={handleSave}>
      <Panel id="co-authors" title={t('systemSettings.coAuthors')}>
        <DraftNotices of={own} labelOf={(field) => t(`systemSettings.field.${field}`)} onSave={handleSave} mb="4" />
        <Field
          label={t('systemSettings.field.coAuthorYears')}
          help={t('systemSettings.coAuthors.help')}
          isRequired
          error={form.formState.errors.coAuthorYears?.message}
        >
          <chakra.span display="flex" alignItems="center" gap="2">
            <Input inputMode="numeric" autoComplete="off" width="9rem" maxLength={3} {...form.register('coAuthorYears')} />
            <chakra.span color="fg.muted">{t('systemSettings.coAuthors.unit')}</chakra.span>
          </chakra.span>
        </Field>
        <chakra.div display="flex" justifyContent="flex-end" mt="5">
          <Button type="submit" variant={isUnsaved ? 'solid' : 'outline'} isPending={isPending}>
            {t('systemSettings.save')}
          </Button>
        </chakra.div>
      </Panel>
    </DraftForm>
  );
}
