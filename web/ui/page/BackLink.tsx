// Above a page that was opened from a list: the way back to it.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { TextLink } from '../TextLink.tsx';

/** `state`: of the history entry that the link makes. */
export function BackLink({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.nav aria-label={t('ui.breadcrumb')} mb="3" data-no-print>
      <TextLink to={to} state={state}>
        <Icon name="arrowLeft" me="1.5" />
        {children}
      </TextLink>
    </chakra.nav>
  );
}
