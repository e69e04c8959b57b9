// Binds an existing account to the ORCID iD that one came with, or leads to registering a new one (SC-005).
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountCard } from '../../components/account/AccountCard.tsx';
import { orcidIn } from '../../components/account/orcid-id.ts';
import { OrcidShown } from '../../components/account/OrcidMark.tsx';
import { OrcidTicketMissing } from '../../components/account/OrcidTicketMissing.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BindForm } from './BindForm.tsx';

export function LoginBangPage() {
  const { t } = useTranslation('orcid');
  const [params] = useSearchParams();
  const ticket = params.get('orcid') ?? '';
  const orcid = orcidIn(ticket);
  if (orcid === null) return <OrcidTicketMissing title={t('orcid.bang.title')} />;
  return (
    <AccountCard
      title={t('orcid.bang.title')}
      intro={
        <>
          {t('orcid.bang.lead')}
          <OrcidShown orcid={orcid} />
        </>
      }
      // Ticket, and the page that was asked for.
      foot={
        <>
          <span>
            {t('orcid.bang.question')}
            <TextLink to={`/siginSys?${params.toString()}`} ms="1" textDecoration="underline">
              {t('orcid.bang.register')}
            </TextLink>
          </span>
          <TextLink to="/login">{t('orcid.success.back')}</TextLink>
        </>
      }
    >
      <BindForm ticket={ticket} />
    </AccountCard>
  );
}
