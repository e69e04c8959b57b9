// What was typed and is not saved yet, kept in session storage: it outlives a failed save, a reload and a new sign-in, and never leaves
// this browser tab.
import { z } from '../../../shared/forms/zod.ts';
import { profileValuesSchema, type ProfileValues } from './profile-values.ts';

const keptSchema = z.object({
  /** The version that it was typed over; a save on top of another's is refused. */
  version: z.number(),
  values: profileValuesSchema,
});
export type KeptProfile = z.infer<typeof keptSchema>;

/** One per person: another who signs in here must not meet it. */
const keyOf = (viewerId: string) => `profile:${viewerId}`;

/** Null when there is none, or none that this release understands. */
export function readKept(storage: Pick<Storage, 'getItem'>, viewerId: string): KeptProfile | null {
  try {
    return keptSchema.safeParse(JSON.parse(storage.getItem(keyOf(viewerId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** `kept` null forgets it. A full or forbidden storage is no reason to stop typing. */
export function writeKept(storage: Pick<Storage, 'setItem' | 'removeItem'>, viewerId: string, kept: KeptProfile | null): void {
  try {
    if (kept === null) storage.removeItem(keyOf(viewerId));
    else storage.setItem(keyOf(viewerId), JSON.stringify(kept));
  } catch {
    // It is still in the form.
  }
}

/** Spaces around a text, and rows of workplaces left empty, make no difference. */
export function isSameProfile(typed: ProfileValues, saved: ProfileValues): boolean {
  const plain = ({ workplaces, ...values }: ProfileValues) =>
    JSON.stringify([...Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b)).map(([, value]) => (typeof value === 'string' ? value.trim() : value)), workplaces.map((place) => place.trim()).filter(Boolean)]);
  return plain(typed) === plain(saved);
}
