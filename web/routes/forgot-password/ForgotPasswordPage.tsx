// Email and real name; the link comes by mail (SC-006, R1-049, R1-050, R1-062).
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { graphql } from 'react-relay/hooks';
import { forgotPasswordSchema } from '../../../shared/forms/account.ts';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { AccountForm } from '../../components/account/AccountForm.tsx';
import { DemoMailsLink } from '../../components/account/DemoMailsLink.tsx';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { useSend } from '../../relay/send.ts';
import { Input } from '../../ui/form/controls.tsx';
import { NoticeDialog } from '../../ui/overlay/Dialog.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ForgotPasswordPageMutation } from './__generated__/ForgotPasswordPageMutation.graphql.ts';

const FIELDS = ['email', 'realName'] as const;

export function ForgotPasswordPage() {
  const { t } = useTranslation('account');
  const mode = useLoaderData<string>();
  const navigate = useNavigate();
  // The answer is the same for everyone.
  const { run: requestPasswordReset, isPending } = useSend<ForgotPasswordPageMutation>(graphql`
    mutation ForgotPasswordPageMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ok
      }
    }
  `);
  const [failure, setFailure] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { email: '', realName: '' }, resolver: zodResolver(forgotPasswordSchema) });
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    setIsSent((await requestPasswordReset(values, (error) => setFailure(applyFieldErrors(error, setError, FIELDS)))) !== null);
  });
  return (
    <AccountCard
      title={t('account.forgot.title')}
      intro={t('account.forgot.intro')}
      foot={
        <>
          <TextLink to="/login">{t('account.backToSignIn')}</TextLink>
          <TextLink to="/sigin">{t('account.register.title')}</TextLink>
        </>
      }
    >
      <AccountForm verb={t('account.forgot.submit')} isPending={isPending} failure={failure} onSubmit={(event) => void submit(event)}>
        <Field label={t('account.email')} isRequired error={errors.email?.message}>
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
        <Field label={t('account.realName')} isRequired error={errors.realName?.message} help={t('account.forgot.nameHelp')}>
          <Input autoComplete="name" minH="11" {...register('realName')} />
        </Field>
      </AccountForm>
      <NoticeDialog isOpen={isSent} title={t('account.mailSent')} onClose={() => void navigate('/login')}>
        <p>{t('account.forgot.sent')}</p>
        <chakra.p mt="2" _empty={{ display: 'none' }}>
          <DemoMailsLink mode={mode} />
        </chakra.p>
      </NoticeDialog>
    </AccountCard>
  );
}
