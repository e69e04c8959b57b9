// A file on its way, told on the other tabs.
import { useTranslation } from 'react-i18next';
import { InfoNotice } from '../../../ui/notice/ErrorNotice.tsx';

export function UploadLine({ file, progress }: { file: File; progress: number }) {
  const { t } = useTranslation('wizard');
  return <InfoNotice>{t('wizard.filled.uploading', { name: file.name, percent: Math.round(progress * 100) })}</InfoNotice>;
}
