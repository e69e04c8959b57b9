// One form over an object that others may save too, saved on a button: input is kept, untouched fields follow others' saves, and typed ones
// are merged field by field.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from '../../shared/forms/zod.ts';
import { applyFieldErrors } from '../relay/field-errors.ts';
import { useDraft, type Draft } from './useDraft.ts';
import { useDraftForm } from './useDraftForm.ts';

/** What was saved, with its new version; none when it failed. */
export type NewVersion = { readonly version: number | null | undefined } | null | undefined;

interface FormDraftOptions<Values extends FieldValues, Output extends FieldValues> {
  /** Read once; it names the person and the object. */
  key: string;
  /** The fields as they stand in the form, for drafts of an earlier release. */
  shape: z.ZodObject & z.ZodType<Values>;
  rules: z.ZodType<Output, Values>;
  /** The server's values, as the form shows them, and their version. */
  saved: Values;
  version: number;
  /** Saves the checked values in place of `version`; `onError` is called when it fails. */
  send: (values: Output, version: number, onError: (error: Error) => void) => Promise<NewVersion>;
  /** Fetches the saved values; null when they could not be fetched (the reason has been shown). */
  reload: () => Promise<{ values: Values; version: number } | null>;
  /** The fields at which the server's errors are shown; the others are shown above the form. */
  fields: readonly Path<Values>[];
  /** Fields that are never kept beside the page: passwords. */
  secrets?: readonly string[];
}

export interface FormDraft<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  draft: Draft<{ form: Values }>;
  /** Something is typed and not saved. */
  isUnsaved: boolean;
  isPending: boolean;
  /** Why it was not saved, where that is about no field. */
  failure: string | undefined;
  /** Checks and saves; answers whether all of it is saved that was typed when it was called. */
  submit: () => Promise<boolean>;
  /** After a choice between typed and saved values: the form shows the result. */
  refill: () => void;
}

export function useFormDraft<Values extends FieldValues, Output extends FieldValues>(
  options: FormDraftOptions<Values, Output>,
): FormDraft<Values, Output> {
  const { key, shape, rules, saved, version, send, reload, fields, secrets } = options;
  const [failure, setFailure] = useState<string | undefined>();
  const draft = useDraft<{ form: Values }>({
    key,
    shapes: { form: shape },
    saved: { version, sections: { form: saved } },
    secrets,
    writes: {
      sections: ['form'],
      problemOf: (_form, { form: values }) => rules.safeParse(values).error?.issues[0]?.message ?? null,
      send: async (_form, { form: values }, over, { onError }) => {
        const newer = await send(rules.parse(values), over ?? version, onError);
        return newer?.version == null ? null : { version: newer.version };
      },
    },
    reload: async () => {
      const now = await reload();
      return now && { version: now.version, sections: { form: now.values } };
    },
  });
  const { store, saving } = draft;
  const form = useForm<Values, unknown, Output>({
    // A whole form is its own default.
    defaultValues: (store.sections.form ?? saved) as DefaultValues<Values>,
    mode: 'onTouched',
    resolver: zodResolver(rules),
    shouldFocusError: false,
  });
  useDraftForm(form, draft, {
    saved,
    isChecked: false,
    onChange: (values) => (values === null ? store.clear('form') : store.put('form', values)),
  });
  async function submit(): Promise<boolean> {
    setFailure(undefined);
    let isSaved = false;
    await form.handleSubmit(async () => {
      // Also for values equal to the saved ones: the button answers.
      if (store.current().form === undefined) store.put('form', structuredClone(form.getValues()));
      const result = await saving.save('form');
      isSaved = result === 'saved';
      const error = saving.failureOf('form');
      if (result === 'failed' && error !== undefined) setFailure(applyFieldErrors(error, form.setError, fields));
    })();
    return isSaved;
  }
  return {
    form,
    draft,
    isUnsaved: store.hasUnsaved,
    isPending: saving.isBusy,
    failure,
    submit,
    refill: () => form.reset(store.current().form ?? saved),
  };
}
