// Activates the account that the link belongs to, then leads to sign-in; an expired code to /fail (R1-036, D13-088).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { linkCode } from '../../components/account/link-code.ts';
import { LinkAct } from '../../components/account/LinkAct.tsx';
import { LinkIncomplete } from '../../components/account/LinkIncomplete.tsx';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useActivateAccount } from './useActivateAccount.ts';

export function ActivatePage() {
  const { t } = useTranslation('account');
  const code = linkCode(useSearchParams()[0], 'code');
  const navigate = useNavigate();
  const { activateAccount, isPending } = useActivateAccount();
  const [error, setError] = useState<Error | null>(null);
  if (code === null) return <LinkIncomplete title={t('account.activate.title')} again={{ to: '/sigin', label: t('account.expired.again') }} />;
  async function handleConfirm(known: string) {
    setError(null);
    if (!(await activateAccount(known, handleError))) return;
    showNotice({ kind: 'success', text: t('account.activate.done') });
    await navigate('/login', { replace: true });
  }
  function handleError(failure: Error) {
    if (failure instanceof ApiError && failure.code === 'LINK_EXPIRED') void navigate('/fail', { replace: true });
    else setError(failure);
  }
  // Who activated an hour ago and opens the letter again.
  const isUsed = error instanceof ApiError && error.code === 'LINK_USED';
  return (
    <LinkAct
      title={t('account.activate.title')} intro={t('account.activate.intro')} verb={t('account.activate.submit')} isPending={isPending} onConfirm={() => void handleConfirm(code)}
      failure={error && { message: isUsed ? t('account.activate.used') : errorMessage(error), wayOut: isUsed && <TextLink to="/login" textDecoration="underline">{t('account.toSignIn')}</TextLink> }}
    />
  );
}
