// A mutation of the wizard: it answers with the manuscript, as it is saved now.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { AnswerOf, InputOf } from '../../../relay/one-field.ts';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';

interface WizardMutation extends MutationParameters {
  readonly response: { readonly [field: string]: { readonly contribution?: object | null | undefined } | null | undefined };
}

/** `run(input, onError)` answers null when it failed. */
export function useWizardAction<Mutation extends WizardMutation>(mutation: GraphQLTaggedNode) {
  const { run: send, isPending } = useAction<Mutation>(mutation);
  const run = useCallback(
    async (input: InputOf<Mutation>, how?: ActionOptions<Mutation> | ActionOptions<Mutation>['onError']) =>
      ((await send(input, how))?.contribution ?? null) as NonNullable<AnswerOf<Mutation>['contribution']> | null,
    [send],
  );
  return { run, isPending };
}

/** What every answer says of it. */
export const SAVED = graphql`
  fragment useWizardAction_saved on Contribution {
    id
    version
    updatedAt
  }
`;
