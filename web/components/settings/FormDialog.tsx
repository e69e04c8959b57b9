// A dialog with a form of a few fields: input is not lost to a stray click or Escape.
import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';

interface Props {
  title: string;
  /** Repeats the verb of the title. */
  confirmLabel: string;
  failure: string | undefined;
  isTyped: boolean;
  isPending: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog({ title, confirmLabel, failure, isTyped, isPending, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('ui');
  const formId = useId();
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      {...(!isTyped && { onClose })}
      onConfirm={() => void onSubmit()}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.dialog.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <ErrorNotice message={failure} />
        {children}
      </chakra.form>
    </Dialog>
  );
}
