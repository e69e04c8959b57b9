// Account, password, verification code. A refusal keeps what was typed and brings a new picture. A plain form: three required
// fields do not pay for a form library on the page that everyone downloads first.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signInProblems, type SignInField, type SignInValues } from '../../../shared/forms/sign-in.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
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

/** Somebody begins to sign in: the code of the next page starts on its way. */
function fetchShellAhead() {
  void import('../../components/shell/Shell.tsx');
}

const FIELDS = ['account', 'password', 'captcha'] as const satisfies readonly SignInField[];

function inputOf(form: HTMLFormElement | null, field: SignInField): HTMLInputElement | null {
  const element = form?.elements.namedItem(field);
  return element instanceof HTMLInputElement ? element : null;
}

export function SignInForm({ chosen }: { chosen: Credentials | null }) {
  const { t } = useTranslation('login');
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const { signIn, enter, isPending } = useSignIn();
  const [problems, setProblems] = useState<Partial<Record<SignInField, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [pendingToken, setPendingToken] = useState<string | null>(null);

  const control = (field: SignInField) => inputOf(form.current, field);

  useEffect(() => {
    if (chosen === null) return;
    for (const field of ['account', 'password'] as const) {
      const input = inputOf(form.current, field);
      if (input) input.value = chosen[field];
    }
    inputOf(form.current, 'captcha')?.focus();
  }, [chosen]);

  function showProblems(next: Partial<Record<SignInField, string>>) {
    setProblems(next);
    const first = FIELDS.find((field) => next[field] !== undefined);
    if (first) control(first)?.focus();
  }

  function renewCaptcha() {
    const input = control('captcha');
    if (input) input.value = '';
    void captcha.refresh();
  }

  function handleFailure(error: Error) {
    const fields: Partial<Record<SignInField, string>> = error instanceof ApiError ? { ...error.fields } : {};
    if (error instanceof ApiError && error.code === 'CAPTCHA_WRONG') fields.captcha = error.message;
    renewCaptcha();
    showProblems(fields);
    if (Object.keys(fields).length > 0) return;
    setFailure(errorMessage(error));
    control('password')?.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: SignInField) => String(data.get(field) ?? '').trim();
    const values: SignInValues = { account: text('account'), password: text('password'), captcha: text('captcha') };
    const found = signInProblems(values);
    setFailure(undefined);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    if (captcha.id === null) {
      showProblems({ captcha: t('login.captcha.failed') });
      return void captcha.refresh();
    }
    const answer = await signIn({ ...values, captchaId: captcha.id, rememberMe: data.has('rememberMe') }, handleFailure);
    if (answer?.status === 'PENDING') setPendingToken(answer.token);
    else if (answer) await enter(answer);
  }

  function handleTakeOverCancel() {
    setPendingToken(null);
    renewCaptcha();
  }

  return (
    <>
      <chakra.form ref={form} noValidate onFocus={fetchShellAhead} display="grid" gap="4" onSubmit={(event) => void handleSubmit(event)}>
        <ErrorNotice message={failure} />
        <Field label={t('login.form.account')} error={problems.account}>
          <Input name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} minH="11" />
        </Field>
        <Field label={t('login.form.password')} error={problems.password}>
          <PasswordInput name="password" autoComplete="current-password" minH="11" />
        </Field>
        <Field label={t('login.form.captcha')} error={problems.captcha} help={t('login.form.captchaHelp')}>
          <chakra.div display="flex" gap="2">
            <Input name="captcha" autoComplete="off" autoCapitalize="none" spellCheck={false} minH="11" flex="1" />
            <CaptchaPicture captcha={captcha} />
          </chakra.div>
        </Field>
        <Checkbox name="rememberMe">{t('login.form.rememberMe')}</Checkbox>
        <Button type="submit" variant="solid" size="lg" isPending={isPending} disabled={captcha.isRefreshing}>{t('login.form.submit')}</Button>
      </chakra.form>
      <TakeOverDialog pendingToken={pendingToken} onEntered={enter} onCancel={handleTakeOverCancel} onFailed={(error) => { setPendingToken(null); handleFailure(error); }} />
    </>
  );
}
