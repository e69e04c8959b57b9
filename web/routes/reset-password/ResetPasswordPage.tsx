// A new password, twice; account and code come with the link (SC-007, R1-032, R1-051, R1-052). Without them: where to get another.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'react-relay/hooks';
import { resetPasswordForm } from '../../../shared/forms/account.ts';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { linkCode, linkEmail } from '../../components/account/link-code.ts';
import { LinkIncomplete } from '../../components/account/LinkIncomplete.tsx';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useSend } from '../../relay/send.ts';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ResetPasswordPageMutation } from './__generated__/ResetPasswordPageMutation.graphql.ts';

const FIELDS = ['password', 'passwordAgain'] as const;

export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const email = linkEmail(params);
  const code = linkCode(params, 'validateCode');
  if (email === null || code === null)
    return <LinkIncomplete title={t('account.reset.title')} again={{ to: '/fdpwd', label: t('account.reset.again') }} />;
  return <ResetPasswordForm email={email} code={code} />;
}

function ResetPasswordForm({ email, code }: { email: string; code: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { run: resetPassword, isPending } = useSend<ResetPasswordPageMutation>(graphql`
    mutation ResetPasswordPageMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ok
      }
    }
  `);
  const [failure, setFailure] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { password: '', passwordAgain: '' }, resolver: zodResolver(resetPasswordForm) });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    const isDone = await resetPassword({ email, code, password }, (error) => setFailure(applyFieldErrors(error, setError, FIELDS)));
    if (isDone) await navigate('/rstpwdmsg', { replace: true });
  });
  return (
    <AccountCard
      title={t('account.reset.title')}
      intro={t('account.reset.intro')}
      foot={
        <>
          <TextLink to="/login">{t('account.backToSignIn')}</TextLink>
          <TextLink to="/fdpwd">{t('account.reset.again')}</TextLink>
        </>
      }
    >
      <AccountForm verb={t('account.reset.submit')} isPending={isPending} failure={failure} onSubmit={(event) => void submit(event)}>
        <Field label={t('account.email')}>
          <Input type="email" autoComplete="username" readOnly value={email} minH="11" bg="bg.subtle" />
        </Field>
        <Field label={t('account.newPassword')} isRequired error={errors.password?.message} help={t('account.passwordHelp')}>
          <PasswordInput autoComplete="new-password" minH="11" {...register('password', { deps: 'passwordAgain' })} />
        </Field>
        <Field label={t('account.newPasswordAgain')} isRequired error={errors.passwordAgain?.message}>
          <PasswordInput autoComplete="new-password" minH="11" {...register('passwordAgain')} />
        </Field>
      </AccountForm>
    </AccountCard>
  );
}
