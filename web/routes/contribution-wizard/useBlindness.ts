// What in the manuscript file would tell a blind reviewer who wrote it.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import type { useBlindnessQuery, useBlindnessQuery$data } from './__generated__/useBlindnessQuery.graphql.ts';
import { useContributionId } from './wizard-context.ts';

export type Blindness = NonNullable<NonNullable<useBlindnessQuery$data['node']>['fileBlindness']>;

export interface BlindnessReport {
  /** Null before it is known, and where reviewers may know the authors. */
  blindness: Blindness | null;
  failure: string | undefined;
  retry: () => void;
}

/** Asked for when it is shown for the first time, and again for another file or when the authors' names or addresses are others. No `fileId`: no file. */
export function useBlindness(fileId: string | undefined, people: readonly { readonly personName: string; readonly email?: string | null | undefined }[], isShown: boolean): BlindnessReport {
  const id = useContributionId();
  const key = JSON.stringify([fileId, ...people.map(({ personName, email }) => [personName, email])]);
  const [asked, setAsked] = useState<string | null>(null);
  if (isShown && fileId !== undefined && asked !== key) setAsked(key);
  const { data, error, retry } = useFetched<useBlindnessQuery>(graphql`
    query useBlindnessQuery($id: ID!, $fileId: ID!) {
      node(id: $id) {
        ... on Contribution {
          fileBlindness(fileId: $fileId) {
            isRead
            properties
            markNames
            headers
            text
            commentTexts
            deleted
          }
        }
      }
    }
  `, asked === key ? key : '', { id, fileId: fileId ?? '' });
  // Of a file that another page has deleted there is nothing to say.
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  return { blindness: data?.node?.fileBlindness ?? null, failure: error === null || isGone ? undefined : errorMessage(error), retry };
}
