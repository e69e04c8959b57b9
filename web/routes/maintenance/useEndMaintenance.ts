// Ends the maintenance, or calls off a planned one.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useEndMaintenanceMutation } from './__generated__/useEndMaintenanceMutation.graphql.ts';

export const useEndMaintenance = () =>
  useAction<useEndMaintenanceMutation>(graphql`
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
