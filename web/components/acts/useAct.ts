// Sends an act and reads what became of each manuscript.
import { useCallback } from 'react';
import { ApiError } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { nextMutationId } from '../contribution/own-echo.ts';
import { ACTS, type ActMutation, type DialogActName } from './acts.ts';
import type { ActResult } from './targets.ts';

/**
 * `perform` answers for each manuscript, also when the server refuses the request as a whole; for none where nobody knows what became of
 * it, and `failure` says why.
 */
export function useAct(act: DialogActName) {
  const { mutation, takes } = ACTS[act];
  const { run, isPending, failure } = useAction<ActMutation>(mutation);
  const perform = useCallback(
    async (ids: readonly string[], comment: string | null): Promise<readonly ActResult[]> => {
      let refusal: string | null = null;
      const onError = (error: Error) => {
        if (error instanceof ApiError) refusal = error.message;
      };
      const input = {
        ...(takes === 'many' ? { contributionIds: ids } : { contributionId: ids[0] }),
        comment,
        clientMutationId: nextMutationId(),
      };
      const answer = (await run({ input, isOne: ids.length === 1 }, { onError }))?.act;
      if (answer && 'results' in answer) {
        return answer.results.map((result) => ({ id: result.contributionId, done: result.done, refusal: result.refusal ?? null }));
      }
      return answer || refusal !== null ? ids.map((id) => ({ id, done: Boolean(answer), refusal })) : [];
    },
    [run, takes],
  );
  return { perform, isPending, failure };
}
