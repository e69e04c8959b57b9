// Account, password, verification code. A refusal keeps the input and brings a new picture. A plain form: three required fields do not pay
// for a form library on the page that everyone downloads first.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { signInProblems, type SignInField } from '../../../shared/forms/sign-in.ts';
import { TakeOverDialog } from '../../components/session/TakeOverDialog.tsx';
import { useEnter } from '../../components/session/useEnter.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Input, PasswordInput } from '../../ui/form/controls.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { hasGoneOn } from '../../ui/form/gone-on.ts';
import { HumanCheck, type Check } from './HumanCheck.tsx';
import { useCaptcha } from './useCaptcha.ts';
import { useSignIn } from './useSignIn.ts';

export interface Credentials {
  account: string;
  password: string;
}

type Problems = Partial<Record<SignInField, string>>;

/** Somebody begins to sign in: the code of the next page starts on its way. */
function fetchShellAhead() {
  void import('../../components/shell/Shell.tsx');
}

const FIELDS = ['account', 'password', 'captcha', 'mailedCode'] as const satisfies readonly SignInField[];

function inputOf(form: HTMLFormElement | null, field: SignInField): HTMLInputElement | null {
  const element = form?.elements.namedItem(field);
  return element instanceof HTMLInputElement ? element : null;
}

interface Props {
  chosen: Credentials | null;
  isRemembered: boolean;
  onRememberedChange: (isRemembered: boolean) => void;
}

export function SignInForm({ chosen, isRemembered, onRememberedChange }: Props) {
  const { t } = useTranslation('login');
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const { signIn, isPending } = useSignIn();
  const enter = useEnter();
  const [check, setCheck] = useState<Check>('captcha');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [pendingToken, setPendingToken] = useState<string | null>(null);

  const control = (field: SignInField) => inputOf(form.current, field);

  useEffect(() => {
    // A finger would bring the keyboard up over the page.
    if (document.activeElement === document.body && !window.matchMedia('(pointer: coarse)').matches)
      inputOf(form.current, 'account')?.focus();
  }, []);

  useEffect(() => {
    if (chosen === null) return;
    for (const field of ['account', 'password'] as const) {
      const input = inputOf(form.current, field);
      if (input) input.value = chosen[field];
    }
    inputOf(form.current, 'captcha')?.focus();
  }, [chosen]);

  function showProblems(next: Problems, message?: string) {
    setProblems(next);
    setFailure(message);
    const first = FIELDS.find((field) => next[field] !== undefined);
    if (first && !hasGoneOn()) control(first)?.focus();
  }

  function renewCaptcha() {
    const input = control('captcha');
    if (!input) return;
    input.value = '';
    void captcha.refresh();
  }

  function handleFailure(error: Error) {
    const fields: Problems = error instanceof ApiError ? { ...error.fields } : {};
    if (error instanceof ApiError && error.code === 'CAPTCHA_WRONG') fields.captcha = error.message;
    renewCaptcha();
    const isAtField = Object.keys(fields).length > 0;
    showProblems(fields, isAtField ? undefined : errorMessage(error));
    if (!isAtField && !hasGoneOn()) control('password')?.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: SignInField) => String(data.get(field) ?? '').trim();
    const values = { account: text('account'), password: text('password'), [check]: text(check) };
    const found = signInProblems(values);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    if (check === 'captcha' && captcha.id === null) {
      showProblems({ captcha: t('login.captcha.failed') });
      return void captcha.refresh();
    }
    const answer = await signIn(
      { ...values, ...(check === 'captcha' && { captchaId: captcha.id }), rememberMe: isRemembered },
      handleFailure,
    );
    if (answer?.status === 'PENDING') setPendingToken(answer.token);
    else if (answer) await enter(answer);
  }

  function handleTakeOverEnd(error?: Error) {
    setPendingToken(null);
    if (error) handleFailure(error);
    else renewCaptcha();
  }

  return (
    <>
      <chakra.form ref={form} noValidate onInput={fetchShellAhead} display="grid" gap="4" onSubmit={(event) => void handleSubmit(event)}>
        <ErrorNotice message={failure} />
        <Field label={t('login.form.account')} error={problems.account}>
          <Input name="account" autoComplete="username" autoCapitalize="none" spellCheck={false} minH="11" />
        </Field>
        <Field label={t('login.form.password')} error={problems.password}>
          <PasswordInput name="password" autoComplete="current-password" minH="11" />
        </Field>
        <HumanCheck
          check={check}
          onCheckChange={setCheck}
          captcha={captcha}
          problems={problems}
          account={() => control('account')?.value.trim() ?? ''}
          onProblems={showProblems}
        />
        <Checkbox
          name="rememberMe"
          checked={isRemembered}
          onChange={(event) => onRememberedChange(event.target.checked)}
          help={t('login.form.rememberMeHelp')}
        >
          {t('login.form.rememberMe')}
        </Checkbox>
        <Button type="submit" variant="solid" size="lg" isPending={isPending} disabled={check === 'captcha' && captcha.isRefreshing}>
          {t('login.form.submit')}
        </Button>
      </chakra.form>
      <TakeOverDialog pendingToken={pendingToken} onEntered={enter} onCancel={() => handleTakeOverEnd()} onFailed={handleTakeOverEnd} />
    </>
  );
}
