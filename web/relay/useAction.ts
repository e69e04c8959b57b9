// One mutation as an act of a screen: commit, whether it is under way, and why it failed.
import { useCallback, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation, type GraphQLTaggedNode, type MutationConfig, type MutationParameters } from 'relay-runtime';
import { announceDone } from './done.ts';
import { showNotice } from '../ui/notice/notices.tsx';
import { errorMessage, isSessionOver } from './errors.ts';
import { answerOf, type AnswerOf, type InputOf } from './one-field.ts';

export type ActionOptions<Mutation extends MutationParameters> = Pick<
  MutationConfig<Mutation>,
  'updater' | 'optimisticUpdater' | 'optimisticResponse'
> & {
  /** Shows the error itself, instead of the notice. Field errors still go to the form. */
  onError?: ((error: Error) => void) | undefined;
  /** The person did not ask for it, as in an autosave: it does not put off the end of the session. */
  isBackground?: boolean;
  /** Variables beside the input. */
  besides?: Omit<Mutation['variables'], 'input'>;
};

/**
 * `run(input)` answers what the mutation's field does, or null when it failed (the error has been shown, or given to `onError`) or one is
 * already under way, so a double click does nothing twice. `failure` is the last error until the next run.
 */
export function useAction<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const run = useCallback(
    async (
      input: InputOf<Mutation>,
      how: ActionOptions<Mutation> | ActionOptions<Mutation>['onError'] = {},
    ): Promise<AnswerOf<Mutation> | null> => {
      if (isRunning.current) return null;
      isRunning.current = true;
      setIsPending(true);
      setFailure(null);
      const { onError, isBackground = false, besides, ...config } = typeof how === 'function' ? { onError: how } : how;
      try {
        const response = await new Promise<Mutation['response']>((resolve, reject) => {
          commitMutation<Mutation>(environment, {
            mutation,
            variables: { ...besides, input },
            ...config,
            cacheConfig: { metadata: { isBackground } },
            onCompleted: resolve,
            onError: reject,
          });
        });
        if (!isBackground) announceDone(environment);
        return answerOf<Mutation>(response);
      } catch (error) {
        const shown = error instanceof Error ? error : new Error(String(error));
        setFailure(shown);
        if (onError) onError(shown);
        else if (!isSessionOver(shown)) showNotice({ kind: 'error', key: 'action', text: errorMessage(shown) });
        return null;
      } finally {
        isRunning.current = false;
        setIsPending(false);
      }
    },
    [environment, mutation],
  );
  return { run, isPending, failure };
}
