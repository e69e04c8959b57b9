// Files on their way, one after the other: how far the one has come, calling it off, and why others were not taken.
import { useState } from 'react';
import type { FileKindName } from '../../../shared/limits.ts';
import { UploadCancelled } from '../../relay/errors.ts';
import { cancelUpload, watchUpload } from '../../relay/upload-progress.ts';
import { useFileProblems } from './useFileProblems.ts';

interface Underway {
  file: File;
  /** 0 to 1. */
  progress: number;
}

/** Answers whether the file has arrived; `onError` gets the reason if not. */
export type SendFile = (file: File, onError: (error: Error) => void) => Promise<boolean>;

/** `maxBytes`: where it is not the kind's own. `onRefused`: the server has refused one, in words that name it. */
export function useFileUploads({ maxBytes, onRefused }: { maxBytes?: number; onRefused?: (text: string) => void } = {}) {
  const { problemText, refusalText } = useFileProblems();
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);

  /** The files that may be sent; problems of the others are reported at once. */
  function sendable(kind: FileKindName, files: readonly File[]): File[] {
    setErrors(files.flatMap((file) => problemText(kind, file, maxBytes) ?? []));
    return files.filter((file) => problemText(kind, file, maxBytes) === null);
  }
  function refused(file: File, error: Error) {
    if (error instanceof UploadCancelled) return;
    const text = refusalText(file, error);
    setErrors((before) => [...before, text]);
    onRefused?.(text);
  }
  /** Answers whether every file has arrived. */
  async function sendAll(files: readonly File[], send: SendFile): Promise<boolean> {
    let haveArrived = true;
    for (const file of files) {
      setUnderway({ file, progress: 0 });
      watchUpload(file, (progress) => setUnderway({ file, progress }));
      haveArrived = (await send(file, (error) => refused(file, error))) && haveArrived;
      setUnderway(null);
    }
    return haveArrived;
  }
  return { sendable, sendAll, underway, errors, cancel: () => underway && cancelUpload(underway.file) };
}
