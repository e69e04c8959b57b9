// What a journal asks of its authors: the roles of each, and that co-authors confirm.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { confirmationPolicies, creditPolicies } from '../../../shared/credit.ts';
import { z } from '../../../shared/forms/zod.ts';
import { useNoteOnlyUnsaved } from '../../components/shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { AuthorshipForm_colloquium$key } from './__generated__/AuthorshipForm_colloquium.graphql.ts';
import type { AuthorshipFormMutation } from './__generated__/AuthorshipFormMutation.graphql.ts';
import nowQuery, { type AuthorshipFormNowQuery } from './__generated__/AuthorshipFormNowQuery.graphql.ts';

const SHAPE = z.object({ credit: z.string(), confirmation: z.string() });
const RULES = z.object({ credit: z.string().pipe(z.enum(creditPolicies)), confirmation: z.string().pipe(z.enum(confirmationPolicies)) });
const FIELDS = ['credit', 'confirmation'] as const;

function readPolicy(key: AuthorshipForm_colloquium$key) {
  const { id, authorshipPolicy } = readInlineData(
    graphql`
      fragment AuthorshipForm_colloquium on Colloquium @inline @refetchable(queryName: "AuthorshipFormNowQuery") {
        id
        authorshipPolicy {
          credit
          confirmation
          version
        }
      }
    `,
    key,
  );
  const { credit = 'NOT_ASKED', confirmation = 'NOT_ASKED', version = 0 } = authorshipPolicy ?? {};
  return { id, version, values: { credit, confirmation } satisfies z.input<typeof SHAPE> };
}

interface AuthorshipFormProps {
  colloquium: AuthorshipForm_colloquium$key;
  viewerId: string;
  noteUnsaved: (isUnsaved: boolean) => void;
}

export function AuthorshipForm({ colloquium, viewerId, noteUnsaved }: AuthorshipFormProps) {
  const { id, version, values } = readPolicy(colloquium);
  const { t } = useTranslation('journalSettings');
  const { run: savePolicy } = useAction<AuthorshipFormMutation>(graphql`
    mutation AuthorshipFormMutation($input: SaveAuthorshipPolicyInput!) {
      saveAuthorshipPolicy(input: $input) {
        colloquium {
          ...AuthorshipForm_colloquium
          authorshipPolicy {
            version
          }
        }
      }
    }
  `);
  const fetchNode = useFetchNode<AuthorshipFormNowQuery>(nowQuery);
  const own = useFormDraft({
    key: `authorshipPolicy:${viewerId}:${id}`,
    shape: SHAPE,
    rules: RULES,
    saved: values,
    version,
    send: async (policy, over, onError) =>
      (await savePolicy({ ...policy, colloquiumId: id, version: over }, onError))?.colloquium.authorshipPolicy,
    reload: () => fetchNode(id, readPolicy),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('journalSettings.saved') });
  }
  const choices = (field: 'credit' | 'confirmation', names: readonly string[]) =>
    names.map((value) => ({ value, label: t(`journalSettings.${field}.${value}`), help: t(`journalSettings.${field}.${value}.help`) }));
  const names = new Map([
    ...creditPolicies.map((value): [string, string] => [value, t(`journalSettings.credit.${value}`)]),
    ...confirmationPolicies.map((value): [string, string] => [value, t(`journalSettings.confirmation.${value}`)]),
  ]);
  return (
    <DraftForm onSave={handleSave} mt="8" maxW="form" aria-label={t('journalSettings.authorship')}>
      <DraftNotices of={own} names={names} labelOf={(field) => t(`journalSettings.field.${field}`)} onSave={handleSave} mb="4" />
      <Panel title={t('journalSettings.authorship')}>
        <chakra.p color="fg.muted" lineHeight="reading" mb="4">
          {t('journalSettings.authorship.lead')}
        </chakra.p>
        <chakra.div display="grid" gap="6">
          <Field label={t('journalSettings.field.credit')} isGroup isRequired>
            <RadioGroup direction="column" options={choices('credit', creditPolicies)} {...form.register('credit')} />
          </Field>
          <Field label={t('journalSettings.field.confirmation')} isGroup isRequired>
            <RadioGroup direction="column" options={choices('confirmation', confirmationPolicies)} {...form.register('confirmation')} />
          </Field>
        </chakra.div>
      </Panel>
      <FormFoot>
        <Button type="submit" isPending={isPending}>
          {t('journalSettings.authorship.save')}
        </Button>
      </FormFoot>
    </DraftForm>
  );
}
