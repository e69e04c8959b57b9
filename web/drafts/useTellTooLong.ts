// Says at once that more is typed than fits, and at once that it fits again: who pastes a long text should not learn of it on leaving the
// field.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** `tooLongFields`: the paths of the fields in which more is typed than fits; without it nothing is said. */
export function useTellTooLong<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  tooLongFields: ((values: Values) => readonly Path<Values>[]) | undefined,
): void {
  const told = useRef<readonly Path<Values>[]>([]);
  const handleChange = useEffectEvent((values: Values) => {
    const found = tooLongFields?.(values) ?? [];
    const changed = [...new Set([...told.current, ...found])];
    told.current = found;
    if (changed.length > 0) void form.trigger(changed);
  });
  useLayoutEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleChange(values) }), [form]);
}
