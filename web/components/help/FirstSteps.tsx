// The first three steps of a role, where its list has nothing yet (B-454).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RoleKindCode } from '../../../shared/roles.ts';

export function FirstSteps({ role }: { role: RoleKindCode }) {
  const { t } = useTranslation('help');
  return (
    <chakra.ol listStyleType="decimal" textAlign="start" ps="6" display="grid" gap="1.5">
      {([1, 2, 3] as const).map((step) => (
        <li key={step}>{t(`help.steps.${role}.${step}`)}</li>
      ))}
    </chakra.ol>
  );
}
