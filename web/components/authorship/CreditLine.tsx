// The roles of an author (CRediT) in one line; nothing where nobody has said them.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CreditRoleName } from '../../../shared/credit.ts';

export function CreditLine({ roles }: { roles: readonly CreditRoleName[] }) {
  const { t } = useTranslation(['manuscripts', 'messages']);
  if (roles.length === 0) return null;
  const named = roles.map((role) => t(`credit.${role}`, { ns: 'messages' }));
  return (
    <chakra.div color="fg.muted" fontSize="sm">
      {t('manuscripts.author.roles', { roles: named.join(t('manuscripts.listSeparator')) })}
    </chakra.div>
  );
}
