// Registering with an email and the ORCID iD that one came with (SC-004).
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { orcidIn } from '../../components/account/orcid-id.ts';
import { OrcidShown } from '../../components/account/OrcidMark.tsx';
import { OrcidTicketMissing } from '../../components/account/OrcidTicketMissing.tsx';
import { RegisterForm } from '../../components/account/RegisterForm.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

export function RegisterWithOrcidPage() {
  const { t } = useTranslation('orcid');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const ticket = params.get('orcid') ?? '';
  const orcid = orcidIn(ticket);
  if (orcid === null) return <OrcidTicketMissing title={t('orcid.register.title')} />;
  return (
    <AccountCard
      title={t('orcid.register.title')}
      intro={
        <>
          {t('orcid.register.lead')}
          <OrcidShown orcid={orcid} />
        </>
      }
      foot={
        <span>
          {t('orcid.register.hasAccount')}
          <TextLink to={`/loginBang?${params.toString()}`} ms="1" textDecoration="underline">
            {t('orcid.register.bind')}
          </TextLink>
        </span>
      }
    >
      <RegisterForm orcidTicket={ticket} onRegistered={(email) => void navigate('/tipmsg', { state: { email } })} />
    </AccountCard>
  );
}
