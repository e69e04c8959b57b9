// It is saved: on to its workflow, or back to the list. A conference has both lists to go to (D13-043).
import { useTranslation } from 'react-i18next';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { manageLink } from '../../components/colloquiums/manage-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { addressOf } from '../../../shared/screens.ts';

export interface Created {
  id: string;
  name: string;
}

interface CreatedDialogProps {
  kind: ColloquiumKindName;
  created: Created;
  roleId: number;
  onGo: (address: string) => void;
}

export function CreatedDialog({ kind, created, roleId, onGo }: CreatedDialogProps) {
  const { t } = useTranslation('colloquiumForm');
  const isConference = kind === 'CONFERENCE';
  // The name is for readers of the address; the id is what counts (D13-117).
  const query = new URLSearchParams({ roleId: String(roleId), id: created.id, name: created.name });
  return (
    <Dialog
      isOpen
      isMessage
      title={t('colloquiumForm.created.title')}
      footer={
        <>
          {isConference && (
            <Button onClick={() => onGo(addressOf('meetList', { roleId: roleId }))}>{t('colloquiumForm.created.toConferences')}</Button>
          )}
          <Button onClick={() => onGo(addressOf('operateList', { roleId: roleId }))}>
            {t(isConference ? 'colloquiumForm.created.toPeriodicals' : 'colloquiumForm.created.close')}
          </Button>
          <Button variant="solid" onClick={() => onGo(manageLink(kind, 'workflow', query))}>
            {t('colloquiumForm.created.goOn')}
          </Button>
        </>
      }
    >
      {t('colloquiumForm.created.text', { name: created.name })}
    </Dialog>
  );
}
