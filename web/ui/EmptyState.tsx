// What would be here, and the next step.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

export function EmptyState({ title, hint, action, icon = 'inbox' }: { title: string; hint?: ReactNode; action?: ReactNode; icon?: IconName }) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="center" textAlign="center" gap="2" px="6" py="14">
      <Icon name={icon} boxSize="10" color="fg.muted" strokeWidth="1.25" />
      <chakra.p fontSize="lg" fontWeight="medium" textWrap="balance">{title}</chakra.p>
      {hint && <chakra.div color="fg.muted" maxW="28rem" textWrap="balance" lineHeight="reading">{hint}</chakra.div>}
      {action && <chakra.div mt="3">{action}</chakra.div>}
    </chakra.div>
  );
}
