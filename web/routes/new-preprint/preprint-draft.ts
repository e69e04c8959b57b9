// Unsent input, kept over a reload of this tab too (web/drafts/storage.ts); the file with it, as the server knows it.
import { EMPTY_PREPRINT, EMPTY_PREPRINT_AUTHOR, type PreprintValues } from '../../../shared/forms/preprint.ts';
import { z } from '../../../shared/forms/zod.ts';
import { readFields, readStored, writeStored } from '../../drafts/storage.ts';

/** Nobody is signed in, so the key names nobody; it goes with the tab. */
const KEY = 'newPreprint';

const author = z.object({ name: z.string(), unit: z.string() });

/** Each field has a default: an earlier release may have kept fewer. The tick is given anew. */
const shape = z.object({
  title: z.string().default(''),
  keywords: z.string().default(''),
  abstract: z.string().default(''),
  authors: z.array(author).min(1).default([EMPTY_PREPRINT_AUTHOR]),
  email: z.string().default(''),
  phone: z.string().default(''),
  file: z.string().default(''),
  fileName: z.string().default(''),
  fileSize: z.number().default(0),
});

/** An upload that waits for its form. */
export interface WaitingFile {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
}

export function readPreprint(): { values: PreprintValues; file: WaitingFile | null } {
  const kept = readFields(shape, readStored(sessionStorage, KEY));
  if (kept === null) return { values: EMPTY_PREPRINT, file: null };
  const { fileName, fileSize, ...values } = kept;
  return {
    values: { ...EMPTY_PREPRINT, ...values },
    file: values.file === '' ? null : { path: values.file, name: fileName, size: fileSize },
  };
}

/** Null forgets it. */
export function keepPreprint(values: PreprintValues | null, file: WaitingFile | null): void {
  writeStored(sessionStorage, KEY, values && { ...values, fileName: file?.name ?? '', fileSize: file?.size ?? 0 });
}
