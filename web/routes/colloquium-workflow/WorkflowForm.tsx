// The workflow of one periodical or conference: its four switches, the branch that receives from it, and the effect of a change (S3 §2.8).
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { OFF, ON, switchFields, workflowSwitchesSchema } from '../../../shared/forms/workflow-switches.ts';
import { z } from '../../../shared/forms/zod.ts';
import { manageLink, type Kind } from '../../components/colloquiums/manage-address.ts';
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
import { TextLink } from '../../ui/TextLink.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { WorkflowForm_colloquium$key } from './__generated__/WorkflowForm_colloquium.graphql.ts';
import nowQuery, { type WorkflowFormNowQuery } from './__generated__/WorkflowFormNowQuery.graphql.ts';
import type { WorkflowFormMutation } from './__generated__/WorkflowFormMutation.graphql.ts';
import { ConfirmChange } from './ConfirmChange.tsx';
import { useOnceReady } from './useOnceReady.ts';
import { useWorkflowPreview } from './useWorkflowPreview.ts';
import { WorkflowChange } from './WorkflowChange.tsx';

const SHAPE = z.object({
  checksPlagiarism: z.string(),
  invitesReviewers: z.string(),
  deputyReviews: z.string(),
  chiefPreAccepts: z.string(),
  publishingHouseId: z.string(),
});

const position = (isOn: boolean | undefined): string => (isOn === true ? ON : OFF);

function readSwitches(key: WorkflowForm_colloquium$key) {
  const { id, workflowSwitches } = readInlineData(
    graphql`
      fragment WorkflowForm_colloquium on Colloquium @inline @refetchable(queryName: "WorkflowFormNowQuery") {
        id
        workflowSwitches {
          checksPlagiarism
          invitesReviewers
          deputyReviews
          chiefPreAccepts
          publishingHouse {
            id
            name
          }
          version
        }
      }
    `,
    key,
  );
  const values = {
    checksPlagiarism: position(workflowSwitches?.checksPlagiarism),
    invitesReviewers: position(workflowSwitches?.invitesReviewers),
    deputyReviews: position(workflowSwitches?.deputyReviews),
    chiefPreAccepts: position(workflowSwitches?.chiefPreAccepts),
    publishingHouseId: workflowSwitches?.publishingHouse?.id ?? '',
  };
  return { id, house: workflowSwitches?.publishingHouse ?? null, version: workflowSwitches?.version ?? 0, values };
}

interface WorkflowFormProps {
  kind: Kind;
  colloquium: WorkflowForm_colloquium$key;
  /** The publisher's branches that the viewer may choose. */
  branches: readonly { id: string; name: string }[];
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function WorkflowForm({ kind, colloquium, branches, viewerId, noteUnsaved }: WorkflowFormProps) {
  const { id, house, version, values } = readSwitches(colloquium);
  const { t } = useTranslation('manage');
  const [params] = useUrlParams();
  const { run: saveSwitches } = useAction<WorkflowFormMutation>(graphql`
    mutation WorkflowFormMutation($input: SaveWorkflowSwitchesInput!) {
      saveWorkflowSwitches(input: $input) {
        colloquium {
          ...WorkflowForm_colloquium
          workflowSwitches {
            version
          }
        }
      }
    }
  `);
  const fetchNode = useFetchNode<WorkflowFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `workflow:${viewerId}:${id}`,
    shape: SHAPE,
    rules: workflowSwitchesSchema,
    saved: values,
    version,
    send: async (checked, over, onError) =>
      (await saveSwitches({ colloquiumId: id, version: over, ...checked }, onError))?.colloquium.workflowSwitches,
    reload: () => fetchNode(id, readSwitches),
    fields: SHAPE.keyof().options,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  const [isAsking, setIsAsking] = useState(false);
  const current = form.watch();
  const { preview, affected, error, retry } = useWorkflowPreview(id, version, current);
  const isOnItsWay = preview === null && error === null;
  async function handleSave() {
    setIsAsking(false);
    if (await submit()) showNotice({ kind: 'success', text: t('manage.workflow.saved') });
  }
  /** Before saving, the affected manuscripts under way are shown, or that they could not be determined. */
  async function handleAsk() {
    if ((preview === null || affected > 0) && (await form.trigger())) setIsAsking(true);
    else await handleSave();
  }
  const { isWaiting, handle } = useOnceReady(!isOnItsWay, handleAsk);
  const { errors } = form.formState;
  const offered = house !== null && branches.every((branch) => branch.id !== house.id) ? [house, ...branches] : branches;
  const positions = [ON, OFF].map((value) => ({ value, label: t(`manage.switch.${value}`) }));
  const names = new Map([
    ...positions.map(({ value, label }): [string, string] => [value, label]),
    ...offered.map((branch): [string, string] => [branch.id, branch.name]),
  ]);
  return (
    <DraftForm onSave={handle} maxW="form" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <DraftNotices of={own} names={names} labelOf={(field) => t(`manage.field.${field}`)} onSave={handle} />
      <Panel id="switches" title={t('manage.workflow.switches')}>
        <chakra.div display="grid" gap="5">
          {switchFields.map((name) => (
            <Field key={name} label={t(`manage.field.${name}`)} help={t(`manage.field.${name}.help`)} isGroup error={errors[name]?.message}>
              <RadioGroup options={positions} {...form.register(name)} />
            </Field>
          ))}
        </chakra.div>
      </Panel>
      <Panel id="way" title={t('manage.way.title')}>
        <WorkflowChange preview={preview} isFailed={error !== null} onRetry={retry} />
      </Panel>
      <Panel id="branch" title={t('manage.workflow.branch')}>
        <Field
          label={t('manage.field.publishingHouseId')}
          help={t('manage.field.publishingHouseId.help')}
          isRequired
          isChoice
          error={errors.publishingHouseId?.message}
          maxW="24rem"
        >
          <Select
            options={offered.map((branch) => ({ value: branch.id, label: branch.name }))}
            placeholder={t('manage.workflow.chooseBranch')}
            {...form.register('publishingHouseId')}
            value={current.publishingHouseId}
          />
        </Field>
        {offered.length === 0 && (
          <chakra.p mt="2" fontSize="sm" color="fg.muted">
            {t('manage.workflow.noBranch')} <TextLink to={manageLink(kind, 'contents', params)}>{t('manage.workflow.toContents')}</TextLink>
          </chakra.p>
        )}
      </Panel>
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending || isWaiting}>
          {t('manage.save')}
        </Button>
      </FormFoot>
      {isAsking && <ConfirmChange preview={preview} onConfirm={handleSave} onClose={() => setIsAsking(false)} />}
    </DraftForm>
  );
}
