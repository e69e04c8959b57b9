// One operation without Relay's store, for the pages before sign-in, which everyone downloads first. The documents are compiled by
// Relay all the same, so hashes and types are those of the rest.
import { useCallback, useRef, useState } from 'react';
import type { ConcreteRequest, GraphQLTaggedNode, MutationParameters, OperationType } from 'relay-runtime';
import { fetchGraphQL } from './fetch-graphql.ts';
import { answerOf, type AnswerOf, type InputOf } from './one-field.ts';

function isRequest(document: GraphQLTaggedNode): document is ConcreteRequest {
  return 'kind' in document && document.kind === 'Request';
}

/** Throws ApiError or NetworkError. The document may spread no fragment: nobody would unmask it. */
export async function send<Operation extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  if (!isRequest(document)) throw new Error('send() takes a query or a mutation');
  const response = await fetchGraphQL(document.params, variables);
  // The server answers in the shape of the document, which this type was generated from.
  return ('data' in response ? response.data : {}) as Operation['response'];
}

/** Like useAction: `run` answers null when it failed (`onError` was called) or when one is already under way. */
export function useSend<Mutation extends MutationParameters>(document: GraphQLTaggedNode) {
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const run = useCallback(
    async (input: InputOf<Mutation>, onError: (error: Error) => void): Promise<AnswerOf<Mutation> | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setIsPending(true);
      try {
        return answerOf<Mutation>(await send<Mutation>(document, { input }));
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        return null;
      } finally {
        isRunning.current = false;
        setIsPending(false);
      }
    },
    [document],
  );
  return { run, isPending };
}
