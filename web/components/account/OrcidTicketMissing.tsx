// A page that needs ORCID's word, opened without it.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AccountCard } from './AccountCard.tsx';
import { OrcidLink } from './OrcidLink.tsx';

export function OrcidTicketMissing({ title }: { title: string }) {
  const { t } = useTranslation('orcid');
  return (
    <AccountCard title={title} foot={<TextLink to="/login">{t('orcid.success.back')}</TextLink>}>
      <chakra.div display="grid" gap="4">
        <ErrorNotice message={t('orcid.bang.noTicket')} />
        <OrcidLink query="">{t('orcid.bang.again')}</OrcidLink>
      </chakra.div>
    </AccountCard>
  );
}
