// A note on what would be here, and the next step.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon.tsx';
import { useDocumentTitle } from '../page/useDocumentTitle.ts';

interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  icon?: IconName;
}

export function EmptyState({ title, hint, action, icon = 'inbox' }: EmptyStateProps) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="2" px="6" py="14">
      <Icon name={icon} boxSize="10" color="fg.muted" strokeWidth="1.25" />
      <chakra.div fontSize="lg" fontWeight="medium" textWrap="balance">
        {title}
      </chakra.div>
      {hint && (
        <chakra.div color="fg.muted" maxW="28rem" textWrap="balance" lineHeight="reading">
          {hint}
        </chakra.div>
      )}
      {action && <chakra.div mt="3">{action}</chakra.div>}
    </chakra.div>
  );
}

/** A whole page that has nothing to show but this: its title is the page's heading and name. */
export function EmptyPage({ title, ...rest }: EmptyStateProps & { title: string }) {
  useDocumentTitle(title);
  return <EmptyState title={<h1>{title}</h1>} {...rest} />;
}
