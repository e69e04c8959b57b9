// Untouched fields follow the values saved by others.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { DraftStore } from './draft-store.ts';
import { isSame } from './same.ts';

/**
 * Values saved by another page come into the fields that still show the earlier saved ones. The cursor stays, because the field with typing
 * is not one of these.
 */
export function useFollowSaved<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  saved: Values,
  draft: Pick<DraftStore<never>, 'hasUnsaved'>,
) {
  const shown = useRef(saved);
  const hadUnsaved = useRef(draft.hasUnsaved);
  /** Fields typed in while something was being saved: they stay as they are, though they show the old words again. */
  const typed = useRef(new Set<string>());
  const isFollowing = useRef(false);
  const handleSaved = useEffectEvent((now: Values) => {
    // The keys of a form's values are its fields.
    for (const field of Object.keys(now) as Path<Values>[]) {
      const isUntouched = isSame(form.getValues(field), shown.current[field]);
      if (!isUntouched || isSame(now[field], shown.current[field])) continue;
      if (typed.current.delete(field)) continue;
      isFollowing.current = true;
      form.setValue(field, now[field] as PathValue<Values, Path<Values>>);
      isFollowing.current = false;
      shown.current = { ...shown.current, [field]: now[field] };
    }
    if (!draft.hasUnsaved) typed.current.clear();
    if (draft.hasUnsaved) shown.current = now;
    // Saved as it was typed here, though the server may have tidied it. Not at other times: a list reports its change only after it.
    else if (hadUnsaved.current) shown.current = copyOf(form.getValues());
    hadUnsaved.current = draft.hasUnsaved;
  });
  // Before the next key: text typed after this render was not saved in it.
  useLayoutEffect(() => handleSaved(saved), [saved]);
  return {
    /** `name`: the changed field. False when the change was not typed, but follows. */
    noteTyped: (name: string | undefined): boolean => {
      const [field] = name?.split('.') ?? [];
      if (field === undefined || isFollowing.current) return false;
      typed.current.add(field);
      return true;
    },
    /** The form's contents are saved. */
    forgetTyped: () => typed.current.clear(),
  };
}

/** The form goes on writing into the lists it hands out. */
export function copyOf<Values extends FieldValues>(values: Values): Values {
  return structuredClone(values);
}
