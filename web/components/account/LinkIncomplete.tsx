// A page that a link of a letter opens, opened without the link's code: it shows the remedy, instead of an act that cannot succeed.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { AccountCard } from './AccountCard.tsx';

interface LinkIncompleteProps {
  /** Title of the page. */
  title: string;
  /** Where another link is asked for. */
  again: { to: string; label: string };
}

export function LinkIncomplete({ title, again }: LinkIncompleteProps) {
  const { t } = useTranslation('account');
  return (
    <AccountCard title={title} foot={<TextLink to="/login">{t('account.backToSignIn')}</TextLink>}>
      <chakra.div display="grid" gap="4">
        <ErrorNotice message={t('account.link.incomplete')} />
        <ButtonLink to={again.to} variant="solid" size="lg">
          {again.label}
        </ButtonLink>
      </chakra.div>
    </AccountCard>
  );
}
