// Sends an act and reads what became of each manuscript.
import { useCallback } from 'react';
import { ApiError } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { expectEcho, forgetEcho } from '../contribution/own-echo.ts';
import { ACTS, type ActMutation, type Asked, type DialogActName } from './acts.ts';
import type { ActResult } from './targets.ts';

/**
 * `perform` answers for each manuscript, also when the server refuses the request as a whole; for none where nobody knows what became of
 * it, and `failure` says why.
 */
export function useAct(act: DialogActName) {
  const { mutation, input } = ACTS[act];
  const { run, isPending, failure } = useAction<ActMutation>(mutation);
  const perform = useCallback(
    async (asked: Asked): Promise<readonly ActResult[]> => {
      expectEcho(asked.ids);
      let refusal: string | null = null;
      const onError = (error: Error) => {
        if (error instanceof ApiError) refusal = error.message;
      };
      const answer = (await run({ input: input(asked), isOne: asked.ids.length === 1 }, { onError }))?.act;
      const results =
        answer && 'results' in answer ? answer.results : asked.ids.map((id) => ({ contributionId: id, done: Boolean(answer), refusal }));
      forgetEcho(results.filter(({ done }) => !done).map(({ contributionId }) => contributionId));
      return answer || refusal !== null
        ? results.map(({ contributionId, done, refusal }) => ({ id: contributionId, done, refusal: refusal ?? null }))
        : [];
    },
    [run, input],
  );
  return { perform, isPending, failure };
}
