// A form over something that others may save too, and that is saved without leaving the page: nothing that is typed in it is put back.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isSame } from './kept.ts';

/**
 * `saved`: what the server has, as the form shows it; `version`: its own. A form in which nothing is typed follows them, but not while it is
 * being saved (`isSaving`): what was typed back meanwhile only looks like nothing. `version()` is what
 * the next save replaces: what is typed stands over what was saved when the typing began, so that the server can tell when others saved since.
 */
export function useVersionedForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  saved: Values,
  version: number,
  isSaving: boolean,
) {
  const over = useRef(version);
  const { isDirty } = form.formState;
  const handleVersion = useEffectEvent(() => {
    if (over.current === version || isDirty || isSaving) return;
    over.current = version;
    form.reset(saved);
  });
  useLayoutEffect(() => handleVersion(), [version, isSaving]);
  return {
    version: () => over.current,
    /** `sent` is saved, as version `newer`; what was typed since it was sent stays, as unsaved. */
    noteSaved: (newer: number, sent: Values) => {
      over.current = newer;
      form.reset(sent, { keepValues: true });
      // The keys of a form's values are its fields.
      for (const field of Object.keys(sent) as Path<Values>[]) {
        const typed = form.getValues(field);
        if (!isSame(typed, sent[field])) form.setValue(field, typed, { shouldDirty: true });
      }
    },
  };
}
