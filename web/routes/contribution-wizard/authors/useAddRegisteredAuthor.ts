// Adds a person of the register who has been found.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useAddRegisteredAuthorMutation } from './__generated__/useAddRegisteredAuthorMutation.graphql.ts';

export function useAddRegisteredAuthor() {
  const { run, isPending } = useAction<useAddRegisteredAuthorMutation>(graphql`
    mutation useAddRegisteredAuthorMutation($input: AddRegisteredAuthorInput!) {
      addRegisteredAuthor(input: $input) {
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
  async function addRegisteredAuthor(
    input: useAddRegisteredAuthorMutation['variables']['input'],
    onError?: ActionOptions<useAddRegisteredAuthorMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.addRegisteredAuthor?.contribution ?? null;
  }
  return { addRegisteredAuthor, isPending };
}
