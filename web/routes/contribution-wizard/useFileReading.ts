// What the product reads from a manuscript file: its front page, and what would break blind review.
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import type { useFileReadingQuery, useFileReadingQuery$data } from './__generated__/useFileReadingQuery.graphql.ts';

export type FileReading = NonNullable<NonNullable<useFileReadingQuery$data['node']>['reading']>;
export type FrontPage = FileReading['frontPage'];
export type Blindness = NonNullable<FileReading['blindness']>;

/** `reading`: undefined before it is there, null for a file that cannot be read. What was read once is not read again: files do not change. */
export function useFileReading() {
  const environment = useRelayEnvironment();
  const [reading, setReading] = useState<FileReading | null>();
  const [failure, setFailure] = useState<string>();
  async function read(id: string): Promise<void> {
    setFailure(undefined);
    try {
      const data = await fetchQuery<useFileReadingQuery>(environment, graphql`
        query useFileReadingQuery($id: ID!) {
          node(id: $id) {
            ... on ContributionFile {
              reading {
                frontPage {
                  titleZh {
                    value
                    confidence
                  }
                  titleEn {
                    value
                    confidence
                  }
                  subtitleZh {
                    value
                    confidence
                  }
                  subtitleEn {
                    value
                    confidence
                  }
                  abstractZh {
                    value
                    confidence
                  }
                  abstractEn {
                    value
                    confidence
                  }
                  keywordsZh {
                    value
                    confidence
                  }
                  keywordsEn {
                    value
                    confidence
                  }
                  fundings {
                    fundNumber
                    fundName
                    confidence
                  }
                  authors {
                    name {
                      value
                      confidence
                    }
                    unit {
                      value
                      confidence
                    }
                    email {
                      value
                      confidence
                    }
                  }
                }
                blindness {
                  properties
                  commentCount
                  changeCount
                  markNames
                  headers
                  text
                }
              }
            }
          }
        }
      `, { id }, { fetchPolicy: 'network-only' }).toPromise();
      setReading(data?.node?.reading ?? null);
    } catch (error) {
      setFailure(errorMessage(error));
    }
  }
  return { read, reading, failure };
}
