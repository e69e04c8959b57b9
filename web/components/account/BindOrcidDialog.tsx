// Back from ORCID: the binding is confirmed with the password, because it is a new way into the account.
import { chakra } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { PasswordInput } from '../../ui/form/controls.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { orcidIn } from './orcid-id.ts';
import type { BindOrcidDialogMutation } from './__generated__/BindOrcidDialogMutation.graphql.ts';

export function BindOrcidDialog({ ticket, onClose }: { ticket: string; onClose: () => void }) {
  const { t } = useTranslation('orcid');
  const id = useId();
  const { run: bindOrcid, isPending } = useAction<BindOrcidDialogMutation>(graphql`
    mutation BindOrcidDialogMutation($input: BindOrcidInput!) {
      bindOrcid(input: $input) {
        viewer {
          id
          orcid
        }
      }
    }
  `);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '').trim();
    setProblem(password === '' ? 'form.passwordRequired' : undefined);
    setFailure(undefined);
    if (password === '') return;
    const isDone = await bindOrcid({ orcidTicket: ticket, password }, (error) => {
      const atField = error instanceof ApiError ? error.fields['password'] : undefined;
      setProblem(atField);
      if (atField === undefined) setFailure(errorMessage(error));
    });
    if (isDone) onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={t('orcid.bind.title')}
      confirmLabel={t('orcid.bind.submit')}
      cancelLabel={t('orcid.bind.cancel')}
      formId={id}
      isPending={isPending}
      onCancel={onClose}
    >
      <chakra.form id={id} noValidate display="grid" gap="4" onSubmit={(event) => void handleSubmit(event)}>
        <chakra.p>{t('orcid.bind.body', { orcid: orcidIn(ticket) ?? '' })}</chakra.p>
        <ErrorNotice message={failure} />
        <Field label={t('orcid.bind.password')} error={problem} isRequired>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
      </chakra.form>
    </ConfirmDialog>
  );
}
