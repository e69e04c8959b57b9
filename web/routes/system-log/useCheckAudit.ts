// Checks the seals of the logs now; the answer takes the place of the last one.
import { useCallback, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useCheckAuditMutation, useCheckAuditMutation$data } from './__generated__/useCheckAuditMutation.graphql.ts';

type State = NonNullable<useCheckAuditMutation$data['checkAudit']>['auditState'];

export function useCheckAudit() {
  const [state, setState] = useState<State | null>(null);
  const { run, isPending } = useAction<useCheckAuditMutation>(graphql`
    mutation useCheckAuditMutation {
      checkAudit {
        auditState {
          ...AuditSeals_state
        }
      }
    }
  `);
  const checkAudit = useCallback(async () => {
    const answer = await run({});
    if (answer) setState(answer.auditState);
  }, [run]);
  return { checkAudit, isPending, state };
}
