// The four templates of one journal, each with its preview; one save for all.
import { chakra } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { variablesOf, type LetterTemplateKind } from '../../../shared/letter-variables.ts';
import { useUploadLetterImage } from '../../components/journal-settings/useUploadLetterImage.ts';
import { useNoteOnlyUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { asTyped } from '../../editor/images.ts';
import { RichText } from '../../editor/RichText.tsx';
import { RichTextView } from '../../editor/RichTextView.tsx';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { TemplatesForm_colloquium$key } from './__generated__/TemplatesForm_colloquium.graphql.ts';
import nowQuery, { type TemplatesFormNowQuery } from './__generated__/TemplatesFormNowQuery.graphql.ts';
import type { TemplatesFormMutation } from './__generated__/TemplatesFormMutation.graphql.ts';
import { SnippetsField } from './SnippetsField.tsx';
import { FIELDS, RULES, SHAPE } from './template-fields.ts';
import { PreviewButton } from '../../components/journal-settings/PreviewButton.tsx';

const KINDS = {
  inviteAuthor: 'INVITE_AUTHOR',
  inviteReviewer: 'INVITE_REVIEWER',
  returnHead: 'RETURN_HEAD',
  returnTail: 'RETURN_TAIL',
} as const satisfies Record<(typeof FIELDS)[number], LetterTemplateKind>;

function readTemplates(key: TemplatesForm_colloquium$key) {
  const { id, letterTemplates } = readInlineData(
    graphql`
      fragment TemplatesForm_colloquium on Colloquium @inline @refetchable(queryName: "TemplatesFormNowQuery") {
        id
        letterTemplates {
          inviteAuthor
          inviteReviewer
          returnHead
          returnTail
          snippets {
            title
            textZh
            textEn
          }
          version
        }
      }
    `,
    key,
  );
  const { inviteAuthor = '', inviteReviewer = '', returnHead = '', returnTail = '', snippets = [], version = 0 } = letterTemplates ?? {};
  const values = {
    inviteAuthor: asTyped(inviteAuthor),
    inviteReviewer: asTyped(inviteReviewer),
    returnHead: asTyped(returnHead),
    returnTail: asTyped(returnTail),
    snippets: snippets.map(({ title, textZh, textEn }) => ({ title, textZh, textEn })),
  };
  return { id, version, values };
}

interface TemplatesFormProps {
  colloquium: TemplatesForm_colloquium$key;
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function TemplatesForm({ colloquium, viewerId, noteUnsaved }: TemplatesFormProps) {
  const { id, version, values } = readTemplates(colloquium);
  const { t } = useTranslation('journalSettings');
  const { run: saveLetterTemplates } = useAction<TemplatesFormMutation>(graphql`
    mutation TemplatesFormMutation($input: SaveLetterTemplatesInput!) {
      saveLetterTemplates(input: $input) {
        colloquium {
          ...TemplatesForm_colloquium
          letterTemplates {
            version
          }
        }
      }
    }
  `);
  const uploadImage = useUploadLetterImage(id);
  const fetchNode = useFetchNode<TemplatesFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `letterTemplates:${viewerId}:${id}`,
    shape: SHAPE,
    rules: RULES,
    saved: values,
    version,
    send: async (checked, over, onError) =>
      (await saveLetterTemplates({ colloquiumId: id, version: over, ...checked }, onError))?.colloquium.letterTemplates,
    reload: () => fetchNode(id, readTemplates),
    fields: [...FIELDS, 'snippets'],
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('journalSettings.saved') });
  }
  return (
    <DraftForm onSave={handleSave} mt="5" maxW="form">
      <DraftNotices
        of={own}
        labelOf={(field) => t(`journalSettings.field.${field}`)}
        showText={(html) => <RichTextView html={html} />}
        onSave={handleSave}
        mb="4"
      />
      <chakra.div display="grid" gap="4">
        {FIELDS.map((name) => (
          <Panel
            key={name}
            id={name}
            title={t(`journalSettings.field.${name}`)}
            actions={<PreviewButton colloquiumId={id} kind={KINDS[name]} htmlOf={() => form.getValues(name)} />}
          >
            <Controller
              control={form.control}
              name={name}
              render={({ field, fieldState }) => (
                <RichText
                  label={t(`journalSettings.field.${name}`)}
                  isLabelHidden
                  help={t(`journalSettings.where.${name}`)}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  error={fieldState.error?.message}
                  variables={variablesOf[KINDS[name]].map((variable) => ({
                    name: variable,
                    label: t(`journalSettings.variable.${variable}`),
                  }))}
                  onUploadImage={uploadImage}
                />
              )}
            />
          </Panel>
        ))}
        <SnippetsField form={form} />
      </chakra.div>
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('journalSettings.save')}
        </Button>
      </FormFoot>
    </DraftForm>
  );
}
