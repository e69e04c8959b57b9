// Uploads a file of a journal; the server keeps it for a day until the form is saved.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { FileRule } from '../../../../shared/limits.ts';
import { UploadCancelled } from '../../../relay/errors.ts';
import { useAction } from '../../../relay/useAction.ts';
import { watchUpload } from '../../../relay/upload-progress.ts';
import { ruleProblem } from '../../contribution/file-check.ts';
import { useFileProblems } from '../../contribution/useFileProblems.ts';
import type { useJournalFileMutation } from './__generated__/useJournalFileMutation.graphql.ts';

export interface JournalFile {
  path: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** `progress`: 0 to 1 while a file is on its way; `error`: why a chosen one was not taken. */
export function useJournalFile(rule: FileRule, onUploaded: (file: JournalFile) => void) {
  const { textOf, refusalText } = useFileProblems();
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const { run } = useAction<useJournalFileMutation>(graphql`
    mutation useJournalFileMutation($input: UploadFileInput!) {
      uploadFile(input: $input) {
        file {
          path
          name
          size
        }
      }
    }
  `);
  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const problem = ruleProblem(rule, file);
    setError(problem === null ? undefined : textOf(problem, file));
    if (problem !== null) return;
    setProgress(0);
    watchUpload(file, setProgress);
    const onError = (failure: Error) => setError(failure instanceof UploadCancelled ? undefined : refusalText(file, failure));
    const uploaded = (await run({ file }, onError))?.file;
    setProgress(null);
    if (uploaded) onUploaded(uploaded);
  }
  return { choose, progress, error };
}
