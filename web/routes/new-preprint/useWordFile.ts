// Uploads the Word file of a preprint, with the work that the server asks for it (decision 46); the server keeps it for a day until the
// form comes.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { PREPRINT_RULE } from '../../../shared/limits.ts';
import { findProof, newStamp } from '../../../shared/proof-of-work.ts';
import { ruleProblem } from '../../components/contribution/file-check.ts';
import { useFileProblems } from '../../components/contribution/useFileProblems.ts';
import { UploadCancelled } from '../../relay/errors.ts';
import { useSend } from '../../relay/send.ts';
import { cancelUpload, watchUpload } from '../../relay/upload-progress.ts';
import type { useWordFileMutation } from './__generated__/useWordFileMutation.graphql.ts';
import type { WaitingFile } from './preprint-draft.ts';

interface Underway {
  file: File;
  /** 0 to 1. */
  progress: number;
}

/** `onUploaded` gets the replacement of the earlier file; `error` says why a chosen one was refused. */
export function useWordFile(onUploaded: (file: WaitingFile) => void) {
  const { t } = useTranslation('preprints');
  const { textOf, refusalText } = useFileProblems();
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [error, setError] = useState<string>();
  const isCalledOff = useRef(false);
  const { run } = useSend<useWordFileMutation>(graphql`
    mutation useWordFileMutation($input: UploadPreprintFileInput!) {
      uploadPreprintFile(input: $input) {
        upload {
          path
          name
          size
        }
      }
    }
  `);
  async function choose([file]: readonly File[]): Promise<void> {
    if (!file) return;
    const problem = ruleProblem(PREPRINT_RULE, file);
    setError(
      problem === null ? undefined : problem.key === 'kind' ? t('preprints.file.wordOnly', { name: file.name }) : textOf(problem, file),
    );
    if (problem !== null) return;
    setUnderway({ file, progress: 0 });
    isCalledOff.current = false;
    const stamp = newStamp(new Date());
    const proof = await findProof(stamp, () => isCalledOff.current);
    if (isCalledOff.current) return setUnderway(null);
    watchUpload(file, (progress) => setUnderway({ file, progress }));
    const refused = (failure: Error) => setError(failure instanceof UploadCancelled ? undefined : refusalText(file, failure));
    const upload = (await run({ file, stamp, proof }, refused))?.upload;
    setUnderway(null);
    if (upload) onUploaded(upload);
  }
  function cancel(): void {
    isCalledOff.current = true;
    if (underway) cancelUpload(underway.file);
  }
  return { choose, underway, error, cancel };
}
