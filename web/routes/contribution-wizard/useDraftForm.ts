// Ties a form to the unsaved texts: every change is kept, what was put back or refused is checked at once, and fields that nobody
// touched here follow what is saved by others.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame } from './draft.ts';
import { useWizard } from './wizard-context.ts';

export interface DraftFormOptions<Values> {
  /** What is saved, as the form would show it. */
  saved: Values;
  /** The new values, or null when they are the saved ones again. */
  onChange: (values: Values | null) => void;
  /** The form began with unsaved text, or a submission was refused: say what is wrong without waiting for a change. */
  isChecked: boolean;
}

export function useDraftForm<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>, { saved, onChange, isChecked }: DraftFormOptions<Values>): void {
  const handleChange = useEffectEvent((values: Values) => onChange(isSame(values, saved) ? null : copyOf(values)));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleChange(values) }), [form]);
  useFollow(form, saved);
  useEffect(() => {
    if (isChecked) void form.trigger();
  }, [form, isChecked]);
  const { checks } = useWizard();
  const seen = useRef(checks);
  useEffect(() => {
    if (seen.current !== checks) void form.trigger(undefined, { shouldFocus: true });
    seen.current = checks;
  }, [form, checks]);
}

/** What another page saved comes into the fields that still show what was saved before. The cursor stays: the field one types in is not such a one. */
function useFollow<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>, saved: Values): void {
  const { draft } = useWizard();
  const shown = useRef(saved);
  const hadUnsaved = useRef(draft.hasUnsaved);
  const handleSaved = useEffectEvent((now: Values) => {
    // The keys of a form's values are its fields.
    for (const field of Object.keys(now) as Path<Values>[]) {
      const isUntouched = isSame(form.getValues(field), shown.current[field]);
      if (!isUntouched || isSame(now[field], shown.current[field])) continue;
      form.setValue(field, now[field] as PathValue<Values, Path<Values>>);
      shown.current = { ...shown.current, [field]: now[field] };
    }
    if (draft.hasUnsaved) shown.current = now;
    // Saved as it was typed here, though the server may have tidied it. Not at other times: a list tells of its change only after it.
    else if (hadUnsaved.current) shown.current = copyOf(form.getValues());
    hadUnsaved.current = draft.hasUnsaved;
  });
  useEffect(() => handleSaved(saved), [saved]);
}

/** The form goes on writing into the lists it hands out. */
function copyOf<Values extends FieldValues>(values: Values): Values {
  return structuredClone(values);
}
