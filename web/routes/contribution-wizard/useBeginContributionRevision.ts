// Opening a manuscript that was returned begins its revision (S1 §4, preRevise): the office sees when, and an author who comes too late
// sees a message.
import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useBeginContributionRevisionMutation } from './__generated__/useBeginContributionRevisionMutation.graphql.ts';

/** `contributionId`: null when there is nothing to revise. */
export function useBeginContributionRevision(contributionId: string | null): void {
  const { run } = useAction<useBeginContributionRevisionMutation>(graphql`
    mutation useBeginContributionRevisionMutation($input: BeginContributionRevisionInput!) {
      beginContributionRevision(input: $input) {
        contribution {
          id
          viewerCanEdit
        }
      }
    }
  `);
  const handleOpen = useEffectEvent((id: string) => void run({ contributionId: id }));
  useEffect(() => {
    if (contributionId !== null) handleOpen(contributionId);
  }, [contributionId]);
}
