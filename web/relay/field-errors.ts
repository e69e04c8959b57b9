// The server's errors at fields, laid onto a form.
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { hasGoneOn } from '../ui/form/gone-on.ts';
import { ApiError, errorMessage } from './errors.ts';

/**
 * Puts the server's field errors onto a form of react-hook-form; answers the remaining ones to show above the form, if any. The first takes
 * the focus, unless the person has gone on to another field meanwhile. `names` maps a server field to a form field where they differ.
 */
export function applyFieldErrors<Values extends FieldValues>(
  error: Error,
  setError: UseFormSetError<Values>,
  fieldNames: readonly Path<Values>[],
  names: Readonly<Record<string, Path<Values>>> = {},
): string | undefined {
  const unplaced: string[] = [];
  let hasPlaced = false;
  for (const [field, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
    const bare = field.replace(/^input\./, '');
    const name = names[bare] ?? fieldNames.find((candidate) => candidate === bare);
    if (name === undefined) {
      unplaced.push(message);
    } else {
      setError(name, { type: 'server', message }, { shouldFocus: !hasPlaced && !hasGoneOn() });
      hasPlaced = true;
    }
  }
  if (unplaced.length > 0) return unplaced.join(' ');
  return hasPlaced ? undefined : errorMessage(error);
}
