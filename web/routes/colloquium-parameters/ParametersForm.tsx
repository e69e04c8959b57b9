// The parameters of one periodical or conference: how long its steps may take, whether it receives, and how it reviews (S3 §2.7).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { parametersSchema, reviewTypes, statuses } from '../../../shared/forms/colloquium-parameters.ts';
import { z } from '../../../shared/forms/zod.ts';
import { DaysField } from '../../components/colloquiums/DaysField.tsx';
import type { Kind } from '../../components/colloquiums/manage-address.ts';
import { useNoteOnlyUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { ParametersForm_colloquium$key } from './__generated__/ParametersForm_colloquium.graphql.ts';
import nowQuery, { type ParametersFormNowQuery } from './__generated__/ParametersFormNowQuery.graphql.ts';
import type { ParametersFormMutation } from './__generated__/ParametersFormMutation.graphql.ts';

const DAYS = ['assignmentDays', 'decisionDays', 'publicationDays', 'answerDays', 'reviewDays', 'revisionDays'] as const;
const SHAPE = z.object({
  assignmentDays: z.string(),
  decisionDays: z.string(),
  publicationDays: z.string(),
  answerDays: z.string(),
  reviewDays: z.string(),
  revisionDays: z.string(),
  similarityLimit: z.string(),
  status: z.string(),
  reviewType: z.string(),
});

/** 0 days say that none were set: the field is empty. */
const daysText = (days: number | undefined): string => (days ? String(days) : '');

function readParameters(key: ParametersForm_colloquium$key) {
  const { id, parameters } = readInlineData(
    graphql`
      fragment ParametersForm_colloquium on Colloquium @inline @refetchable(queryName: "ParametersFormNowQuery") {
        id
        parameters {
          isActive
          reviewType
          assignmentDays
          decisionDays
          publicationDays
          answerDays
          reviewDays
          revisionDays
          similarityLimit
          hasDefaultParameters
          version
        }
      }
    `,
    key,
  );
  const values = {
    assignmentDays: daysText(parameters?.assignmentDays),
    decisionDays: daysText(parameters?.decisionDays),
    publicationDays: daysText(parameters?.publicationDays),
    answerDays: daysText(parameters?.answerDays),
    reviewDays: daysText(parameters?.reviewDays),
    revisionDays: daysText(parameters?.revisionDays),
    similarityLimit: String(parameters?.similarityLimit ?? ''),
    status: parameters?.isActive === false ? 'INACTIVE' : 'ACTIVE',
    reviewType: String(parameters?.reviewType ?? ''),
  };
  return { id, hasDefaults: parameters?.hasDefaultParameters === true, version: parameters?.version ?? 0, values };
}

interface ParametersFormProps {
  kind: Kind;
  colloquium: ParametersForm_colloquium$key;
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function ParametersForm({ kind, colloquium, viewerId, noteUnsaved }: ParametersFormProps) {
  const { id, hasDefaults, version, values } = readParameters(colloquium);
  const { t } = useTranslation('manage');
  const { run: saveParameters } = useAction<ParametersFormMutation>(graphql`
    mutation ParametersFormMutation($input: SaveColloquiumParametersInput!) {
      saveColloquiumParameters(input: $input) {
        colloquium {
          ...ParametersForm_colloquium
          parameters {
            version
          }
        }
      }
    }
  `);
  const fetchNode = useFetchNode<ParametersFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `parameters:${viewerId}:${id}`,
    shape: SHAPE,
    rules: parametersSchema,
    saved: values,
    version,
    send: async ({ status, ...checked }, over, onError) => {
      const answer = await saveParameters({ colloquiumId: id, version: over, isActive: status === 'ACTIVE', ...checked }, onError);
      return answer?.colloquium.parameters;
    },
    reload: () => fetchNode(id, readParameters),
    fields: SHAPE.keyof().options,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('manage.saved') });
  }
  const { errors } = form.formState;
  const choices = (field: 'status' | 'reviewType', names: readonly string[]) =>
    names.map((value) => ({ value, label: t(`manage.${field}.${value}`), help: t(`manage.${field}.${value}.help`) }));
  const names = new Map([
    ...statuses.map((value): [string, string] => [value, t(`manage.status.${value}`)]),
    ...reviewTypes.map((value): [string, string] => [value, t(`manage.reviewType.${value}`)]),
  ]);
  return (
    <DraftForm onSave={handleSave} maxW="form" display="grid" gap="5">
      <DraftNotices of={own} names={names} labelOf={(field) => t(`manage.field.${field}`)} onSave={handleSave} />
      {hasDefaults && <InfoNotice>{t('manage.parameters.isDefault')}</InfoNotice>}
      <Panel id="durations" title={t('manage.parameters.durations')}>
        <chakra.div display="grid" gap="5">
          {DAYS.map((name) => (
            <DaysField
              key={name}
              form={form}
              name={name}
              label={t(`manage.field.${name}`)}
              help={values[name] === '' ? t('manage.days.none') : undefined}
            />
          ))}
          <chakra.p color="fg.muted" fontSize="sm">
            {t('manage.parameters.followDue')}
          </chakra.p>
        </chakra.div>
      </Panel>
      <Panel id="check" title={t('manage.parameters.check')}>
        <Field
          label={t('manage.field.similarityLimit')}
          help={t('manage.field.similarityLimit.help')}
          error={errors.similarityLimit?.message}
        >
          <chakra.span display="flex" alignItems="center" gap="2">
            <Input inputMode="decimal" autoComplete="off" width="9rem" maxLength={6} {...form.register('similarityLimit')} />
            <chakra.span color="fg.muted">%</chakra.span>
          </chakra.span>
        </Field>
      </Panel>
      <Panel id="reception" title={t('manage.parameters.reception')}>
        <chakra.div display="grid" gap="6">
          <Field label={t(`manage.field.status.${kind}`)} isGroup isRequired error={errors.status?.message}>
            <RadioGroup direction="column" options={choices('status', statuses)} {...form.register('status')} />
          </Field>
          <Field
            label={t('manage.field.reviewType')}
            isGroup
            isRequired
            help={t('manage.parameters.followType')}
            error={errors.reviewType?.message}
          >
            <RadioGroup direction="column" options={choices('reviewType', reviewTypes)} {...form.register('reviewType')} />
          </Field>
        </chakra.div>
      </Panel>
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('manage.save')}
        </Button>
      </FormFoot>
    </DraftForm>
  );
}
