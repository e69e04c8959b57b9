// Ends the maintenance, or calls off a planned one.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useEndMaintenanceMutation } from './__generated__/useEndMaintenanceMutation.graphql.ts';

export function useEndMaintenance() {
  const { run, isPending } = useAction<useEndMaintenanceMutation>(graphql`
    mutation useEndMaintenanceMutation($input: EndMaintenanceInput!) {
      endMaintenance(input: $input) {
        maintenancePlan {
          id
          version
          startsAt
          endsAt
        }
      }
    }
  `);
  /** Whether it was done. */
  const endMaintenance = useCallback(async (version: number) => (await run({ input: { version } })) !== null, [run]);
  return { endMaintenance, isPending };
}
