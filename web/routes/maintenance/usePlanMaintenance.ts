// Plans a maintenance, or changes the one there is.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { usePlanMaintenanceMutation } from './__generated__/usePlanMaintenanceMutation.graphql.ts';

export const usePlanMaintenance = () =>
  useAction<usePlanMaintenanceMutation>(graphql`
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
