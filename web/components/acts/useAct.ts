// Sends an act and reads the outcome for each manuscript.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { inputOf, problemsOf, type ActProblems } from './act-input.ts';
import { dialogOf, type DialogActName } from './acts.ts';
import { documentOf } from './document-of.ts';
import type { ActParameters } from './act-types.ts';
import type { ActResult } from './targets.ts';
import type { ActForm } from './useActForm.ts';

/** Without results and problems nothing is known about the manuscripts; `failure` says why. */
interface Performed {
  results: readonly ActResult[];
  problems: ActProblems;
}

/**
 * `perform` answers an outcome for each manuscript, even when the server refuses the request as a whole, or else the problems of the input.
 */
export function useAct(act: DialogActName) {
  const entry = dialogOf(act);
  const { document, takes } = documentOf(act);
  const { t } = useTranslation('messages');
  const { run, isPending, failure } = useAction<ActParameters>(document);
  const perform = useCallback(
    async (ids: readonly string[], form: ActForm): Promise<Performed> => {
      let refusal: string | null = null;
      let problems: ActProblems | null = null;
      const onError = (error: Error) => {
        problems = problemsOf(error, entry.fields);
        if (error instanceof ApiError) refusal = entry.gone && error.code === 'NOT_FOUND' ? t(entry.gone) : error.message;
      };
      const answer = await run(inputOf(entry.fields, takes, ids, form), { onError, besides: { isOne: ids.length === 1 } });
      if (problems !== null) return { results: [], problems };
      if (answer && 'results' in answer) {
        const results = answer.results.map(({ contributionId, done, refusal: why }) => ({
          id: contributionId,
          done,
          refusal: why ?? null,
        }));
        return { results, problems: {} };
      }
      return { results: answer || refusal !== null ? ids.map((id) => ({ id, done: Boolean(answer), refusal })) : [], problems: {} };
    },
    [run, entry, takes, t],
  );
  return { perform, isPending, failure };
}
