// What in the manuscript file would tell a blind reviewer who wrote it.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import type { useBlindnessQuery, useBlindnessQuery$data } from './__generated__/useBlindnessQuery.graphql.ts';
import { useContributionId } from './wizard-context.ts';

export type Blindness = NonNullable<NonNullable<NonNullable<useBlindnessQuery$data['node']>['fileReading']>['blindness']>;

export interface BlindnessReport {
  /** Null before it is known, and for a file that cannot be read. */
  blindness: Blindness | null;
  isUnreadable: boolean;
  failure: string | undefined;
  retry: () => void;
}

/** Read when it is shown for the first time, and again for another file or when the authors' names or addresses are others. */
export function useBlindness(fileId: string, people: readonly { readonly personName: string; readonly email?: string | null | undefined }[], isShown: boolean): BlindnessReport {
  const id = useContributionId();
  const key = JSON.stringify([fileId, ...people.map(({ personName, email }) => [personName, email])]);
  const [asked, setAsked] = useState('');
  const wanted = isShown && fileId !== '' ? key : asked;
  if (wanted !== asked) setAsked(wanted);
  const { data, error, retry } = useFetched<useBlindnessQuery>(graphql`
    query useBlindnessQuery($id: ID!, $fileId: ID!) {
      node(id: $id) {
        ... on Contribution {
          fileReading(fileId: $fileId) {
            blindness {
              properties
              commentCount
              changeCount
              markNames
              headers
              text
              commentTexts
              deleted
            }
          }
        }
      }
    }
  `, asked === key ? key : '', { id, fileId });
  // Of a file that another page has deleted there is nothing to say.
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return { blindness: data?.node?.fileReading?.blindness ?? null, isUnreadable: data?.node?.fileReading === null, failure: error === null || isGone ? undefined : errorMessage(error), retry };
}
