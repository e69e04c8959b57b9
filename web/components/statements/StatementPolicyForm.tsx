// What statements a journal asks its authors, reviewers and editors for, each with words of its own (B-110): a form for its chiefs,
// to be read by operations.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { NO_POLICY, policyRule, RULE_NAMES, STATEMENT_DEMANDS, STATEMENT_PARTIES } from '../../../shared/forms/statements.ts';
import { useNoteOnlyUnsaved } from '../shell/useUnsavedForms.ts';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Textarea } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { StatementPolicyForm_colloquium$key } from './__generated__/StatementPolicyForm_colloquium.graphql.ts';
import type { StatementPolicyFormMutation } from './__generated__/StatementPolicyFormMutation.graphql.ts';
import nowQuery, { type StatementPolicyFormNowQuery } from './__generated__/StatementPolicyFormNowQuery.graphql.ts';

const FIELDS = RULE_NAMES.map(({ name }) => name);

/** Two lines, and more where the words need them: on a phone nobody could draw the field taller. */
const GROWING = { fieldSizing: 'content', minHeight: '4.25rem' };

function readPolicy(key: StatementPolicyForm_colloquium$key) {
  const { id, statementPolicy } = readInlineData(
    graphql`
      fragment StatementPolicyForm_colloquium on Colloquium @inline @refetchable(queryName: "StatementPolicyFormNowQuery") {
        id
        statementPolicy {
          rules {
            party
            kind
            demand
            guidanceZh
            guidanceEn
          }
          version
        }
      }
    `,
    key,
  );
  const { rules = [], version = 0 } = statementPolicy ?? {};
  const said = RULE_NAMES.flatMap(({ name, party, kind }) =>
    rules
      .filter((rule) => rule.party === party && rule.kind === kind)
      .map(({ demand, guidanceZh, guidanceEn }) => [name, { demand, guidanceZh, guidanceEn }] as const),
  );
  return { id, version, values: { ...NO_POLICY, ...Object.fromEntries(said) } };
}

interface Props {
  colloquium: StatementPolicyForm_colloquium$key;
  viewerId: string;
  /** Null: it is only read here. */
  noteUnsaved: ((isUnsaved: boolean) => void) | null;
}

const noteNothing = () => {};

export function StatementPolicyForm({ colloquium, viewerId, noteUnsaved }: Props) {
  const { id, version, values } = readPolicy(colloquium);
  const isReadOnly = noteUnsaved === null;
  const { t } = useTranslation('journalSettings');
  const { t: kindWord } = useTranslation('statements');
  const { run: save } = useAction<StatementPolicyFormMutation>(graphql`
    mutation StatementPolicyFormMutation($input: SaveStatementPolicyInput!) {
      saveStatementPolicy(input: $input) {
        colloquium {
          ...StatementPolicyForm_colloquium
          statementPolicy {
            version
          }
        }
      }
    }
  `);
  const fetchNode = useFetchNode<StatementPolicyFormNowQuery>(nowQuery);
  const own = useFormDraft({
    // Who reads here may have typed something as a chief: that is not what the journal asks.
    key: `${isReadOnly ? 'readStatementPolicy' : 'statementPolicy'}:${viewerId}:${id}`,
    shape: policyRule,
    rules: policyRule,
    saved: values,
    version,
    send: async (policy, over, onError) => {
      const rules = RULE_NAMES.map(({ name, party, kind }) => ({ party, kind, ...policy[name] }));
      return (await save({ colloquiumId: id, rules, version: over }, onError))?.colloquium.statementPolicy;
    },
    reload: () => fetchNode(id, readPolicy),
    fields: FIELDS,
  });
  const { form, isUnsaved, isPending, submit } = own;
  useNoteOnlyUnsaved(isUnsaved, noteUnsaved ?? noteNothing);
  async function handleSave() {
    if (await submit()) showNotice({ kind: 'success', text: t('journalSettings.saved') });
  }
  const { errors } = form.formState;
  const kindName = (name: string) => {
    const rule = RULE_NAMES.find((one) => one.name === name);
    return rule ? `${t(`journalSettings.statements.${rule.party}`)} · ${kindWord(`statements.kind.${rule.kind}`)}` : '';
  };
  const demands = STATEMENT_DEMANDS.map((demand) => ({
    value: demand,
    label: t(`journalSettings.statements.${demand}`),
    isDisabled: isReadOnly,
  }));
  return (
    <DraftForm onSave={handleSave} mt="8" maxW="form">
      <DraftNotices
        of={own}
        names={new Map(demands.map(({ value, label }) => [value, label]))}
        labelOf={kindName}
        onSave={handleSave}
        mb="4"
      />
      <Panel title={t('journalSettings.statements.title')}>
        <chakra.p color="fg.muted" mb="5" maxW="prose">
          {t('journalSettings.statements.lead')}
        </chakra.p>
        {isReadOnly && (
          <chakra.div mb="5">
            <InfoNotice>{t('journalSettings.statements.readOnly')}</InfoNotice>
          </chakra.div>
        )}
        <chakra.div display="grid" gap="8">
          {STATEMENT_PARTIES.map((party) => (
            <section key={party} aria-label={t(`journalSettings.statements.${party}`)}>
              <chakra.h3 fontWeight="semibold" mb="3">
                {t(`journalSettings.statements.${party}`)}
              </chakra.h3>
              <chakra.div display="grid" gap="5">
                {RULE_NAMES.filter((rule) => rule.party === party).map(({ name, kind }) => (
                  <div key={name}>
                    <Field label={kindWord(`statements.kind.${kind}`)} isGroup error={errors[name]?.demand?.message}>
                      <RadioGroup options={demands} {...form.register(`${name}.demand`)} />
                    </Field>
                    {form.watch(`${name}.demand`) !== 'OFF' && (
                      <chakra.div display="grid" gap="3" mt="2" ps="4" borderInlineStartWidth="2px">
                        {(['guidanceZh', 'guidanceEn'] as const).map((language) => (
                          <Field
                            key={language}
                            label={t(`journalSettings.statements.${language}`)}
                            error={errors[name]?.[language]?.message}
                          >
                            <Textarea rows={2} css={GROWING} readOnly={isReadOnly} {...form.register(`${name}.${language}`)} />
                          </Field>
                        ))}
                      </chakra.div>
                    )}
                  </div>
                ))}
              </chakra.div>
            </section>
          ))}
        </chakra.div>
      </Panel>
      {!isReadOnly && (
        <FormFoot>
          <Button type="submit" isPending={isPending}>
            {t('journalSettings.statements.save')}
          </Button>
        </FormFoot>
      )}
    </DraftForm>
  );
}
