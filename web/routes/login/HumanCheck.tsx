// Proves that a person asks: by the letters of the picture or, for people who cannot read pictures, by a mailed code. Both work by keyboard
// and ear.
import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInProblems, type SignInField } from '../../../shared/forms/sign-in.ts';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { hasGoneOn } from '../../ui/form/gone-on.ts';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import type { Captcha } from './useCaptcha.ts';
import { useMailedCode } from './useMailedCode.ts';

export type Check = 'captcha' | 'mailedCode';

interface Props {
  check: Check;
  onCheckChange: (check: Check) => void;
  captcha: Captcha;
  problems: Partial<Record<SignInField, string>>;
  /** The account name typed so far. */
  account: () => string;
  onProblems: (problems: Partial<Record<SignInField, string>>, failure?: string) => void;
}

export function HumanCheck({ check, onCheckChange, captcha, problems, account, onProblems }: Props) {
  const { t } = useTranslation('login');
  const input = useRef<HTMLInputElement>(null);
  const hasSwitched = useRef(false);
  useLayoutEffect(() => {
    // The requested field gets the focus, to go on typing.
    if (hasSwitched.current) input.current?.focus();
  }, [check]);
  function handleSwitch() {
    hasSwitched.current = true;
    onProblems({});
    onCheckChange(check === 'captcha' ? 'mailedCode' : 'captcha');
    if (check === 'mailedCode') void captcha.refresh();
  }
  return (
    <div>
      {check === 'captcha' ? (
        <Field label={t('login.form.captcha')} error={problems.captcha}>
          <chakra.div display="flex" gap="2">
            <Input
              ref={input}
              key="captcha"
              name="captcha"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              minH="11"
              flex="1"
            />
            <CaptchaPicture captcha={captcha} />
          </chakra.div>
        </Field>
      ) : (
        <MailedCode inputRef={input} problem={problems.mailedCode} account={account} onProblems={onProblems} />
      )}
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        rowGap="1"
        mt="1.5"
        fontSize="sm"
        color="fg.muted"
      >
        <span>{check === 'captcha' && t('login.form.captchaHelp')}</span>
        <Button variant="link" fontSize="sm" onClick={handleSwitch}>
          {check === 'captcha' ? t('login.mailedCode.use') : t('login.mailedCode.useCaptcha')}
        </Button>
      </chakra.p>
    </div>
  );
}

function MailedCode({
  inputRef,
  problem,
  account,
  onProblems,
}: Pick<Props, 'account' | 'onProblems'> & { inputRef: React.RefObject<HTMLInputElement | null>; problem: string | undefined }) {
  const { t } = useTranslation('login');
  const { requestCode, isPending } = useMailedCode();
  const [isSent, setIsSent] = useState(false);
  async function handleSend() {
    const found = signInProblems({ account: account() });
    onProblems(found);
    if (found.account !== undefined) return;
    setIsSent(false);
    const refuse = (error: Error) =>
      onProblems(
        error instanceof ApiError ? { ...error.fields, mailedCode: error.message } : {},
        error instanceof ApiError ? undefined : errorMessage(error),
      );
    if (!(await requestCode(account(), refuse))) return;
    setIsSent(true);
    if (!hasGoneOn()) inputRef.current?.focus();
  }
  return (
    <>
      <Field label={t('login.mailedCode.label')} error={problem} help={isSent ? undefined : t('login.mailedCode.help')}>
        <chakra.div display="flex" gap="2">
          <Input
            ref={inputRef}
            key="mailedCode"
            name="mailedCode"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            minH="11"
            flex="1"
            maxLength={12}
          />
          <Button minH="11" isPending={isPending} onClick={() => void handleSend()}>
            {isSent ? t('login.mailedCode.again') : t('login.mailedCode.send')}
          </Button>
        </chakra.div>
      </Field>
      <chakra.p role="status" fontSize="sm" color="success.fg" mt={isSent ? '1' : '0'}>
        {isSent && t('login.mailedCode.sent')}
      </chakra.p>
    </>
  );
}
