// Uploads the files of a transfer, one after the other; the server keeps them for a day until they are submitted.
import { graphql } from 'react-relay/hooks';
import { MAX_TRANSFER_FILE_BYTES } from '../../../shared/limits.ts';
import { useFileUploads, type SendFile } from '../../components/contribution/useFileUploads.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSignedFilesMutation } from './__generated__/useSignedFilesMutation.graphql.ts';
import { useDraftFiles, type OfferedKind } from './useDraftFiles.ts';

export function useSignedFiles(viewerId: string, contributionId: string) {
  const { add, ...kept } = useDraftFiles(`transfer:${viewerId}:${contributionId}`);
  const { sendable, sendAll, ...uploads } = useFileUploads({ maxBytes: MAX_TRANSFER_FILE_BYTES });
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
  async function upload(kind: OfferedKind, chosen: readonly File[]): Promise<void> {
    const send: SendFile = async (file, onError) => {
      const sent = (await run({ contributionId, kind, file }, onError))?.file;
      if (sent) add({ ...sent, kind, description: '' });
      return sent != null;
    };
    await sendAll(sendable(kind, chosen), send);
  }
  return { ...kept, ...uploads, upload };
}
