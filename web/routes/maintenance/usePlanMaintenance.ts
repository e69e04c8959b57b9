// Plans a maintenance, or changes the one there is.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { PlanMaintenanceInput, usePlanMaintenanceMutation } from './__generated__/usePlanMaintenanceMutation.graphql.ts';

export function usePlanMaintenance() {
  const { run, isPending } = useAction<usePlanMaintenanceMutation>(graphql`
    mutation usePlanMaintenanceMutation($input: PlanMaintenanceInput!) {
      planMaintenance(input: $input) {
        maintenancePlan {
          id
          version
          startsAt
          endsAt
          ...MaintenanceForm_plan
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const planMaintenance = useCallback(
    async (input: PlanMaintenanceInput, onError: (error: Error) => void) =>
      (await run({ input }, { onError }))?.planMaintenance?.maintenancePlan?.version ?? null,
    [run],
  );
  return { planMaintenance, isPending };
}
