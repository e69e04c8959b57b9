// The settings of one journal: who receives submissions, and who handles a manuscript that the editor-in-chief returned.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { isReceiveMode, isRevisionHandler, processSettingsSchema } from '../../../shared/forms/process-settings.ts';
import { z } from '../../../shared/forms/zod.ts';
import { useNoteOnlyUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { ProcessForm_colloquium$key } from './__generated__/ProcessForm_colloquium.graphql.ts';
import nowQuery, { type ProcessFormNowQuery } from './__generated__/ProcessFormNowQuery.graphql.ts';
import type { ProcessFormMutation } from './__generated__/ProcessFormMutation.graphql.ts';

/** As they stand in the form. */
const SHAPE = z.object({ colloquiumId: z.string(), receiveMode: z.string(), revisionHandler: z.string(), assignedEditorCode: z.string() });
const FIELDS = ['receiveMode', 'assignedEditorCode', 'revisionHandler'] as const;

function readSettings(key: ProcessForm_colloquium$key) {
  const { id, editors, processSettings } = readInlineData(
    graphql`
      fragment ProcessForm_colloquium on Colloquium @inline @refetchable(queryName: "ProcessFormNowQuery") {
        id
        editors {
          code
          displayName
        }
        processSettings {
          receiveMode
          revisionHandler
          assignedEditor {
            code
          }
          version
        }
      }
    `,
    key,
  );
  const { receiveMode = '', revisionHandler = '', assignedEditor, version = 0 } = processSettings ?? {};
  const values = { colloquiumId: id, receiveMode, revisionHandler, assignedEditorCode: assignedEditor?.code ?? '' };
  return { id, editors: editors ?? [], version, values: values satisfies z.input<typeof SHAPE> };
}

interface ProcessFormProps {
  colloquium: ProcessForm_colloquium$key;
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function ProcessForm({ colloquium, viewerId, noteUnsaved }: ProcessFormProps) {
  const { id, editors, version, values } = readSettings(colloquium);
  const { t } = useTranslation('journalSettings');
  const { run: saveProcessSettings } = useAction<ProcessFormMutation>(graphql`
    mutation ProcessFormMutation($input: SaveProcessSettingsInput!) {
      saveProcessSettings(input: $input) {
        colloquium {
          ...ProcessForm_colloquium
          processSettings {
            version
          }
        }
      }
    }
  `);
  const fetchNode = useFetchNode<ProcessFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `processSettings:${viewerId}:${id}`,
    shape: SHAPE,
    rules: processSettingsSchema,
    saved: values,
    version,
    send: async ({ receiveMode, revisionHandler, ...checked }, over, onError) => {
      const input = {
        ...checked,
        receiveMode: isReceiveMode(receiveMode) ? receiveMode : null,
        revisionHandler: isRevisionHandler(revisionHandler) ? revisionHandler : null,
        version: over,
      };
      return (await saveProcessSettings(input, onError))?.colloquium.processSettings;
    },
    reload: () => fetchNode(id, readSettings),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('journalSettings.saved') });
  }
  const { errors } = form.formState;
  const choices = (field: 'receiveMode' | 'revisionHandler', names: readonly string[]) =>
    names.map((value) => ({ value, label: t(`journalSettings.${field}.${value}`), help: t(`journalSettings.${field}.${value}.help`) }));
  const isAssigned = form.watch('receiveMode') === 'ASSIGNED';
  const names = new Map([
    ...editors.map(({ code, displayName }): [string, string] => [code ?? '', displayName]),
    ...['OPEN_TO_ALL', 'ASSIGNED'].map((value): [string, string] => [value, t(`journalSettings.receiveMode.${value}`)]),
    ...['CHIEF', 'ORIGINAL_EDITOR'].map((value): [string, string] => [value, t(`journalSettings.revisionHandler.${value}`)]),
  ]);
  return (
    <DraftForm onSave={handleSave} mt="5" maxW="form">
      <DraftNotices of={own} names={names} labelOf={(field) => t(`journalSettings.field.${field}`)} onSave={handleSave} mb="4" />
      <Panel>
        <chakra.div display="grid" gap="6">
          <Field label={t('journalSettings.field.receiveMode')} isGroup isRequired error={errors.receiveMode?.message}>
            <RadioGroup
              direction="column"
              options={choices('receiveMode', ['OPEN_TO_ALL', 'ASSIGNED'])}
              {...form.register('receiveMode', {
                onChange: ({ target }: { target: { value: string } }) => {
                  if (target.value === 'OPEN_TO_ALL')
                    form.setValue('assignedEditorCode', '', { shouldValidate: form.formState.isSubmitted });
                },
              })}
            />
          </Field>
          <Field
            label={t('journalSettings.field.assignedEditorCode')}
            isRequired={isAssigned}
            isChoice
            help={isAssigned && editors.length === 0 ? t('journalSettings.noEditors') : undefined}
            error={errors.assignedEditorCode?.message}
            maxW="24rem"
          >
            <Select
              options={editors.map(({ code, displayName }) => ({ value: code ?? '', label: displayName }))}
              placeholder={t('journalSettings.chooseEditor')}
              disabled={!isAssigned}
              {...form.register('assignedEditorCode')}
            />
          </Field>
          <Field label={t('journalSettings.field.revisionHandler')} isGroup isRequired error={errors.revisionHandler?.message}>
            <RadioGroup
              direction="column"
              options={choices('revisionHandler', ['CHIEF', 'ORIGINAL_EDITOR'])}
              {...form.register('revisionHandler')}
            />
          </Field>
        </chakra.div>
      </Panel>
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('journalSettings.save')}
        </Button>
      </FormFoot>
    </DraftForm>
  );
}
