// The manuscript has been submitted.
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AUTHOR_LIST } from '../../../components/contribution/links.ts';
import { NoticeDialog } from '../../../ui/overlay/Dialog.tsx';

/** Shown once there is a number. */
export function SubmittedDialog({ manuscriptNumber }: { manuscriptNumber: string | null }) {
  const { t } = useTranslation('wizard');
  const navigate = useNavigate();
  const leave = () => void navigate(AUTHOR_LIST);
  return (
    <NoticeDialog isOpen={manuscriptNumber !== null} title={t('wizard.submitted.title')} closeLabel={t('wizard.list')} onClose={leave}>
      <p>{t('wizard.submitted.text', { number: manuscriptNumber ?? '' })}</p>
    </NoticeDialog>
  );
}
