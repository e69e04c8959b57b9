// A draft in session storage. One of an earlier release is read field by field, by the shapes of this one.
import type { z } from '../../shared/forms/zod.ts';
import { isRecord, readFields, readStored, writeStored } from './storage.ts';
import { hasSections, keysOf, type Forms, type Texts } from './texts.ts';

/** The fields of each form, as they stand in it. Every field has a default: its value when there is nothing, nor anything saved. */
export type Shapes<All extends Forms<All>> = { readonly [Name in keyof All]: z.ZodObject & z.ZodType<All[Name]> };

export interface KeptDraft<All> {
  /** The version that the texts were typed over; a save on top of another's is refused. */
  version: number | null;
  sections: Texts<All>;
  /** The saved values of these sections when the typing began: differences from them were typed here. */
  bases?: Texts<All> | undefined;
  /** Under which the object is started, if it is not yet: trying again after a lost answer starts no second one. */
  startKey?: string | undefined;
}

type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Null when there is none. `saved`: the values for parts of an earlier release's draft that this one does not understand. */
export function readDraft<All extends Forms<All>>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  shapes: Shapes<All>,
  saved: Texts<All> = {},
): KeptDraft<All> | null {
  const kept = readStored(storage, key);
  if (!isRecord(kept)) return null;
  const sections = readSections(kept['sections'], shapes, saved);
  if (!hasSections(sections)) return null;
  const { version, bases, startKey } = kept;
  return {
    version: typeof version === 'number' ? version : null,
    sections,
    ...(isRecord(bases) && { bases: readSections(bases, shapes, saved) }),
    ...(typeof startKey === 'string' && { startKey }),
  };
}

function readSections<All extends Forms<All>>(kept: unknown, shapes: Shapes<All>, saved: Texts<All>): Texts<All> {
  const empty: Texts<All> = {};
  if (!isRecord(kept)) return empty;
  return keysOf(shapes).reduce((all, name) => {
    const values = readFields(shapes[name], kept[name], { ...saved[name] });
    return values === null ? all : { ...all, [name]: values };
  }, empty);
}

/** The same without these fields: when it is read again they have their saved values. */
export function withoutSecrets<All>(draft: KeptDraft<All>, secrets: readonly string[]): KeptDraft<All> {
  if (secrets.length === 0) return draft;
  const text = JSON.stringify(draft, (field, value: unknown) => (secrets.includes(field) ? undefined : value));
  // The same draft without fields that readers take from elsewhere.
  return JSON.parse(text) as KeptDraft<All>;
}

/** Keeps `draft`, or forgets it when nothing is left in it. */
export function writeDraft<All>(storage: Pick<Storage, 'setItem' | 'removeItem'>, key: string, draft: KeptDraft<All>): void {
  writeStored(storage, key, hasSections(draft.sections) ? draft : null);
}

/** Text typed for one object now belongs to another, beside the text typed there; none of it is saved there (`version`: of that one). */
export function moveDraft<All extends Forms<All>>(
  storage: Keep,
  from: string,
  to: string,
  shapes: Shapes<All>,
  version: number | null,
): void {
  const draft = readDraft(storage, from, shapes);
  if (draft === null) return;
  const there = readDraft(storage, to, shapes);
  writeDraft(storage, to, { ...there, version, sections: { ...there?.sections, ...draft.sections } });
  writeStored(storage, from, null);
}
