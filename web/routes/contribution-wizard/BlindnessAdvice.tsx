// Under the uploaded manuscript of a journal that reviews double blind: what in the file says who wrote it, and what is done about it (docs/decisions/0009).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { InfoNotice, RetryNotice } from '../../ui/ErrorNotice.tsx';
import type { ManuscriptFile } from './manuscript-file.ts';
import type { Blindness, BlindnessReport } from './useBlindness.ts';

export interface BlindnessAdviceProps {
  file: ManuscriptFile;
  report: BlindnessReport;
}

export function BlindnessAdvice({ file: { name }, report: { blindness, failure, retry } }: BlindnessAdviceProps) {
  const { t } = useTranslation('wizard');
  return (
    <chakra.div role="status" mt="4" _empty={{ display: 'none' }}>
      {failure !== undefined && <RetryNotice message={failure} onRetry={retry} />}
      {blindness && (blindness.isRead ? <Advice name={name} blindness={blindness} /> : <InfoNotice>{t('wizard.blind.unread', { name })}</InfoNotice>)}
    </chakra.div>
  );
}

function Advice({ name, blindness }: { name: string; blindness: Blindness }) {
  const { t } = useTranslation('wizard');
  const told = (list: readonly string[]) => list.join(t('wizard.blind.comma'));
  const { properties, markNames } = blindness;
  const staying = (['text', 'headers', 'commentTexts', 'deleted'] as const).filter((place) => blindness[place].length > 0).map((place) => t(`wizard.blind.${place}`, { names: told(blindness[place]) }));
  const cleaned = [
    properties.length > 0 && t('wizard.blind.properties', { names: told(properties) }),
    markNames.length > 0 && t('wizard.blind.marks', { names: told(markNames) }),
  ].filter((line) => line !== false);
  if (staying.length === 0) {
    return (
      <InfoNotice tone="success">
        <chakra.p overflowWrap="anywhere">{t('wizard.blind.clean', { name })}</chakra.p>
        {cleaned.length > 0 && <><chakra.p mt="2">{t('wizard.blind.cleaned')}</chakra.p><Lines lines={cleaned} /></>}
      </InfoNotice>
    );
  }
  return (
    <InfoNotice tone="warning">
      <chakra.p fontWeight="medium" overflowWrap="anywhere">{t('wizard.blind.title', { name })}</chakra.p>
      <Lines lines={staying} />
      <p>{t('wizard.blind.staying')}</p>
      {cleaned.length > 0 && <><chakra.p mt="2">{t('wizard.blind.cleaned')}</chakra.p><Lines lines={cleaned} /></>}
    </InfoNotice>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <chakra.ul listStyleType="disc" ps="5" overflowWrap="anywhere">{lines.map((line) => <li key={line}>{line}</li>)}</chakra.ul>;
}
