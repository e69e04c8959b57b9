// Settings for the sign-in page before the viewer is known: names, and the accounts of the demo.
import { graphql } from 'react-relay/hooks';
import { send } from '../../relay/send.ts';
import type { settingsQuery } from './__generated__/settingsQuery.graphql.ts';

export type Settings = settingsQuery['response']['publicSettings'];

export async function fetchSettings(): Promise<Settings> {
  const answer = await send<settingsQuery>(
    graphql`
      query settingsQuery {
        publicSettings {
          productName
          publisherName
          authorInstructions {
            title
            body
          }
          videoGuides {
            audience
            title
            url
          }
          maintenance {
            startsAt
            endsAt
            text
            isUnderWay
            isClosedToViewer
          }
          offersOrcid
          demoAccounts {
            account
            password
            name
            roles
          }
        }
      }
    `,
    {},
  );
  return answer.publicSettings;
}
