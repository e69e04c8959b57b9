// Personal information that was typed and is not saved yet, as it is kept beside the form (ui/kept.ts).
import { z } from '../../../shared/forms/zod.ts';
import { readKept, writeKept } from '../../ui/kept.ts';
import { profileValuesSchema } from './profile-values.ts';

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
