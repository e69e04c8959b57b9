// Files that nobody in the house can open: they need a password. Found when they come, while the author can still send another.
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { contentOf, readCompound } from './compound.ts';
import type { ContentKind, ContentProbe } from './content.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { unlock } from './pdf-encryption.ts';
import { isEncryptedWord } from './word-header.ts';

/** `kind`: the file's kind by its name and its content. `stored`: opens the file, which is read again only on suspicion. */
export async function needsPassword(probe: ContentProbe, kind: ContentKind | undefined, stored: () => Promise<Readable>): Promise<boolean> {
  if (kind === undefined) return probe.isLockedPackage;
  const isPdf = kind === 'pdf' && probe.mentionsEncryption;
  if (!isPdf && kind !== 'doc') return false;
  return await oneAtATime(async () => {
    const bytes = await buffer(await stored());
    return isPdf ? unlock(bytes) === 'locked' : isLockedWord(bytes);
  });
}

function isLockedWord(bytes: Buffer): boolean {
  try {
    const main = readCompound(bytes).streams.find(({ name, isTop }) => isTop && name.toLowerCase() === 'worddocument');
    return main !== undefined && isEncryptedWord(contentOf(bytes, main));
  } catch {
    // It is not sound, which is another matter.
    return false;
  }
}
