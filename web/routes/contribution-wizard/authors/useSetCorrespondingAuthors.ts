// Says which authors the office writes to.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSetCorrespondingAuthorsMutation } from './__generated__/useSetCorrespondingAuthorsMutation.graphql.ts';

export function useSetCorrespondingAuthors() {
  const { run, isPending } = useAction<useSetCorrespondingAuthorsMutation>(graphql`
    mutation useSetCorrespondingAuthorsMutation($input: SetCorrespondingAuthorsInput!) {
      setCorrespondingAuthors(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...AuthorsTab_contribution
        }
        section {
          id
          isComplete
        }
      }
    }
  `);
  async function setCorrespondingAuthors(
    input: useSetCorrespondingAuthorsMutation['variables']['input'],
    onError?: ActionOptions<useSetCorrespondingAuthorsMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.setCorrespondingAuthors?.contribution ?? null;
  }
  return { setCorrespondingAuthors, isPending };
}
