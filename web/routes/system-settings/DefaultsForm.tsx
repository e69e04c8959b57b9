// The parameters that a new journal or conference begins with (S3 §3.7).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { defaultParametersSchema, reviewTypes, statuses } from '../../../shared/forms/colloquium-parameters.ts';
import { z } from '../../../shared/forms/zod.ts';
import { DaysField } from '../../components/colloquiums/DaysField.tsx';
import { useNoteUnsaved, type NoteUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { DefaultsForm_parameters$key } from './__generated__/DefaultsForm_parameters.graphql.ts';
import type { DefaultsFormNowQuery } from './__generated__/DefaultsFormNowQuery.graphql.ts';
import type { DefaultsFormMutation } from './__generated__/DefaultsFormMutation.graphql.ts';

const DAYS = ['assignmentDays', 'decisionDays', 'publicationDays'] as const;
const SHAPE = z.object({
  status: z.string(),
  reviewType: z.string(),
  assignmentDays: z.string(),
  decisionDays: z.string(),
  publicationDays: z.string(),
});

function readDefaults(key: DefaultsForm_parameters$key) {
  const { id, version, isActive, reviewType, assignmentDays, decisionDays, publicationDays } = readInlineData(
    graphql`
      fragment DefaultsForm_parameters on DefaultParameters @inline {
        id
        isActive
        reviewType
        assignmentDays
        decisionDays
        publicationDays
        version
      }
    `,
    key,
  );
  const values = {
    status: isActive ? 'ACTIVE' : 'INACTIVE',
    reviewType: String(reviewType),
    assignmentDays: String(assignmentDays),
    decisionDays: String(decisionDays),
    publicationDays: String(publicationDays),
  };
  return { id, version, values };
}

interface Props {
  parameters: DefaultsForm_parameters$key;
  viewerId: string;
  noteUnsaved: NoteUnsaved;
}

export function DefaultsForm({ parameters, viewerId, noteUnsaved }: Props) {
  const { id, version, values } = readDefaults(parameters);
  const { t } = useTranslation(['systemSettings', 'manage', 'messages']);
  const { run: saveDefaults } = useAction<DefaultsFormMutation>(graphql`
    mutation DefaultsFormMutation($input: SaveDefaultParametersInput!) {
      saveDefaultParameters(input: $input) {
        defaultParameters {
          version
          ...DefaultsForm_parameters
        }
      }
    }
  `);
  const fetchNow = useFetchNow<DefaultsFormNowQuery>(graphql`
    query DefaultsFormNowQuery {
      defaultParameters {
        ...DefaultsForm_parameters
      }
    }
  `);
  const own = useFormDraft({
    key: `defaultParameters:${viewerId}`,
    shape: SHAPE,
    rules: defaultParametersSchema,
    saved: values,
    version,
    send: async ({ status, ...checked }, over, onError) =>
      (await saveDefaults({ version: over, isActive: status === 'ACTIVE', ...checked }, onError))?.defaultParameters,
    reload: async () => {
      const found = (await fetchNow({}))?.defaultParameters;
      return found ? readDefaults(found) : null;
    },
    fields: SHAPE.keyof().options,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteUnsaved(id, isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('systemSettings.saved') });
  }
  const { errors, isSubmitted } = form.formState;
  const isIncomplete = isSubmitted && Object.values(errors).some((error) => error?.message === 'input.required');
  const choices = (field: 'status' | 'reviewType', all: readonly string[]) =>
    all.map((value) => ({
      value,
      label: t(`manage.${field}.${value}`, { ns: 'manage' }),
      help: t(`manage.${field}.${value}.help`, { ns: 'manage' }),
    }));
  const names = new Map(
    [...choices('status', statuses), ...choices('reviewType', reviewTypes)].map(({ value, label }): [string, string] => [value, label]),
  );
  return (
    <DraftForm onSave={handleSave}>
      <Panel id="defaults" title={t('systemSettings.defaults')}>
        <chakra.div display="grid" gap="5">
          <chakra.p color="fg.muted">{t('systemSettings.defaults.lead')}</chakra.p>
          <DraftNotices
            of={own}
            names={names}
            labelOf={(field) => t(`systemSettings.field.${field}`)}
            instead={isIncomplete ? t('form.completeFirst', { ns: 'messages' }) : undefined}
            onSave={handleSave}
          />
          <Field label={t('systemSettings.field.status')} isGroup isRequired error={errors.status?.message}>
            <RadioGroup direction="column" options={choices('status', statuses)} {...form.register('status')} />
          </Field>
          <Field label={t('systemSettings.field.reviewType')} isGroup isRequired error={errors.reviewType?.message}>
            <RadioGroup direction="column" options={choices('reviewType', reviewTypes)} {...form.register('reviewType')} />
          </Field>
          {DAYS.map((name) => (
            <DaysField key={name} form={form} name={name} label={t(`systemSettings.field.${name}`)} help={t('systemSettings.days.zero')} />
          ))}
          <chakra.div display="flex" justifyContent="flex-end">
            <Button type="submit" variant="solid" isPending={isPending}>
              {t('systemSettings.saveDefaults')}
            </Button>
          </chakra.div>
        </chakra.div>
      </Panel>
    </DraftForm>
  );
}
