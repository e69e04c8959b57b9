// Keeps an image for the letters of a journal: for its templates, and for one letter alone.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { UploadImage } from '../../editor/upload-image.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useUploadLetterImageMutation } from './__generated__/useUploadLetterImageMutation.graphql.ts';

/** Answers null when it was refused, which has been reported. */
export function useUploadLetterImage(colloquiumId: string): UploadImage {
  const { run } = useAction<useUploadLetterImageMutation>(graphql`
    mutation useUploadLetterImageMutation($input: UploadLetterImageInput!) {
      uploadLetterImage(input: $input) {
        image {
          id
          url
        }
      }
    }
  `);
  return useCallback(
    async (file) => {
      const image = (await run({ colloquiumId, file }))?.image;
      return image ? { file: image.id, src: image.url } : null;
    },
    [run, colloquiumId],
  );
}
