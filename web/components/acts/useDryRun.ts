// The server's answer to an act on several manuscripts before it is done.
import { useEffect, useEffectEvent, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation } from 'relay-runtime';
import { inputOf } from './act-input.ts';
import { dialogOf, type DialogActName } from './acts.ts';
import { documentOf } from './document-of.ts';
import type { ActParameters } from './act-types.ts';
import type { ActForm } from './useActForm.ts';

/** Why not, by manuscript; null where it could be done. Undefined while it is not known, and where the server could not be asked. */
type DryRun = ReadonlyMap<string, string | null> | undefined;

/** Asked once the act has its required input, and again when another receiver is chosen. `ids`: several, else nothing is asked. */
export function useDryRun(act: DialogActName, ids: readonly string[], form: ActForm): { answers: DryRun; isAsking: boolean } {
  const environment = useRelayEnvironment();
  const { fields } = dialogOf(act);
  const { document, takes } = documentOf(act);
  const isReady =
    takes === 'many' &&
    ids.length > 1 &&
    (!fields.includes('receiver') || form.receiverCode !== '') &&
    (!fields.includes('issue') || form.issueId !== '');
  const key = isReady ? [act, form.receiverCode, form.issueId, ...ids].join(' ') : null;
  const [answered, setAnswered] = useState<{ key: string; answers: DryRun }>();
  const inputNow = useEffectEvent(() => inputOf(fields, takes, ids, form));
  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    const tell = (answers: DryRun) => isOver || setAnswered({ key, answers });
    const { dispose } = commitMutation<ActParameters>(environment, {
      mutation: document,
      variables: { input: { ...inputNow(), dryRun: true }, isOne: false },
      onCompleted: ({ act: answer }) =>
        tell(
          answer && 'results' in answer
            ? new Map(answer.results.map(({ contributionId, refusal }) => [contributionId, refusal ?? null]))
            : undefined,
        ),
      // The server says it again when the act is done.
      onError: () => tell(undefined),
    });
    return () => {
      isOver = true;
      dispose();
    };
  }, [act, environment, key, document]);
  const isAnswered = answered !== undefined && answered.key === key;
  return { answers: isAnswered ? answered.answers : undefined, isAsking: key !== null && !isAnswered };
}
