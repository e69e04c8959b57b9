// A tab while no periodical or conference is chosen: saving asks for one (R3-098).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import type { Kind } from './manage-address.ts';

export function NothingChosen({ kind }: { kind: Kind }) {
  const { t } = useTranslation('manage');
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <EmptyState
        icon={kind === 'PERIODICAL' ? 'book' : 'calendar'}
        title={t(`manage.chooseFirst.${kind}`)}
        hint={t('manage.chooseHint')}
      />
      <FormFoot>
        <Button variant="solid" onClick={() => setIsAsked(true)}>
          {t('manage.save')}
        </Button>
      </FormFoot>
      <Dialog
        isOpen={isAsked}
        title={t('manage.notSaved')}
        onClose={close}
        footer={
          <Button variant="solid" onClick={close}>
            {t('manage.understood')}
          </Button>
        }
      >
        {t(`manage.chooseFirst.${kind}`)}
      </Dialog>
    </>
  );
}
