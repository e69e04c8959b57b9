// Above a page that was opened from a list: the way back to it.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.tsx';
import { TextLink } from './TextLink.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.nav aria-label={t('ui.breadcrumb')} mb="3" data-no-print>
      <TextLink to={to}>
        <Icon name="arrowLeft" me="1.5" />
        {children}
      </TextLink>
    </chakra.nav>
  );
}
