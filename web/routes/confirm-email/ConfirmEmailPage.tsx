// Moves the account that the link belongs to, then says so on /resemail (D13-088).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LinkAct } from '../../components/account/LinkAct.tsx';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useConfirmEmailChange } from './useConfirmEmailChange.ts';

export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { confirmEmailChange, isPending } = useConfirmEmailChange();
  const [error, setError] = useState<Error | null>(null);
  async function handleConfirm() {
    setError(null);
    if (await confirmEmailChange(params.get('code') ?? '', setError)) await navigate('/resemail', { replace: true });
  }
  const isFinal = error instanceof ApiError && error.code !== 'RATE_LIMITED';
  return (
    <LinkAct
      title={t('account.confirmEmail.title')} intro={t('account.confirmEmail.intro')} verb={t('account.confirmEmail.submit')} isPending={isPending} onConfirm={() => void handleConfirm()}
      failure={error && { message: errorMessage(error), wayOut: isFinal && <TextLink to="/main/changeEmail" textDecoration="underline">{t('account.confirmEmail.again')}</TextLink> }}
    />
  );
}
