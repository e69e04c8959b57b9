// Files uploaded for a transfer and not submitted: kept beside the page too (web/drafts/storage.ts), so that a reload offers them again.
import { useEffect, useState } from 'react';
import { z } from '../../../shared/forms/zod.ts';
import { readStored, writeStored } from '../../drafts/storage.ts';

/** An upload offers these two (D13-157). */
export const OFFERED_KINDS = ['PICTURE', 'TABLE'] as const;
export type OfferedKind = (typeof OFFERED_KINDS)[number];

const signedFile = z.object({
  /** The server's path of the upload. */
  path: z.string(),
  kind: z.enum(OFFERED_KINDS),
  description: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.number(),
});
export type SignedFile = z.infer<typeof signedFile>;
const schema = z.array(signedFile).catch([]);

/** `key` is read once; it names the person and the manuscript. `forget`: they are submitted. */
export function useDraftFiles(key: string) {
  const [files, setFiles] = useState<readonly SignedFile[]>(() => schema.parse(readStored(sessionStorage, key)));
  useEffect(() => writeStored(sessionStorage, key, files.length > 0 ? files : null), [key, files]);
  return {
    files,
    add: (file: SignedFile) => setFiles((before) => [...before, file]),
    describe: (path: string, description: string) =>
      setFiles((before) => before.map((file) => (file.path === path ? { ...file, description } : file))),
    remove: (path: string) => setFiles((before) => before.filter((file) => file.path !== path)),
    forget: () => writeStored(sessionStorage, key, null),
  };
}
