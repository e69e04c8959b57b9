// The page's query, repeated now and again.
import { graphql } from 'react-relay/hooks';
import { send } from '../../relay/send.ts';
import type { stateQuery } from './__generated__/stateQuery.graphql.ts';

export type MaintenanceState = stateQuery['response']['publicSettings']['maintenance'];

/** Null when none is planned or under way. */
export async function fetchMaintenance(): Promise<MaintenanceState> {
  const answer = await send<stateQuery>(
    graphql`
      query stateQuery {
        publicSettings {
          maintenance {
            startsAt
            endsAt
            text
            isUnderWay
            isClosedToViewer
          }
        }
      }
    `,
    {},
  );
  return answer.publicSettings.maintenance;
}
