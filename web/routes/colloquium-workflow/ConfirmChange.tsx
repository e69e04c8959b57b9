// Before a change of switches is saved: how many manuscripts in which states go another way from their next act on.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { ConfirmChange_preview$key } from './__generated__/ConfirmChange_preview.graphql.ts';

interface ConfirmChangeProps {
  /** Null: the affected manuscripts could not be read. */
  preview: ConfirmChange_preview$key | null;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

export function ConfirmChange({ preview, onConfirm, onClose }: ConfirmChangeProps) {
  const affected = useFragment(
    graphql`
      fragment ConfirmChange_preview on WorkflowPreview {
        affected {
          state
          count
        }
      }
    `,
    preview,
  )?.affected;
  const { t } = useTranslation(['manage', 'messages']);
  const handleConfirm = () => void onConfirm();
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={t('manage.confirm.title')}
      confirmLabel={t('manage.confirm.save')}
      cancelLabel={t('manage.confirm.back')}
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {affected ? (
        <>
          <p>{t('manage.confirm.text', { count: affected.reduce((sum, { count }) => sum + count, 0) })}</p>
          <chakra.ul mt="3" ps="5" aria-label={t('manage.confirm.states')}>
            {affected.map(({ state, count }) => (
              <li key={state}>{t('manage.confirm.state', { state: t(`state.${state}`, { ns: 'messages' }), count })}</li>
            ))}
          </chakra.ul>
        </>
      ) : (
        <p>{t('manage.confirm.unknown')}</p>
      )}
    </ConfirmDialog>
  );
}
