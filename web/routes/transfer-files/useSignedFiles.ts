// The files of a transfer on this page: sent one after the other, then kept by the server for a day until they are handed in.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { MAX_TRANSFER_FILE_BYTES, type TransferFileKind } from '../../../shared/limits.ts';
import { useFileProblems } from '../../components/contribution/useFileProblems.ts';
import { UploadCancelled } from '../../relay/errors.ts';
import { cancelUpload, watchUpload } from '../../relay/upload-progress.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSignedFilesMutation } from './__generated__/useSignedFilesMutation.graphql.ts';

export type OfferedKind = Exclude<TransferFileKind, 'CHART'>;

export interface SignedFile {
  /** What the server knows the upload by. */
  path: string;
  kind: OfferedKind;
  description: string;
  name: string;
  /** Bytes. */
  size: number;
}

export function useSignedFiles(contributionId: string) {
  const { problemText, refusalText } = useFileProblems();
  const { run } = useAction<useSignedFilesMutation>(graphql`
    mutation useSignedFilesMutation($input: UploadTransferFileInput!) {
      uploadTransferFile(input: $input) {
        file {
          path
          name
          size
        }
      }
    }
  `);
  const [files, setFiles] = useState<readonly SignedFile[]>([]);
  const [underway, setUnderway] = useState<{ file: File; progress: number } | null>(null);
  const [errors, setErrors] = useState<readonly string[]>([]);

  async function uploadOne(kind: OfferedKind, file: File): Promise<void> {
    setUnderway({ file, progress: 0 });
    watchUpload(file, (progress) => setUnderway({ file, progress }));
    const onError = (error: Error) => { if (!(error instanceof UploadCancelled)) setErrors((before) => [...before, refusalText(file, error)]); };
    const kept = (await run({ input: { contributionId, kind, file } }, { onError }))?.uploadTransferFile?.file;
    setUnderway(null);
    if (kept) setFiles((before) => [...before, { ...kept, kind, description: '' }]);
  }

  async function upload(kind: OfferedKind, chosen: readonly File[]): Promise<void> {
    setErrors(chosen.flatMap((file) => problemText(kind, file, MAX_TRANSFER_FILE_BYTES) ?? []));
    for (const file of chosen) if (problemText(kind, file, MAX_TRANSFER_FILE_BYTES) === null) await uploadOne(kind, file);
  }
  const describe = (path: string, description: string) => setFiles((before) => before.map((file) => (file.path === path ? { ...file, description } : file)));
  const remove = (path: string) => setFiles((before) => before.filter((file) => file.path !== path));
  return { files, underway, errors, upload, describe, remove, cancel: () => underway && cancelUpload(underway.file) };
}
