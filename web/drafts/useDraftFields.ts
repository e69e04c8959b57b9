// Fields that are typed and go out together, on a page that saves nothing before: kept over a reload until they are sent.
import { useCallback, useState } from 'react';
import type { z } from '../../shared/forms/zod.ts';
import { readFields, readStored, writeStored } from './storage.ts';

/** `key` names the person and the subject. `shape` has a default for each field. */
export function useDraftFields<Shape extends z.ZodObject>(key: string, shape: Shape) {
  type Fields = z.output<Shape>;
  const [fields, setFields] = useState<Fields>(() => readFields(shape, readStored(sessionStorage, key)) ?? shape.parse({}));
  const change = useCallback(
    (patch: Partial<Fields>) =>
      setFields((before) => {
        const after = { ...before, ...patch };
        writeStored(sessionStorage, key, after);
        return after;
      }),
    [key],
  );
  /** They have been sent, or are given up; the form stays as it is. */
  const forget = useCallback(() => writeStored(sessionStorage, key, null), [key]);
  return { fields, change, forget };
}
