// The publisher's texts on the page: the agreement, and the links at its foot.
import { graphql } from 'react-relay/hooks';
import { send } from '../../relay/send.ts';
import type { pageTextsQuery } from './__generated__/pageTextsQuery.graphql.ts';

export type PageTexts = pageTextsQuery['response']['publicSettings'];

export async function fetchPageTexts(): Promise<PageTexts> {
  const answer = await send<pageTextsQuery>(
    graphql`
      query pageTextsQuery {
        publicSettings {
          submissionStatement {
            title
            body
          }
          friendLinks {
            name
            url
          }
          productLinks {
            name
            url
          }
        }
      }
    `,
    {},
  );
  return answer.publicSettings;
}
