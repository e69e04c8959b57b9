// The office's decision on a file that names its authors.
import { graphql } from 'react-relay/hooks';
import type { InputOf } from '../../relay/one-field.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSettleAnonymityMutation } from './__generated__/useSettleAnonymityMutation.graphql.ts';
import type { useSettleAnonymityUploadMutation } from './__generated__/useSettleAnonymityUploadMutation.graphql.ts';

export function useSettleAnonymity() {
  const settling = useAction<useSettleAnonymityMutation>(graphql`
    mutation useSettleAnonymityMutation($input: SettleFileAnonymityInput!) {
      settleFileAnonymity(input: $input) {
        contribution {
          id
        }
      }
    }
  `);
  const uploading = useAction<useSettleAnonymityUploadMutation>(graphql`
    mutation useSettleAnonymityUploadMutation($input: UploadAnonymousVersionInput!) {
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
    settle: async (input: InputOf<useSettleAnonymityMutation>) => (await settling.run(input, quiet)) !== null,
    upload: async (input: InputOf<useSettleAnonymityUploadMutation>) => (await uploading.run(input, quiet)) !== null,
    isPending: settling.isPending || uploading.isPending,
    failure: settling.failure ?? uploading.failure,
  };
}
