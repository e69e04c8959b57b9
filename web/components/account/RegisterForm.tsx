// Registration: email, password twice, real name (S1 §2, R1-046 to R1-048).
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registerForm } from '../../../shared/forms/account.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useRegisterAccount } from './useRegisterAccount.ts';

const FIELDS = ['email', 'password', 'passwordAgain', 'realName'] as const;

interface Props {
  /** Ticket of a person who came from ORCID. */
  orcidTicket?: string;
  /** Told the address that the letter goes to. */
  onRegistered: (email: string) => void;
}

export function RegisterForm({ orcidTicket, onRegistered }: Props) {
  const { t } = useTranslation('account');
  const { registerAccount, isPending } = useRegisterAccount();
  const [failure, setFailure] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { email: '', password: '', passwordAgain: '', realName: '' }, resolver: zodResolver(registerForm) });
  const submit = handleSubmit(async ({ email, password, realName }) => {
    setFailure(undefined);
    if (await registerAccount({ email, password, realName, orcidTicket }, (error) => setFailure(applyFieldErrors(error, setError, FIELDS))))
      onRegistered(email);
  });
  return (
    <AccountForm
      verb={t('account.register.submit')}
      isPending={isPending}
      failure={orcidTicket !== undefined && failure !== undefined ? <OrcidFailure reason={failure} /> : failure}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={t('account.email')} isRequired error={errors.email?.message} help={t('account.register.emailHelp')}>
        <Input
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          minH="11"
          {...register('email')}
        />
      </Field>
      <Field label={t('account.password')} isRequired error={errors.password?.message} help={t('account.passwordHelp')}>
        <PasswordInput autoComplete="new-password" minH="11" {...register('password', { deps: 'passwordAgain' })} />
      </Field>
      <Field label={t('account.passwordAgain')} isRequired error={errors.passwordAgain?.message}>
        <PasswordInput autoComplete="new-password" minH="11" {...register('passwordAgain')} />
      </Field>
      <Field label={t('account.realName')} isRequired error={errors.realName?.message} help={t('account.register.nameHelp')}>
        <Input autoComplete="name" minH="11" {...register('realName')} />
      </Field>
    </AccountForm>
  );
}

/** Registering with ORCID failed (R1-061), with the reason. */
function OrcidFailure({ reason }: { reason: string }) {
  const { t } = useTranslation('orcid');
  return (
    <ErrorNotice>
      <p>{t('orcid.register.failed')}</p>
      <p>
        <MessageText message={reason} />
      </p>
    </ErrorNotice>
  );
}
