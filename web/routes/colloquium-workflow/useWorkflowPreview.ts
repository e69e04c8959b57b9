// Effect of the form's switches, loaded again after each change.
import { graphql } from 'react-relay/hooks';
import { ON, switchFields, type SwitchField } from '../../../shared/forms/workflow-switches.ts';
import { useFetched } from '../../relay/useFetched.ts';
import type { useWorkflowPreviewQuery } from './__generated__/useWorkflowPreviewQuery.graphql.ts';

/** `version`: the saved one, for comparison. */
export function useWorkflowPreview(id: string, version: number, form: Readonly<Record<SwitchField, string>>) {
  const isOn = (name: SwitchField) => form[name] === ON;
  const switches = {
    checksPlagiarism: isOn('checksPlagiarism'),
    invitesReviewers: isOn('invitesReviewers'),
    deputyReviews: isOn('deputyReviews'),
    chiefPreAccepts: isOn('chiefPreAccepts'),
  };
  const { data, error, retry } = useFetched<useWorkflowPreviewQuery>(
    graphql`
      query useWorkflowPreviewQuery($id: ID!, $switches: WorkflowSwitchesInput!) {
        node(id: $id) {
          ... on Colloquium @alias(as: "colloquium") {
            id
            workflowPreview(switches: $switches) {
              affected {
                count
              }
              ...WorkflowChange_preview
              ...ConfirmChange_preview
            }
          }
        }
      }
    `,
    [id, version, ...switchFields.map(isOn)].join(':'),
    { id, switches },
  );
  const preview = data?.node?.colloquium?.workflowPreview ?? null;
  return { preview, affected: (preview?.affected ?? []).reduce((sum, { count }) => sum + count, 0), error, retry };
}
