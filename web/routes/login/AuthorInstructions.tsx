// Instructions for authors, folded.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

export function AuthorInstructions() {
  const { t } = useTranslation('login');
  const steps = [
    t('login.instructions.register'), t('login.instructions.profile'), t('login.instructions.journal'),
    t('login.instructions.text'), t('login.instructions.files'), t('login.instructions.follow'),
  ];
  return (
    <chakra.details borderTopWidth="1px" pt="4">
      <chakra.summary cursor="pointer" fontWeight="medium" color="accent.fg">{t('login.instructions.title')}</chakra.summary>
      <chakra.ol mt="3" ps="5" display="grid" gap="2" lineHeight="reading" listStyleType="decimal">
        {steps.map((step) => <li key={step}>{step}</li>)}
      </chakra.ol>
    </chakra.details>
  );
}
