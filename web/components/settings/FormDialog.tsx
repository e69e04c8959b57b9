// A dialog with a form of a few fields: input is not lost to a stray click or Escape.
import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
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
  const formId = useId();
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={title}
      confirmLabel={confirmLabel}
      formId={formId}
      isTyped={isTyped}
      isPending={isPending}
      onConfirm={() => void onSubmit()}
      onCancel={onClose}
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
    </ConfirmDialog>
  );
}
