// What was typed and is not saved yet, kept in session storage: it outlives a failed save, a reload and a new sign-in, and never leaves
// this browser tab. The key names the person: another who signs in here must not meet it.
import type { z } from '../../shared/forms/zod.ts';

/** Null when there is none, or none that this release understands. */
export function readKept<Kept>(storage: Pick<Storage, 'getItem'>, key: string, schema: z.ZodType<Kept>): Kept | null {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** `kept` null forgets it. A full or forbidden storage is no reason to stop typing. */
export function writeKept(storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, kept: unknown): void {
  try {
    if (kept === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(kept));
  } catch {
    // It is still in the form.
  }
}
