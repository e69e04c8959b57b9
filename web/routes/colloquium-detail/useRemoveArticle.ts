// Takes an article out of an open issue, back to where it was before it was compiled.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { useRemoveArticleMutation } from './__generated__/useRemoveArticleMutation.graphql.ts';

export function useRemoveArticle() {
  const { run, isPending } = useAction<useRemoveArticleMutation>(graphql`
    mutation useRemoveArticleMutation($input: RemoveFromIssueInput!) {
      removeFromIssue(input: $input) {
        results {
          done
          refusal
        }
      }
    }
  `);
  /** Whether it was done; a failure has been reported. */
  async function remove(contributionId: string): Promise<boolean> {
    const result = (await run({ contributionIds: [contributionId] }))?.results[0];
    if (result?.refusal) showNotice({ kind: 'error', key: 'action', text: result.refusal });
    return result?.done ?? false;
  }
  return { remove, isPending };
}
