// The form of a small dialog: checked by the shared rules, errors of the server at their fields, the rest above.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from '../../../shared/forms/zod.ts';
import { applyFieldErrors } from '../../relay/field-errors.ts';

/** `send` answers whether it was done, and gives `onError` the reason if not. */
export function useDialogForm<Values extends FieldValues, Output extends FieldValues>(
  rules: z.ZodType<Output, Values>,
  values: DefaultValues<Values>,
  fields: readonly Path<Values>[],
  send: (values: Output, onError: (error: Error) => void) => Promise<boolean>,
) {
  const form = useForm<Values, unknown, Output>({ defaultValues: values, resolver: zodResolver(rules) });
  const [failure, setFailure] = useState<string | undefined>();
  const handleSubmit = form.handleSubmit(async (checked) => {
    setFailure(undefined);
    await send(checked, (error) => setFailure(applyFieldErrors(error, form.setError, fields)));
  });
  return { form, failure, isTyped: form.formState.isDirty, handleSubmit };
}
