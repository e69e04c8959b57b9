// Keeps a screen's view of the copies of a manuscript's files up to date while one of them is being made.
import { useEffect } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { useCopyNewsSubscription } from './__generated__/useCopyNewsSubscription.graphql.ts';

/** `files`: the shown ones. News goes into the store, and so onto the screen. */
export function useCopyNews(
  contributionId: string | undefined,
  files: readonly { readonly copy?: { readonly state: string } | null | undefined }[] | null | undefined,
): void {
  const environment = useRelayEnvironment();
  const isWaiting = contributionId !== undefined && (files ?? []).some(({ copy }) => copy?.state === 'MAKING');
  useEffect(() => {
    if (!isWaiting) return undefined;
    const subscription = requestSubscription<useCopyNewsSubscription>(environment, {
      subscription: graphql`
        subscription useCopyNewsSubscription($contributionId: ID!) {
          fileCopiesChanged(contributionId: $contributionId) {
            files {
              id
              copy {
                state
              }
              ...CopyMark_file
            }
          }
        }
      `,
      variables: { contributionId },
      // The connection comes back by itself, and the subscription begins with how things stand.
      onError: (error) => console.warn(error),
    });
    return () => subscription.dispose();
  }, [environment, contributionId, isWaiting]);
}
