// Receiving a picture that others will see: like any upload, then stored without its file's metadata. Both before any transaction opens:
// encoding a picture anew takes a process of its own.
import { Readable } from 'node:stream';
import { invalidInput } from '../../errors.ts';
import { NotCleaned, withoutProperties } from './cleaning/without-properties.ts';
import { receiveUpload, type IncomingFile, type ReceivedFile } from './receive.ts';
import { newStorageKey, type Storage } from '../../storage/storage.ts';

/**
 * A file that is no picture stays as it came, for the act to refuse. Errors, at file: those of receiveUpload; INVALID_INPUT for a picture
 * that cannot be read, with another text when the machine failed rather than the picture. `owner`: database id of the uploader.
 */
export async function receivePicture(
  storage: Storage,
  upload: Promise<IncomingFile> | IncomingFile,
  { owner, ...limits }: { maxBytes: number; owner?: number | undefined },
  clean = withoutProperties,
): Promise<ReceivedFile> {
  const file = await receiveUpload(storage, upload, limits);
  if (!file.mime.startsWith('image/')) return file;
  try {
    const bytes = await clean(() => storage.get(file.key), file.mime, undefined, owner === undefined ? [] : [`owner ${owner}`]);
    const key = newStorageKey();
    await storage.put(key, Readable.from([bytes]));
    return { ...file, key, size: bytes.length };
  } catch (error) {
    if (!(error instanceof NotCleaned)) throw error;
    throw invalidInput({ file: { code: error.isPassing ? 'letter.imageBusy' : 'letter.imageUnsound', params: { name: file.name } } });
  } finally {
    await storage.remove(file.key);
  }
}
