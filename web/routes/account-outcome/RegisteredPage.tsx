// After registration: the address waits to be confirmed by the link in the letter (SC-008).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { DemoMailsLink } from '../../components/account/DemoMailsLink.tsx';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';

/** The address as the form before has left it; there is none when the page was opened by its own address. */
function emailIn(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string' ? state.email : null;
}

export function RegisteredPage() {
  const { t } = useTranslation('account');
  const mode = useLoaderData<string>();
  const { state } = useLocation();
  const email = emailIn(state);
  return (
    <PublicPage>
      <EmptyPage
        icon="mail"
        title={t('account.registered.title')}
        hint={
          <>
            <chakra.p overflowWrap="anywhere">
              {email === null ? t('account.registered.hint') : t('account.registered.hintTo', { email })}
            </chakra.p>
            <chakra.p mt="2">{t('account.registered.notThere')}</chakra.p>
            <DemoMailsLink mode={mode} />
          </>
        }
        action={
          <ButtonLink to="/login" variant="solid">
            {t('account.toSignIn')}
          </ButtonLink>
        }
      />
    </PublicPage>
  );
}
