// Moves the account that the link belongs to, then says so on /resemail (D13-088).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'react-relay/hooks';
import { linkCode } from '../../components/account/link-code.ts';
import { LinkAct } from '../../components/account/LinkAct.tsx';
import { LinkIncomplete } from '../../components/account/LinkIncomplete.tsx';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useSend } from '../../relay/send.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ConfirmEmailPageMutation } from './__generated__/ConfirmEmailPageMutation.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

export function ConfirmEmailPage() {
  const { t } = useTranslation('account');
  const code = linkCode(useSearchParams()[0], 'code');
  const navigate = useNavigate();
  const { run: confirmEmailChange, isPending } = useSend<ConfirmEmailPageMutation>(graphql`
    mutation ConfirmEmailPageMutation($input: MailCodeInput!) {
      confirmEmailChange(input: $input) {
        ok
      }
    }
  `);
  const [error, setError] = useState<Error | null>(null);
  if (code === null)
    return (
      <LinkIncomplete
        title={t('account.confirmEmail.title')}
        again={{ to: addressOf('changeEmail'), label: t('account.confirmEmail.again') }}
      />
    );
  async function handleConfirm(known: string) {
    setError(null);
    if (await confirmEmailChange({ code: known }, setError)) await navigate('/resemail', { replace: true });
  }
  const isFinal = error instanceof ApiError && error.code !== 'RATE_LIMITED';
  return (
    <LinkAct
      title={t('account.confirmEmail.title')}
      intro={t('account.confirmEmail.intro')}
      verb={t('account.confirmEmail.submit')}
      isPending={isPending}
      onConfirm={() => void handleConfirm(code)}
      failure={
        error && {
          message: errorMessage(error),
          wayOut: isFinal && (
            <TextLink to="/main/changeEmail" textDecoration="underline">
              {t('account.confirmEmail.again')}
            </TextLink>
          ),
        }
      }
    />
  );
}
