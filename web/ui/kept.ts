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

/** Whether what was typed is what is saved already; spaces around a text do not count, nor do entries of a list that nobody has begun. */
export function isSame(typed: unknown, saved: unknown): boolean {
  if (typeof typed === 'string' && typeof saved === 'string') return typed.trim() === saved.trim();
  if (Array.isArray(typed) && Array.isArray(saved)) {
    const [here, there] = [typed, saved].map((list) => list.filter((item: unknown) => !isBlank(item)));
    return here?.length === there?.length && (here ?? []).every((item, index) => isSame(item, there?.[index]));
  }
  if (isRecord(typed) && isRecord(saved)) return Object.keys({ ...typed, ...saved }).every((name) => isSame(typed[name], saved[name]));
  return typed === saved;
}

/** An entry of a list that nobody has begun. */
export function isBlank(item: unknown): boolean {
  if (typeof item === 'string') return item.trim() === '';
  return isRecord(item) && Object.values(item).every((value) => typeof value === 'string' && value.trim() === '');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
