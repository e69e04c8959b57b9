// Under the uploaded manuscript of a journal that reviews double blind: what in the file says who wrote it, and what is done about it (docs/decisions/0009).
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { InfoNotice } from '../../ui/ErrorNotice.tsx';
import { useFileReading } from './useFileReading.ts';

/** Mount it anew for another file. Silent when there is nothing to say, or the file cannot be read. */
export function BlindnessAdvice({ file: { id, name } }: { file: { readonly id: string; readonly name: string } }) {
  const { t } = useTranslation('wizard');
  const { read, reading } = useFileReading();
  const start = useEffectEvent(() => void read(id));
  useEffect(() => start(), []);
  const blindness = reading?.blindness;
  if (!blindness) return null;
  const names = (list: readonly string[]) => list.join(t('wizard.blind.comma'));
  const staying = [
    blindness.text.length > 0 && t('wizard.blind.text', { names: names(blindness.text) }),
    blindness.headers.length > 0 && t('wizard.blind.headers', { names: names(blindness.headers) }),
  ].filter((line) => line !== false);
  const cleaned = [
    blindness.properties.length > 0 && t('wizard.blind.properties', { names: names(blindness.properties) }),
    blindness.commentCount > 0 && t('wizard.blind.comments', { count: blindness.commentCount }),
    blindness.changeCount > 0 && t('wizard.blind.changes', { count: blindness.changeCount }),
  ].filter((line) => line !== false);
  if (staying.length + cleaned.length === 0) return null;
  return (
    <chakra.div role="status" mt="4">
      <InfoNotice tone={staying.length > 0 ? 'warning' : 'accent'}>
        <chakra.p fontWeight="medium" overflowWrap="anywhere">{t('wizard.blind.title', { name })}</chakra.p>
        {staying.length > 0 && <><p>{t('wizard.blind.staying')}</p><Lines lines={staying} /></>}
        {cleaned.length > 0 && <><p>{t('wizard.blind.cleaned')}</p><Lines lines={cleaned} /></>}
      </InfoNotice>
    </chakra.div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <chakra.ul listStyleType="disc" ps="5" overflowWrap="anywhere">{lines.map((line) => <li key={line}>{line}</li>)}</chakra.ul>;
}
