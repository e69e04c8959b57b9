// The draft is kept (R1-172): go on writing, or leave it for another day (R1-180).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DRAFT_LIST } from '../../../components/contribution/links.ts';
import { Button } from '../../../ui/Button.tsx';
import { timeText } from '../../../ui/text/dates.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { FIRST_FOCUS } from '../../../ui/overlay/Modal.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { BackToList } from '../BackToList.tsx';
import { useWizard } from '../wizard-context.ts';

/** `isDraft`: not submitted yet, so that it is among the unfinished ones. */
export function DraftSavedDialog({ isOpen, isDraft, onClose }: { isOpen: boolean; isDraft: boolean; onClose: () => void }) {
  const { t } = useTranslation('wizard');
  const { saving } = useWizard();
  return (
    <Dialog
      isOpen={isOpen}
      isMessage
      title={t('wizard.draft.saved')}
      onClose={onClose}
      footer={
        <>
          <BackToList />
          <Button {...FIRST_FOCUS} variant="solid" onClick={onClose}>
            {t('wizard.goOn')}
          </Button>
        </>
      }
    >
      {saving.savedAt !== null && <p>{t('wizard.draft.savedAt', { time: timeText(saving.savedAt) })}</p>}
      {isDraft && (
        <chakra.p mt="2">
          <TextLink to={DRAFT_LIST}>{t('wizard.draft.list')}</TextLink>
        </chakra.p>
      )}
    </Dialog>
  );
}
