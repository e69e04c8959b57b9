// What terms of the workflow mean, in place (B-454).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const TERMS = ['REJECTED', 'NOT_ACCEPTED', 'SINGLE_PUBLISHED', 'COMPILED'] as const;

/** Of these words, those that need it. */
export function Terms({ of }: { of: readonly (string | null | undefined)[] }) {
  const { t } = useTranslation('help');
  const known = of.flatMap((word) => TERMS.filter((term) => term === word));
  if (known.length === 0) return null;
  return (
    <chakra.p mt="2" mb="3" color="fg.muted" fontSize="sm" lineHeight="reading" maxW="prose">
      {known.map((term) => (
        <chakra.span key={term} display="block">
          {t(`help.term.${term}`)}
        </chakra.span>
      ))}
    </chakra.p>
  );
}
