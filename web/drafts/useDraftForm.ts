// Ties a form to the unsaved texts: every change is kept, what was put back or refused is checked at once, and fields that nobody
// touched here follow what is saved by others.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isSame } from './same.ts';
import type { Draft } from './useDraft.ts';
import { copyOf, useFollowSaved } from './useFollowSaved.ts';
import { useTellTooLong } from './useTellTooLong.ts';

export interface DraftFormOptions<Values extends FieldValues> {
  /** What is saved, as the form would show it. */
  saved: Values;
  /** The new values, or null when they are the saved ones again. */
  onChange: (values: Values | null) => void;
  /** The form began with unsaved text, or was refused: say what is wrong without waiting for a change. */
  isChecked: boolean;
  /** What can be said while it is typed: the paths of the fields in which more is typed than fits. */
  tooLongFields?: ((values: Values) => readonly Path<Values>[]) | undefined;
}

export function useDraftForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { store, saving, onCheck }: Pick<Draft<never>, 'onCheck'> & { store: { hasUnsaved: boolean }; saving: { isBusy: boolean } },
  { saved, onChange, isChecked, tooLongFields }: DraftFormOptions<Values>,
): void {
  const { noteTyped, forgetTyped } = useFollowSaved(form, saved, store);
  const handleChange = useEffectEvent((values: Values, name: string | undefined) => {
    // While something is being saved, what is saved may be other words in a moment: even the old ones are unsaved then.
    const isUnsaved = (saving.isBusy && noteTyped(name)) || !isSame(values, saved);
    if (!isUnsaved) forgetTyped();
    onChange(isUnsaved ? copyOf(values) : null);
  });
  // Before the first key can be pressed in it.
  useLayoutEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => handleChange(values, name) }),
    [form],
  );
  useTellTooLong(form, tooLongFields);
  useEffect(() => {
    if (isChecked) void form.trigger();
  }, [form, isChecked]);
  const handleCheck = useEffectEvent(() => void form.trigger(undefined, { shouldFocus: true }));
  useEffect(() => onCheck(() => handleCheck()), [onCheck]);
}
