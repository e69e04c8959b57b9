// Before an entry is retired: its uses, and the consequences for them.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { useUses, type Entry } from './useEntryColumns.tsx';
import { useRetireEntry } from './useRetireEntry.ts';

export function RetireDialog({ entry, onClose }: { entry: Entry; onClose: (isDone: boolean) => void }) {
  const { t } = useTranslation('dictionaries');
  const { run: retireEntry, isPending } = useRetireEntry();
  const uses = useUses()(entry);
  async function handleConfirm() {
    if (!(await retireEntry({ dictionaryEntryId: entry.id, isRetired: true }))) return;
    showNotice({ kind: 'success', text: t('dictionaries.retiredNotice', { name: entry.labelZh }) });
    onClose(true);
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('dictionaries.retireTitle', { name: entry.labelZh })}
      confirmLabel={t('dictionaries.retire')}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={() => onClose(false)}
    >
      <p>{uses === null ? t('dictionaries.retireUnused') : t('dictionaries.retireUsed', { uses })}</p>
      {entry.type === 'SUBJECT' && (entry.uses?.journals ?? 0) > 0 && <p>{t('dictionaries.retireSubject')}</p>}
    </ConfirmDialog>
  );
}
