// Saves input at once and says that it is saved (R1-165, R1-172); unsavable input is led to.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { showNotice } from '../../../ui/notice/notices.tsx';
import { useWizard } from '../wizard-context.ts';
import { DraftSavedDialog } from './DraftSavedDialog.tsx';

/** `isDraft`: not submitted yet. */
export function SaveDraft({ isDraft }: { isDraft: boolean }) {
  const { t } = useTranslation('wizard');
  const { saving, check } = useWizard();
  const [isKept, setIsKept] = useState(false);
  async function handleSave() {
    const result = await saving.saveAll();
    if (result === 'invalid') {
      showNotice({ kind: 'error', key: 'draft', text: t('wizard.draft.invalid') });
      check();
    }
    if (result === 'disputed') showNotice({ kind: 'info', key: 'draft', text: t('wizard.draft.disputed') });
    setIsKept(result === 'saved' || result === 'unchanged');
  }
  return (
    <>
      <Button onClick={() => void handleSave()}>{t('wizard.draft.save')}</Button>
      <DraftSavedDialog isOpen={isKept} isDraft={isDraft} onClose={() => setIsKept(false)} />
    </>
  );
}
