// Another address for an invitation whose letter did not arrive, and sending it again. A reason is asked for where the server wants one.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Textarea } from '../../ui/form/controls.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';

export interface Corrected {
  email: string;
  conflictReason: string;
}

interface CorrectAddressProps {
  name: string;
  isPending: boolean;
  /** Answers whether it was done; else `onError` got the reason. */
  onSend: (corrected: Corrected, onError: (error: Error) => void) => Promise<boolean>;
}

export function CorrectAddress({ name, isPending, onSend }: CorrectAddressProps) {
  const { t } = useTranslation('mail');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        // Stands in narrow columns of tables.
        whiteSpace="normal"
        textAlign="start"
        aria-label={t('mail.correctNamed', { name })}
        data-no-print
        onClick={() => setIsOpen(true)}
      >
        {t('mail.correct')}
      </Button>
      {isOpen && <AddressDialog name={name} isPending={isPending} onSend={onSend} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const FIELDS = ['email', 'conflictReason'] as const;

function AddressDialog({ name, isPending, onSend, onClose }: CorrectAddressProps & { onClose: () => void }) {
  const { t } = useTranslation('mail');
  const [failure, setFailure] = useState<string | undefined>();
  const form = useForm({ defaultValues: { email: '', conflictReason: '' } });
  const { errors } = form.formState;
  const [isReasonAsked, setIsReasonAsked] = useState(false);
  const send = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const onError = (error: Error) => {
      setFailure(applyFieldErrors(error, form.setError, FIELDS));
      if (form.getFieldState('conflictReason').error) setIsReasonAsked(true);
    };
    if (await onSend(values, onError)) onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      title={t('mail.correctNamed', { name })}
      confirmLabel={t('mail.correct.send')}
      isPending={isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <chakra.form noValidate display="grid" gap="4" onSubmit={(event) => void send(event)}>
        <ErrorNotice message={failure} />
        <p>{t('mail.correct.means')}</p>
        <Field label={t('mail.correct.email')} isRequired error={errors.email?.message}>
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        {isReasonAsked && (
          <Field label={t('mail.correct.reason')} isRequired error={errors.conflictReason?.message}>
            <Textarea rows={2} {...form.register('conflictReason')} />
          </Field>
        )}
      </chakra.form>
    </ConfirmDialog>
  );
}
