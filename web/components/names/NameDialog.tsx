// Says which part of a name is the family name and how it is written in Latin letters; the text itself is changed elsewhere.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ownNameRules, type PersonName, NAME_TEXTS, type TypedName } from '../../../shared/forms/person-name.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { NameParts } from './NameParts.tsx';

interface NameDialogProps {
  name: TypedName;
  /** Teams and institutions may stand here too. */
  canBeGroup?: boolean;
  isPending: boolean;
  /** Answers whether it was saved. */
  onSave: (name: PersonName, onError: (error: Error) => void) => Promise<boolean>;
  onClose: () => void;
}

export function NameDialog({ name, canBeGroup = false, isPending, onSave, onClose }: NameDialogProps) {
  const { t } = useTranslation('names');
  const formId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const form = useForm({ defaultValues: { name }, resolver: zodResolver(ownNameRules(name.text)) });
  const { errors, isDirty } = form.formState;
  const typed = { ...name, ...form.watch('name') };
  const handleSave = form.handleSubmit(async ({ name: said }) => {
    setFailure(undefined);
    const places = NAME_TEXTS.map((part) => `name.${part}` as const);
    if (await onSave(said, (error) => setFailure(applyFieldErrors(error, form.setError, places)))) onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isMessage={false}
      size="md"
      title={t('names.dialog', { name: name.text })}
      confirmLabel={t('names.save')}
      formId={formId}
      isTyped={isDirty}
      isPending={isPending}
      onCancel={onClose}
    >
      <chakra.form id={formId} noValidate display="grid" gap="3" onSubmit={(event) => void handleSave(event)}>
        <chakra.p color="fg.muted">{t('names.use')}</chakra.p>
        <ErrorNotice message={failure ?? errors.name?.root?.message ?? errors.name?.message} />
        <NameParts
          ref={fields}
          name={typed}
          part={(part) => form.register(`name.${part}`)}
          errors={Object.fromEntries(NAME_TEXTS.map((part) => [part, errors.name?.[part]?.message]))}
          canBeGroup={canBeGroup}
          onName={(changed) => changed && form.setValue('name', changed, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
        />
      </chakra.form>
    </ConfirmDialog>
  );
}
