// Account, password, verification code. A refusal keeps what was typed and brings a new picture.
import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { signInSchema, type SignInForm as Values } from '../../../shared/forms/sign-in.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { applyFieldErrors } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Input, PasswordInput } from '../../ui/controls.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Field } from '../../ui/Field.tsx';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import { useCaptcha } from './useCaptcha.ts';
import { useSignIn } from './useSignIn.ts';

export interface Credentials {
  account: string;
  password: string;
}

const FIELDS = ['account', 'password', 'captcha'] as const;

export function SignInForm({ chosen }: { chosen: Credentials | null }) {
  const { t } = useTranslation('login');
  const captcha = useCaptcha();
  const { signIn, enter, isPending } = useSignIn();
  const [failure, setFailure] = useState<string>();
  const [pendingToken, setPendingToken] = useState<string | null>(null);
  const form = useForm<Values>({ resolver: zodResolver(signInSchema), defaultValues: { account: '', password: '', captcha: '', rememberMe: false, ...chosen } });
  const { errors } = form.formState;

  function handleFailure(error: Error) {
    const rest = applyFieldErrors(error, form.setError, FIELDS);
    if (error instanceof ApiError && error.code === 'CAPTCHA_WRONG') form.setError('captcha', { message: error.message }, { shouldFocus: true });
    else setFailure(rest ?? errorMessage(error));
    form.resetField('captcha', { keepError: true });
    void captcha.refresh();
  }

  async function handleValid(values: Values) {
    setFailure(undefined);
    if (captcha.id === null) return captcha.refresh();
    const answer = await signIn({ ...values, captchaId: captcha.id }, handleFailure);
    if (answer?.status === 'PENDING') setPendingToken(answer.token);
    else if (answer) await enter(answer);
  }

  function handleTakeOverCancel() {
    setPendingToken(null);
    form.resetField('captcha');
    void captcha.refresh();
  }

  return (
    <>
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void form.handleSubmit(handleValid)(event)}>
        <ErrorNotice message={failure} />
        <Field label={t('login.form.account')} error={errors.account?.message}>
          <Input autoComplete="username" autoCapitalize="none" spellCheck={false} minH="11" {...form.register('account')} />
        </Field>
        <Field label={t('login.form.password')} error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" minH="11" {...form.register('password')} />
        </Field>
        <Field label={t('login.form.captcha')} error={errors.captcha?.message} help={t('login.form.captchaHelp')}>
          <chakra.div display="flex" gap="2">
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} minH="11" flex="1" {...form.register('captcha')} />
            <CaptchaPicture captcha={captcha} />
          </chakra.div>
        </Field>
        <Checkbox {...form.register('rememberMe')}>{t('login.form.rememberMe')}</Checkbox>
        <Button type="submit" variant="solid" size="lg" isPending={isPending}>{t('login.form.submit')}</Button>
      </chakra.form>
      <TakeOverDialog pendingToken={pendingToken} onEntered={enter} onCancel={handleTakeOverCancel} />
    </>
  );
}
