// The way in by ORCID: a link, for it leaves the page.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { OrcidLink } from '../../components/account/OrcidLink.tsx';

export function OrcidSignIn({ isRemembered, next }: { isRemembered: boolean; next: string | null }) {
  const { t } = useTranslation('login');
  const query = new URLSearchParams({ ...(isRemembered && { remember: '1' }), ...(next !== null && { next }) }).toString();
  return (
    <chakra.div display="grid" gap="4">
      <chakra.div
        display="flex"
        alignItems="center"
        gap="3"
        color="fg.muted"
        fontSize="sm"
        _before={{ content: '""', flex: '1', borderTopWidth: '1px' }}
        _after={{ content: '""', flex: '1', borderTopWidth: '1px' }}
      >
        {t('login.orcid.or')}
      </chakra.div>
      <OrcidLink query={query} size="lg">
        {t('login.orcid.signIn')}
      </OrcidLink>
    </chakra.div>
  );
}
