// Personal information that was typed and is not saved yet, as it is kept beside the form (ui/kept.ts).
import { isRecord, readFields, readKept, writeKept } from '../../ui/kept.ts';
import { profileValuesSchema, type ProfileValues } from './profile-values.ts';

export interface KeptProfile {
  /** The version that it was typed over; a save on top of another's is refused. */
  version: number;
  values: ProfileValues;
}

const keyOf = (viewerId: string) => `profile:${viewerId}`;

/** `saved`: what stands where this release does not understand what was kept. */
export function readKeptProfile(storage: Pick<Storage, 'getItem'>, viewerId: string, saved: ProfileValues): KeptProfile | null {
  const kept = readKept(storage, keyOf(viewerId));
  if (!isRecord(kept) || typeof kept['version'] !== 'number') return null;
  const values = readFields(profileValuesSchema, kept['values'], saved);
  return values && { version: kept['version'], values };
}

/** `kept` null forgets it. */
export function writeKeptProfile(storage: Pick<Storage, 'setItem' | 'removeItem'>, viewerId: string, kept: KeptProfile | null): void {
  writeKept(storage, keyOf(viewerId), kept);
}
