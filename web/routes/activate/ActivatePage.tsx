// Activates the account that the link belongs to, with the password it was registered with (decision 23), then leads to sign-in; an expired
// code to /fail (R1-036, D13-088).
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'react-relay/hooks';
import { activateForm } from '../../../shared/forms/account.ts';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { linkCode } from '../../components/account/link-code.ts';
import { LinkIncomplete } from '../../components/account/LinkIncomplete.tsx';
import { ApiError } from '../../relay/errors.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useSend } from '../../relay/send.ts';
import { PasswordInput } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ActivatePageMutation } from './__generated__/ActivatePageMutation.graphql.ts';

export function ActivatePage() {
  const { t } = useTranslation('account');
  const code = linkCode(useSearchParams()[0], 'code');
  if (code === null)
    return <LinkIncomplete title={t('account.activate.title')} again={{ to: '/sigin', label: t('account.expired.again') }} />;
  return <ActivateForm code={code} />;
}

function ActivateForm({ code }: { code: string }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { run: activateAccount, isPending } = useSend<ActivatePageMutation>(graphql`
    mutation ActivatePageMutation($input: ActivateAccountInput!) {
      activateAccount(input: $input) {
        ok
      }
    }
  `);
  const [failure, setFailure] = useState<ReactNode>();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { password: '' }, resolver: zodResolver(activateForm) });
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    if (!(await activateAccount({ code, password }, handleError))) return;
    showNotice({ kind: 'success', text: t('account.activate.done') });
    await navigate('/login', { replace: true });
  });
  function handleError(error: Error) {
    if (error instanceof ApiError && error.code === 'LINK_EXPIRED') void navigate('/fail', { replace: true });
    // The letter is opened again some time after the activation.
    else if (error instanceof ApiError && error.code === 'LINK_USED')
      setFailure(
        <ErrorNotice message={t('account.activate.used')}>
          <TextLink to="/login" textDecoration="underline">
            {t('account.toSignIn')}
          </TextLink>
        </ErrorNotice>,
      );
    else setFailure(applyFieldErrors(error, setError, ['password']));
  }
  return (
    <AccountCard
      title={t('account.activate.title')}
      intro={t('account.activate.intro')}
      foot={
        <>
          <TextLink to="/login">{t('account.backToSignIn')}</TextLink>
          <TextLink to="/sigin">{t('account.expired.again')}</TextLink>
        </>
      }
    >
      <AccountForm verb={t('account.activate.submit')} isPending={isPending} failure={failure} onSubmit={(event) => void submit(event)}>
        <Field label={t('account.activate.password')} isRequired error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" minH="11" {...register('password')} />
        </Field>
      </AccountForm>
    </AccountCard>
  );
}
