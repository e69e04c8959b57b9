// A new API token: its purpose, role and lifetime. Its text is shown once, and stored nowhere.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { TOKEN_DAYS } from '../../../shared/forms/api-token.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Select } from '../../ui/form/controls.tsx';
import { ConfirmDialog, Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import type { NewTokenDialogMutation } from './__generated__/NewTokenDialogMutation.graphql.ts';

interface Props {
  person: { readonly id: string; readonly realName: string; readonly roles: readonly { readonly id: string; readonly name: string }[] };
  onClose: () => void;
  onDone: () => void;
}

const FIELDS = ['name', 'roleId', 'days'] as const;

export function NewTokenDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation('apiTokens');
  const [token, setToken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const form = useForm({ defaultValues: { name: '', roleId: person.roles[0]?.id ?? '', days: '365' } });
  const { run, isPending } = useAction<NewTokenDialogMutation>(graphql`
    mutation NewTokenDialogMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        token
        apiToken {
          id
        }
      }
    }
  `);
  const send = form.handleSubmit(async ({ name, roleId, days }) => {
    setFailure(undefined);
    const onError = (error: Error) => setFailure(applyFieldErrors(error, form.setError, FIELDS));
    const made = await run({ userId: person.id, name, roleId, days: Number(days) }, onError);
    if (!made) return;
    setToken(made.token);
    onDone();
  });
  if (token !== null) return <MadeDialog token={token} onClose={onClose} />;
  const { errors } = form.formState;
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={t('apiTokens.new.title', { name: person.realName })}
      confirmLabel={t('apiTokens.new.verb')}
      isPending={isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void send(event)}>
        <ErrorNotice message={failure} />
        <p>{t('apiTokens.new.means', { name: person.realName })}</p>
        <Field label={t('apiTokens.field.name')} isRequired help={t('apiTokens.field.nameHelp')} error={errors.name?.message}>
          <Input autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label={t('apiTokens.field.role')} isRequired isChoice help={t('apiTokens.field.roleHelp')} error={errors.roleId?.message}>
          <Select options={person.roles.map(({ id, name }) => ({ value: id, label: name }))} {...form.register('roleId')} />
        </Field>
        <Field label={t('apiTokens.field.days')} isRequired isChoice error={errors.days?.message}>
          <Select
            options={TOKEN_DAYS.map((days) => ({ value: String(days), label: t('apiTokens.field.daysOf', { count: days }) }))}
            {...form.register('days')}
          />
        </Field>
      </chakra.form>
    </ConfirmDialog>
  );
}

/** Only its button closes it: a click beside would lose the text. */
function MadeDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('apiTokens');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  async function handleCopy() {
    try {
      // Without https a browser has no clipboard, and this throws, too.
      await navigator.clipboard.writeText(token);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <Dialog
      isOpen
      title={t('apiTokens.made.title')}
      footer={
        <>
          <Button onClick={() => void handleCopy()}>{outcome === 'copied' ? t('apiTokens.made.copied') : t('apiTokens.made.copy')}</Button>
          <Button variant="solid" onClick={onClose}>
            {t('apiTokens.made.close')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <InfoNotice tone="warning">{t('apiTokens.made.once')}</InfoNotice>
        <chakra.code
          display="block"
          p="3"
          bg="bg.subtle"
          borderRadius="md"
          overflowWrap="anywhere"
          userSelect="all"
          aria-label={t('apiTokens.made.label')}
        >
          {token}
        </chakra.code>
        <ErrorNotice message={outcome === 'failed' ? t('apiTokens.made.copyFailed') : undefined} />
        <chakra.p color="fg.muted">{t('apiTokens.made.how')}</chakra.p>
      </chakra.div>
    </Dialog>
  );
}
