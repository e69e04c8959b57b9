// Personal information that was typed and is not saved yet, as it is kept beside the form (ui/kept.ts).
import { z } from '../../../shared/forms/zod.ts';
import { readKept, writeKept } from '../../ui/kept.ts';
import { profileValuesSchema, type ProfileValues } from './profile-values.ts';

const keptSchema = z.object({
  /** The version that it was typed over; a save on top of another's is refused. */
  version: z.number(),
  values: profileValuesSchema,
});
export type KeptProfile = z.infer<typeof keptSchema>;

const keyOf = (viewerId: string) => `profile:${viewerId}`;

export function readKeptProfile(storage: Pick<Storage, 'getItem'>, viewerId: string): KeptProfile | null {
  return readKept(storage, keyOf(viewerId), keptSchema);
}

/** `kept` null forgets it. */
export function writeKeptProfile(storage: Pick<Storage, 'setItem' | 'removeItem'>, viewerId: string, kept: KeptProfile | null): void {
  writeKept(storage, keyOf(viewerId), kept);
}

/** Spaces around a text, and rows of workplaces left empty, make no difference. */
export function isSameProfile(typed: ProfileValues, saved: ProfileValues): boolean {
  const plain = ({ workplaces, ...values }: ProfileValues) =>
    JSON.stringify([...Object.entries(values).toSorted(([a], [b]) => a.localeCompare(b)).map(([, value]) => (typeof value === 'string' ? value.trim() : value)), workplaces.map((place) => place.trim()).filter(Boolean)]);
  return plain(typed) === plain(saved);
}
