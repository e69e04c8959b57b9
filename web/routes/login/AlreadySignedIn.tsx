// A person with a session goes straight in, a second later (S1 §4).
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PASSING_MS } from '../../components/session/entry.ts';
import { Passing } from '../../components/session/Passing.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function AlreadySignedIn() {
  const { t } = useTranslation('login');
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/main', { replace: true }), PASSING_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Passing
      link={
        <TextLink to="/main" replace>
          {t('login.signedIn.now')}
        </TextLink>
      }
    >
      {t('login.signedIn.sentence')}
    </Passing>
  );
}
