// Saves the change, unless somebody else saved meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveVideoGuideMutation } from './__generated__/useSaveVideoGuideMutation.graphql.ts';

export const useSaveVideoGuide = () =>
  useAction<useSaveVideoGuideMutation>(graphql`
    mutation useSaveVideoGuideMutation($input: SaveVideoGuideInput!) {
      saveVideoGuide(input: $input) {
        videoGuide {
          id
          version
          ...VideoGuideForm_guide
        }
      }
    }
  `);
