// Above the forms: text put back from an earlier sitting, what could not be saved and why, and a manuscript saved elsewhere.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/ErrorNotice.tsx';
import { useMessage } from '../../ui/useMessage.ts';
import { TEXT_SECTIONS, type TextSection } from './text-sections.ts';
import { useReloadContribution } from './useReloadContribution.ts';
import { useWizard } from './wizard-context.ts';

/** `onDiscarded`: the forms must read the saved texts again. */
export function SaveNotices({ onDiscarded }: { onDiscarded: () => void }) {
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const failed = TEXT_SECTIONS.filter((section) => saving.failures[section] !== undefined);
  function handleDiscard() {
    draft.clearAll();
    saving.forgetFailures();
    onDiscarded();
  }
  return (
    <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
      {draft.isRestored && failed.length === 0 && (
        <InfoNotice>
          {t('wizard.restored.text')} <Button variant="link" onClick={handleDiscard}>{t('wizard.restored.discard')}</Button>
        </InfoNotice>
      )}
      {saving.isConflict ? <Conflict onDiscarded={onDiscarded} /> : failed.map((section) => <Failure key={section} section={section} error={saving.failures[section]} />)}
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

/** Someone, or another page of the same author, saved first: nothing typed here is given up without being asked. */
function Conflict({ onDiscarded }: { onDiscarded: () => void }) {
  const { t } = useTranslation('wizard');
  const { contributionId, draft, saving } = useWizard();
  const { reload, isPending } = useReloadContribution();
  const text = useRef<HTMLParagraphElement>(null);
  async function resolve(after: () => void) {
    const version = contributionId === null ? null : await reload(contributionId);
    if (version === null) return;
    draft.setVersion(version);
    saving.forgetFailures();
    after();
  }
  // The button that was pressed may be far below.
  useEffect(() => {
    text.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ErrorNotice>
      <p ref={text}>{t('wizard.conflict.text')}</p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <Button size="sm" isPending={isPending} onClick={() => void resolve(() => void saving.saveAll())}>{t('wizard.conflict.keepMine')}</Button>
        <Button size="sm" isPending={isPending} onClick={() => void resolve(() => { draft.clearAll(); onDiscarded(); })}>{t('wizard.conflict.takeTheirs')}</Button>
      </chakra.div>
    </ErrorNotice>
  );
}
