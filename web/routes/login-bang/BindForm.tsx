// Email and password of the account that is to have the iD. Errors are shown in a dialog, as the specification requires.
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signInProblems } from '../../../shared/forms/sign-in.ts';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { TakeOverDialog } from '../../components/session/TakeOverDialog.tsx';
import { useEnter } from '../../components/session/useEnter.ts';
import { errorMessage } from '../../relay/errors.ts';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { useBindAndSignIn } from './useBindAndSignIn.ts';

export function BindForm({ ticket }: { ticket: string }) {
  const { t } = useTranslation('orcid');
  const { bindAndSignIn, isPending } = useBindAndSignIn();
  const enter = useEnter();
  const [problems, setProblems] = useState<ReturnType<typeof signInProblems>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pendingToken, setPendingToken] = useState<string | null>(null);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const values = { account: text('account'), password: text('password') };
    const found = signInProblems(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      const control = form.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const answer = await bindAndSignIn({ ...values, orcidTicket: ticket }, (error) => setFailure(errorMessage(error)));
    if (answer?.status === 'PENDING') setPendingToken(answer.token);
    else if (answer) await enter(answer);
  }

  function handleTakeOverEnd(message: string | null) {
    setPendingToken(null);
    setFailure(message);
  }

  return (
    <>
      <AccountForm verb={t('orcid.bang.submit')} isPending={isPending} failure={null} onSubmit={(event) => void handleSubmit(event)}>
        <Field label={t('orcid.bang.account')} error={problems.account}>
          <Input name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} minH="11" />
        </Field>
        <Field label={t('orcid.bang.password')} error={problems.password}>
          <PasswordInput name="password" autoComplete="current-password" minH="11" />
        </Field>
      </AccountForm>
      <NoticeDialog isOpen={failure !== null} title={t('orcid.bang.failed')} onClose={() => setFailure(null)}>
        {failure !== null && <MessageText message={failure} />}
      </NoticeDialog>
      <TakeOverDialog
        pendingToken={pendingToken}
        onEntered={enter}
        onCancel={() => handleTakeOverEnd(t('orcid.bang.boundOnly'))}
        onFailed={(error) => handleTakeOverEnd(errorMessage(error))}
      />
    </>
  );
}
