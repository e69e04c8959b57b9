// The manuscript's files on their way, in turn with the other writes.
import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AuthorFileKind } from '../../../components/contribution/file-check.ts';
import { useFileUploads, type SendFile } from '../../../components/contribution/useFileUploads.ts';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { showNotice } from '../../../ui/notice/notices.tsx';
import type { useUploadsMutation } from './__generated__/useUploadsMutation.graphql.ts';
import { useContributionId, useWizard } from '../wizard-context.ts';

export type Uploads = ReturnType<typeof useUploads>;

/**
 * Lives as long as the tabs: an upload goes on when its tab is left. `isShown`: its errors are being looked at. `onManuscript`: a file of the
 * manuscript has arrived.
 */
export function useUploads(isShown: boolean, onManuscript: () => void) {
  const contributionId = useContributionId();
  const { saving } = useWizard();
  const { run: uploadFile } = useWizardAction<useUploadsMutation>(graphql`
    mutation useUploadsMutation($input: UploadContributionFileInput!) {
      uploadContributionFile(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          files {
            id
            isReadable
            isForReviewers
          }
          ...FilesTab_contribution
        }
      }
    }
  `);
  // Chosen before the type was: goes on its way once the type is said.
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const isShownNow = useRef(isShown);
  useEffect(() => {
    isShownNow.current = isShown;
  }, [isShown]);
  const { sendable, sendAll, underway, errors, cancel } = useFileUploads({
    onRefused: (text) => {
      if (!isShownNow.current) showNotice({ kind: 'error', key: 'upload', text });
    },
  });

  /** Answers whether every file has arrived. */
  async function upload(kind: AuthorFileKind, description: string, chosen: readonly File[]): Promise<boolean> {
    const files = sendable(kind, chosen);
    const send: SendFile = async (file, onError) => {
      const saved = await uploadFile({ contributionId, kind, description: description.trim() || null, file }, onError);
      if (saved === null) return false;
      saving.noteSaved(saved);
      if (kind === 'MANUSCRIPT') onManuscript();
      return true;
    };
    return (await saving.inTurn('upload', () => sendAll(files, send))) === true && files.length === chosen.length;
  }
  return { upload, underway, errors, waiting, setWaiting, cancel };
}
