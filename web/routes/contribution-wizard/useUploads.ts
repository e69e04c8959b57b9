// Files on their way, one after the other, and why one was refused.
import { useEffect, useRef, useState } from 'react';
import type { AuthorFileKind } from '../../components/contribution/file-check.ts';
import { useFileProblems } from '../../components/contribution/useFileProblems.ts';
import { UploadCancelled } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import { useSendFile } from './useSendFile.ts';
import { useWizard } from './wizard-context.ts';

export type Uploads = ReturnType<typeof useUploads>;

/** Lives as long as the tabs: an upload goes on when its tab is left. `isShown`: its errors are being looked at. */
export function useUploads(isShown: boolean) {
  const { problemText, refusalText } = useFileProblems();
  const { saving } = useWizard();
  const { sendFile, underway, cancel } = useSendFile();
  const [errors, setErrors] = useState<readonly string[]>([]);
  // Chosen before the type was: goes on its way once the type is said.
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const isShownNow = useRef(isShown);
  useEffect(() => {
    isShownNow.current = isShown;
  }, [isShown]);

  function refused(file: File, error: Error) {
    if (error instanceof UploadCancelled) return;
    const text = refusalText(file, error);
    setErrors((before) => [...before, text]);
    if (!isShownNow.current) showNotice({ kind: 'error', key: 'upload', text });
  }

  /** Answers whether every file has arrived. */
  async function upload(kind: AuthorFileKind, description: string, files: readonly File[]): Promise<boolean> {
    const problems = files.flatMap((file) => problemText(kind, file) ?? []);
    setErrors(problems);
    const sendable = files.filter((file) => problemText(kind, file) === null);
    const results = await saving.inTurn('upload', async () => {
      const done: boolean[] = [];
      for (const file of sendable) done.push(await sendFile(kind, description, file, (error) => refused(file, error)));
      return done;
    });
    return problems.length === 0 && (results?.every(Boolean) ?? false);
  }
  return { upload, underway, errors, waiting, setWaiting, cancel };
}
