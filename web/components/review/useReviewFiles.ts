// Uploads files to a review that is being written, one after the other, and takes them away.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { useFileUploads, type SendFile } from '../contribution/useFileUploads.ts';
import type { useReviewFilesRemoveMutation } from './__generated__/useReviewFilesRemoveMutation.graphql.ts';
import type { useReviewFilesUploadMutation } from './__generated__/useReviewFilesUploadMutation.graphql.ts';

export function useReviewFiles(reviewId: string) {
  const { sendable, sendAll, ...uploads } = useFileUploads();
  const { run } = useAction<useReviewFilesUploadMutation>(graphql`
    mutation useReviewFilesUploadMutation($input: UploadReviewFileInput!) {
      uploadReviewFile(input: $input) {
        review {
          id
          ...ReviewFiles_review
        }
      }
    }
  `);
  const { run: runRemove, isPending: isRemoving } = useAction<useReviewFilesRemoveMutation>(graphql`
    mutation useReviewFilesRemoveMutation($input: RemoveReviewFileInput!) {
      removeReviewFile(input: $input) {
        review {
          id
          ...ReviewFiles_review
        }
      }
    }
  `);
  /** Answers whether every file has arrived. */
  async function upload(chosen: readonly File[], description: string): Promise<boolean> {
    const files = sendable('REVIEW', chosen);
    const send: SendFile = async (file, onError) =>
      (await run({ reviewId, description: description.trim() || null, file }, onError)) !== null;
    return (await sendAll(files, send)) && files.length === chosen.length;
  }
  const remove = async (fileId: string) => (await runRemove({ reviewId, fileId })) !== null;
  return { ...uploads, upload, remove, isRemoving };
}
