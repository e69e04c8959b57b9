// Exports the saved contents: from then on abstracts, manuscripts and the press are open (D2-108).
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useExportContentsMutation } from './__generated__/useExportContentsMutation.graphql.ts';

export function useExportContents(issueId: string) {
  const { run, isPending } = useAction<useExportContentsMutation>(graphql`
    mutation useExportContentsMutation($input: ExportIssueContentsInput!) {
      exportIssueContents(input: $input) {
        url
        issue {
          id
          ...Workbench_issue
        }
      }
    }
  `);
  async function exportContents() {
    const url = (await run({ issueId }))?.url;
    if (url) location.assign(url);
  }
  return { exportContents, isPending };
}
