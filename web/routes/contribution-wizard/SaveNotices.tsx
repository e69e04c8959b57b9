// Above the forms: text put back from an earlier sitting, what could not be saved and why, and a manuscript saved elsewhere.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/ErrorNotice.tsx';
import { useMessage } from '../../ui/useMessage.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { TEXT_SECTIONS, type TextSection } from './text-sections.ts';
import { useWizard } from './wizard-context.ts';

/** `onDiscarded`: the forms must read the saved texts again. */
export function SaveNotices({ onDiscarded }: { onDiscarded: () => void }) {
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const [isAsking, setIsAsking] = useState(false);
  const failed = TEXT_SECTIONS.filter((section) => saving.failures[section] !== undefined);
  function handleDiscard() {
    setIsAsking(false);
    draft.clearAll();
    saving.forgetFailures();
    onDiscarded();
  }
  return (
    <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
      {draft.isRestored && failed.length === 0 && (
        <InfoNotice>
          {t('wizard.restored.text')} <Button variant="link" onClick={() => setIsAsking(true)}>{t('wizard.restored.discard')}</Button>
        </InfoNotice>
      )}
      <ConfirmDialog isOpen={isAsking} isDestructive title={t('wizard.restored.confirmTitle')} confirmLabel={t('wizard.restored.confirm')} onConfirm={handleDiscard} onCancel={() => setIsAsking(false)}>
        {t('wizard.restored.confirmText')}
      </ConfirmDialog>
      {saving.isConflict ? <ConflictNotice onDiscarded={onDiscarded} /> : failed.map((section) => <Failure key={section} section={section} error={saving.failures[section]} />)}
    </chakra.div>
  );
}

function Failure({ section, error }: { section: TextSection; error: Error | undefined }) {
  const { t } = useTranslation('wizard');
  const { saving } = useWizard();
  const fields = error instanceof ApiError ? Object.values(error.fields) : [];
  const reason = useMessage(fields.length > 0 ? fields.join(' ') : errorMessage(error));
  return (
    <ErrorNotice>
      {t('wizard.failed.text', { section: t(`wizard.tab.${section}`), reason })}{' '}
      <Button variant="link" isPending={saving.isBusy} onClick={() => void saving.save(section)}>{t('wizard.failed.retry')}</Button>
    </ErrorNotice>
  );
}
