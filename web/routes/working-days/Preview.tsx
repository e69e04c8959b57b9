// Effect of an import on due days.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/page/Panel.tsx';
import type { PreviewedImport } from './useImportCalendar.ts';

export function Preview({ preview: { workingDays, moved, confirmed, examples } }: { preview: PreviewedImport }) {
  const { t } = useTranslation('workingDays');
  return (
    <Panel id="preview" title={t('workingDays.previewTitle')}>
      <chakra.ul listStyleType="none" display="grid" gap="1">
        <li>{t('workingDays.days', { count: workingDays })}</li>
        <li>{t('workingDays.moved', { count: moved })}</li>
        <li>{t('workingDays.confirmed', { count: confirmed })}</li>
      </chakra.ul>
      {examples.length > 0 && (
        <chakra.ul mt="3" ps="5" listStyleType="disc" color="fg.muted">
          {examples.map(({ contribution, from, to }, index) => (
            <li key={contribution?.id ?? index}>{t('workingDays.example', { number: contribution?.manuscriptNumber ?? '—', from, to })}</li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}
