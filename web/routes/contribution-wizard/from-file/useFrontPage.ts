// Findings that the product reads from the front page of a manuscript file on request.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../../relay/errors.ts';
import { useFetched } from '../../../relay/useFetched.ts';
import type { useFrontPageQuery, useFrontPageQuery$data } from './__generated__/useFrontPageQuery.graphql.ts';
import { useContributionId } from '../wizard-context.ts';

export type FrontPage = NonNullable<NonNullable<useFrontPageQuery$data['node']>['frontPage']>;

/** Gone: the file is there no more. */
export type FrontPageReading =
  | { is: 'underway' | 'gone' | 'unreadable' }
  | { is: 'failed'; message: string }
  | { is: 'read'; page: FrontPage };

function readingOf({ data, error }: { data: useFrontPageQuery$data | null; error: unknown }): FrontPageReading {
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return { is: 'gone' };
  if (error !== null) return { is: 'failed', message: errorMessage(error) };
  if (data === null) return { is: 'underway' };
  if (!data.node) return { is: 'gone' };
  return data.node.frontPage ? { is: 'read', page: data.node.frontPage } : { is: 'unreadable' };
}

/**
 * No `fileId`: there is none to read. Files do not change: results are kept, a running one can be cancelled. `isWanted`: without being asked
 * for.
 */
export function useFrontPage(fileId: string | undefined, isWanted: boolean) {
  const [asked, setAsked] = useState<string>();
  const id = useContributionId();
  const isAsked = isWanted || asked === fileId;
  const { retry, ...found } = useFetched<useFrontPageQuery>(
    graphql`
      query useFrontPageQuery($id: ID!, $fileId: ID!) {
        node(id: $id) {
          ... on Contribution {
            frontPage(fileId: $fileId) {
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
                latin {
                  value {
                    ...typedName_name @relay(mask: false)
                  }
                }
                orcid {
                  value
                }
              }
            }
          }
        }
      }
    `,
    isAsked && fileId !== undefined ? fileId : '',
    { id, fileId: fileId ?? '' },
  );
  const reading = readingOf(found);
  return {
    reading,
    retry,
    begin: () => setAsked(fileId),
    callOff: () => {
      if (reading.is !== 'read') setAsked(undefined);
    },
  };
}
