// The number of a manuscript, large and to be copied.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

export function ManuscriptNumber({ value }: { value: string }) {
  const { t } = useTranslation('wizard');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  async function handleCopy() {
    try {
      // Without https a browser has no clipboard, and this throws, too.
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="2" alignItems="center">
        <chakra.p fontSize="lg">
          {t('wizard.submitted.number')}
          <chakra.strong fontSize="xl" userSelect="all" fontVariantNumeric="tabular-nums">
            {value}
          </chakra.strong>
        </chakra.p>
        <Button size="sm" onClick={() => void handleCopy()}>
          {t('wizard.submitted.copy')}
        </Button>
      </chakra.div>
      <chakra.p role="status" fontSize="sm" color="fg.muted" mt="1" _empty={{ display: 'none' }}>
        {outcome && t(`wizard.submitted.${outcome}`)}
      </chakra.p>
    </>
  );
}
