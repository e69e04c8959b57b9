// Ties a form to the unsaved texts: every change is kept, restored or refused values are checked at once, and untouched fields follow the
// values saved by others.
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isSame } from './same.ts';
import type { Draft } from './useDraft.ts';
import { copyOf, useFollowSaved } from './useFollowSaved.ts';
import { useTellTooLong } from './useTellTooLong.ts';

interface DraftFormOptions<Values extends FieldValues> {
  /** The saved values, as the form would show them. */
  saved: Values;
  /** The new values, or null when they are the saved ones again. */
  onChange: (values: Values | null) => void;
  /** The form began with unsaved text, or was refused: show problems without waiting for a change. */
  isChecked: boolean;
  /** Problems to report while typing: the paths of fields with more text than fits. */
  tooLongFields?: ((values: Values) => readonly Path<Values>[]) | undefined;
}

export function useDraftForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { store, saving, onCheck }: Pick<Draft<never>, 'onCheck'> & { store: { hasUnsaved: boolean }; saving: { isBusy: boolean } },
  { saved, onChange, isChecked, tooLongFields }: DraftFormOptions<Values>,
): void {
  const { noteTyped, forgetTyped } = useFollowSaved(form, saved, store);
  const handleChange = useEffectEvent((values: Values, name: string | undefined) => {
    // During a save the saved values may change in a moment: even the old ones are unsaved then.
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
