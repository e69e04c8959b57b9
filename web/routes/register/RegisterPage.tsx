// Registering with an email (SC-003).
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { RegisterForm } from '../../components/account/RegisterForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function RegisterPage() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  return (
    <AccountCard
      title={t('account.register.title')}
      intro={t('account.register.intro')}
      foot={
        <span>
          {t('account.register.hasAccount')}
          <TextLink to="/login" ms="1" textDecoration="underline">
            {t('account.signIn')}
          </TextLink>
        </span>
      }
    >
      <RegisterForm onRegistered={(email) => void navigate('/tipmsg', { state: { email } })} />
    </AccountCard>
  );
}
