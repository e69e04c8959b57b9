// One file on its way: how far it has come, and calling it off.
import { useState } from 'react';
import type { AuthorFileKind } from '../../components/contribution/file-check.ts';
import { cancelUpload, watchUpload } from '../../relay/upload-progress.ts';
import { useUploadContributionFile } from './useUploadContributionFile.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

interface Underway {
  file: File;
  /** 0 to 1. */
  progress: number;
}

export function useSendFile() {
  const contributionId = useContributionId();
  const { saving } = useWizard();
  const { uploadFile } = useUploadContributionFile();
  const [underway, setUnderway] = useState<Underway | null>(null);
  /** Answers whether it has arrived; `onError` is told why not. */
  async function sendFile(kind: AuthorFileKind, description: string, file: File, onError: (error: Error) => void): Promise<boolean> {
    setUnderway({ file, progress: 0 });
    watchUpload(file, (progress) => setUnderway({ file, progress }));
    const saved = await uploadFile({ contributionId, kind, description: description.trim() || null, file }, onError);
    setUnderway(null);
    if (saved !== null) saving.noteSaved(saved);
    return saved !== null;
  }
  return { sendFile, underway, cancel: () => underway && cancelUpload(underway.file) };
}
