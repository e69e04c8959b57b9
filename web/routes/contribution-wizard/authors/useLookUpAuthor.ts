// Looks a person up by their code.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useLookUpAuthorMutation } from './__generated__/useLookUpAuthorMutation.graphql.ts';

/** Someone who can be added; `unit` is their main workplace. */
export interface RegisteredPerson {
  realName: string;
  unit: string;
  ticket: string;
}

export function useLookUpAuthor() {
  const { run, isPending } = useAction<useLookUpAuthorMutation>(graphql`
    mutation useLookUpAuthorMutation($input: LookUpAuthorInput!) {
      lookUpAuthor(input: $input) {
        ticket
        author {
          realName
          unit
        }
      }
    }
  `);
  async function lookUp(code: string, onError: ActionOptions<useLookUpAuthorMutation>['onError']): Promise<RegisteredPerson | null> {
    const found = await run({ code }, onError);
    return found ? { realName: found.author.realName, unit: found.author.unit ?? '', ticket: found.ticket } : null;
  }
  return { lookUp, isPending };
}
