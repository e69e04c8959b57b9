// Whether letters leave the house, for pages that mention one before the viewer is known.
import { graphql } from 'react-relay/hooks';
import { send } from '../../relay/send.ts';
import type { modeQuery } from './__generated__/modeQuery.graphql.ts';

/** demo, dev, test or production. */
export async function fetchMode(): Promise<string> {
  const answer = await send<modeQuery>(
    graphql`
      query modeQuery {
        publicSettings {
          mode
        }
      }
    `,
    {},
  );
  return answer.publicSettings.mode;
}
