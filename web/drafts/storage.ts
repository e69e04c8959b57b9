// Unsaved text, kept in session storage: it survives a failed save, a reload and a new sign-in, and never leaves this browser tab. The key
// names the person: another who signs in here must not meet it.
import type { z } from '../../shared/forms/zod.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The stored value; undefined when there is none, or none that can be read. */
export function readStored(storage: Pick<Storage, 'getItem'>, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The stored fields of a form, perhaps by an earlier release: a field that is missing, or that `schema` does not understand, gets its value
 * of `saved`, or else the schema's default. Null when nothing stored has fields.
 */
export function readFields<Schema extends z.ZodObject>(schema: Schema, kept: unknown, saved?: Fields): z.output<Schema> | null {
  if (!isRecord(kept)) return null;
  const fields = Object.entries<z.ZodType>(schema.shape).map(([name, rule]) => {
    const own = kept[name] === undefined ? undefined : rule.safeParse(kept[name]);
    return [name, own?.success ? own.data : saved?.[name]];
  });
  return schema.parse(Object.fromEntries(fields));
}

/** `kept` null forgets it. A full or forbidden storage is no reason to stop typing. */
export function writeStored(storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, kept: unknown): void {
  try {
    if (kept === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(kept));
  } catch {
    // It is still in the form.
  }
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const isTextOrNone = (value: unknown): value is string | null => value === null || typeof value === 'string';
