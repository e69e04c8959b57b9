// A mailbox as a form: address and name, the server that sends, and its password, which is shown as a mask and never comes out.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { PASSWORD_MASK, senderSchema } from '../../../shared/forms/sender.ts';
import { z } from '../../../shared/forms/zod.ts';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { DraftForm, DraftNotices } from '../../drafts/DraftForm.tsx';
import { useFormDraft } from '../../drafts/useFormDraft.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { SenderForm_settings$key } from './__generated__/SenderForm_settings.graphql.ts';
import type { SenderFormNowQuery } from './__generated__/SenderFormNowQuery.graphql.ts';
import type { SenderFormMutation } from './__generated__/SenderFormMutation.graphql.ts';
import { PublisherTestMail } from './PublisherTestMail.tsx';

const SHAPE = z.object({
  name: z.string(),
  address: z.string(),
  host: z.string(),
  port: z.number().nullable(),
  isSecure: z.boolean(),
  userName: z.string(),
});

/** The mailbox rules that need no password: it is stored nowhere while it is typed. */
const RULES = SHAPE.superRefine((values, { addIssue }) => {
  const { error } = senderSchema.safeParse({ ...values, password: PASSWORD_MASK });
  for (const { path, message } of error?.issues ?? []) addIssue({ code: 'custom', path: [...path], message });
});

function readSender(key: SenderForm_settings$key) {
  const { sender } = readInlineData(
    graphql`
      fragment SenderForm_settings on PublisherSettings @inline {
        sender {
          name
          address
          host
          port
          isSecure
          userName
          password
          version
        }
      }
    `,
    key,
  );
  const { name = '', address = '', host = '', port = null, isSecure = true, userName = '', password = '', version = 0 } = sender ?? {};
  return { version, password, values: { name, address, host, port, isSecure, userName } };
}

/** The form's rules report an entry that is no number, like 0. */
const portOf = (typed: string | number | null): number | null =>
  typed === '' || typed === null ? null : /^\d+$/.test(String(typed)) ? Number(typed) : 0;

export function SenderForm({ settings, viewerId }: { settings: SenderForm_settings$key; viewerId: string }) {
  const { version, password: kept, values } = readSender(settings);
  const [password, setPassword] = useState(kept);
  const [isPasswordMissing, setIsPasswordMissing] = useState(false);
  const { t } = useTranslation(['mailSettings', 'shell']);
  const { run: saveSender } = useAction<SenderFormMutation>(graphql`
    mutation SenderFormMutation($input: SavePublisherSenderInput!) {
      savePublisherSender(input: $input) {
        publisherSettings {
          sender {
            version
          }
          ...SenderForm_settings
        }
      }
    }
  `);
  const fetchNow = useFetchNow<SenderFormNowQuery>(graphql`
    query SenderFormNowQuery {
      publisherSettings {
        ...SenderForm_settings
      }
    }
  `);
  const own = useFormDraft({
    key: `publisherSender:${viewerId}`,
    shape: SHAPE,
    rules: RULES,
    saved: values,
    version,
    send: async (checked, over, onError) => (await saveSender({ version: over, ...checked, password }, onError))?.publisherSettings.sender,
    reload: async () => {
      const found = (await fetchNow({}))?.publisherSettings;
      return found ? readSender(found) : null;
    },
    fields: SHAPE.keyof().options,
  });
  const { form, isUnsaved: isTyped, isPending, submit } = own;
  const isUnsaved = isTyped || password !== kept;
  async function handleSave() {
    const { userName } = form.getValues();
    setIsPasswordMissing(userName !== '' && password === '');
    if ((userName !== '' && password === '') || !(await submit())) return;
    setPassword(userName === '' ? '' : PASSWORD_MASK);
    showNotice({ kind: 'success', text: t('mailSettings.saved') });
  }
  const { errors } = form.formState;
  const texts = [
    { name: 'address', type: 'email', help: t('mailSettings.help.address') },
    { name: 'name', type: 'text', help: t('mailSettings.help.name') },
    { name: 'host', type: 'text', help: t('mailSettings.help.host') },
  ] as const;
  return (
    <DraftForm onSave={handleSave} maxW="form">
      <DraftNotices of={own} labelOf={(field) => t(`mailSettings.field.${field}`)} onSave={handleSave} mb="4" />
      <Panel>
        <chakra.div display="grid" gap="5">
          {texts.map(({ name, type, help }) => (
            <Field key={name} label={t(`mailSettings.field.${name}`)} help={help} error={errors[name]?.message}>
              <Input type={type} autoComplete="off" {...form.register(name)} />
            </Field>
          ))}
          <Field label={t('mailSettings.field.port')} help={t('mailSettings.help.port')} error={errors.port?.message}>
            <Input inputMode="numeric" autoComplete="off" width="9rem" {...form.register('port', { setValueAs: portOf })} />
          </Field>
          <Checkbox help={t('mailSettings.help.isSecure')} {...form.register('isSecure')}>
            {t('mailSettings.field.isSecure')}
          </Checkbox>
          <Field label={t('mailSettings.field.userName')} help={t('mailSettings.help.userName')} error={errors.userName?.message}>
            <Input autoComplete="off" {...form.register('userName')} />
          </Field>
          <Field
            label={t('mailSettings.field.password')}
            help={t('mailSettings.help.password')}
            error={isPasswordMissing ? 'input.required' : undefined}
          >
            <PasswordInput autoComplete="new-password" value={password} onChange={({ target }) => setPassword(target.value)} />
          </Field>
        </chakra.div>
      </Panel>
      <PublisherTestMail isUnsaved={isUnsaved} />
      <FormFoot>
        <Button type="submit" variant="solid" isPending={isPending}>
          {t('mailSettings.save')}
        </Button>
      </FormFoot>
      <LeaveQuestion isActive={isUnsaved}>{t('shell.leave.keptButPassword', { ns: 'shell' })}</LeaveQuestion>
    </DraftForm>
  );
}
