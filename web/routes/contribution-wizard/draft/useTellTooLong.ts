// Says at once that more is typed than fits, and at once that it fits again: who pastes a long text should not learn of it on leaving the field.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { tooLongFields, type TextSection } from './text-sections.ts';

/** `section`: whose form it is; without one nothing is said. */
export function useTellTooLong<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  section: TextSection | undefined,
): void {
  const told = useRef<readonly Path<Values>[]>([]);
  const handleChange = useEffectEvent((values: Values) => {
    if (section === undefined) return;
    // The paths of the rules are those of the form.
    const found = tooLongFields(section, values) as Path<Values>[];
    const changed = [...new Set([...told.current, ...found])];
    told.current = found;
    if (changed.length > 0) void form.trigger(changed);
  });
  useLayoutEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleChange(values) }), [form]);
}
