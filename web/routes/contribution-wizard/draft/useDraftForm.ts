// Ties a form to the unsaved texts: every change is kept, what was put back or refused is checked at once, and fields that nobody
// touched here follow what is saved by others.
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from '../../../ui/kept.ts';
import type { TextSection } from './text-sections.ts';
import { copyOf, useFollowSaved } from './useFollowSaved.ts';
import { useTellTooLong } from './useTellTooLong.ts';
import { useWizard } from '../wizard-context.ts';

export interface DraftFormOptions<Values> {
  /** What is saved, as the form would show it. */
  saved: Values;
  /** The new values, or null when they are the saved ones again. */
  onChange: (values: Values | null) => void;
  /** The form began with unsaved text, or a submission was refused: say what is wrong without waiting for a change. */
  isChecked: boolean;
  /** Whose form it is, for what can be said while it is typed. */
  section?: TextSection;
}

export function useDraftForm<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { saved, onChange, isChecked, section }: DraftFormOptions<Values>,
): void {
  const { checks, saving } = useWizard();
  const { noteTyped, forgetTyped } = useFollowSaved(form, saved);
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
  useTellTooLong(form, section);
  useEffect(() => {
    if (isChecked) void form.trigger();
  }, [form, isChecked]);
  const seen = useRef(checks);
  useEffect(() => {
    if (seen.current !== checks) void form.trigger(undefined, { shouldFocus: true });
    seen.current = checks;
  }, [form, checks]);
}
