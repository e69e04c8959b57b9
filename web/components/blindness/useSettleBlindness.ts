// The office's decision on a file that names its authors.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSettleBlindnessMutation } from './__generated__/useSettleBlindnessMutation.graphql.ts';
import type { useSettleBlindnessUploadMutation } from './__generated__/useSettleBlindnessUploadMutation.graphql.ts';

export function useSettleBlindness() {
  const settling = useAction<useSettleBlindnessMutation>(graphql`
    mutation useSettleBlindnessMutation($input: SettleFileBlindnessInput!) {
      settleFileBlindness(input: $input) {
        contribution {
          id
        }
      }
    }
  `);
  const uploading = useAction<useSettleBlindnessUploadMutation>(graphql`
    mutation useSettleBlindnessUploadMutation($input: UploadAnonymousVersionInput!) {
      uploadAnonymousVersion(input: $input) {
        contribution {
          id
          files {
            id
            ...FileList_files
          }
        }
      }
    }
  `);
  /** The dialog shows failures. */
  const quiet = { onError: () => undefined };
  return {
    settle: async (input: useSettleBlindnessMutation['variables']['input']) =>
      (await settling.run({ input }, quiet))?.settleFileBlindness != null,
    upload: async (input: useSettleBlindnessUploadMutation['variables']['input']) =>
      (await uploading.run({ input }, quiet))?.uploadAnonymousVersion != null,
    isPending: settling.isPending || uploading.isPending,
    failure: settling.failure ?? uploading.failure,
  };
}
