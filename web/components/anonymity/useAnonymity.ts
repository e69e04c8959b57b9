// Traces of the authors in the files that blind reviewers get.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useFetched } from '../../relay/useFetched.ts';
import type { useAnonymityQuery, useAnonymityQuery$data } from './__generated__/useAnonymityQuery.graphql.ts';

export type Anonymity = NonNullable<NonNullable<useAnonymityQuery$data['node']>['fileAnonymity']>;

export interface ReviewedFile {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

export interface AnonymityReport {
  /** Results so far, in the order of the files; empty where reviewers may know the authors. Null: not examined. */
  files: readonly { id: string; name: string; anonymity: Anonymity | null }[];
  failure: string | undefined;
  retry: () => void;
}

/**
 * `id`: the manuscript. `files`: those that reviewers get. Manuscripts are asked for one after the other while it is shown, each once and
 * again when the authors' names or addresses are others; other kinds of files are not looked into.
 */
export function useAnonymity(
  id: string,
  files: readonly ReviewedFile[],
  people: readonly { readonly personName: string; readonly email?: string | null | undefined }[],
  isShown: boolean,
): AnonymityReport {
  const who = JSON.stringify(people.map(({ personName, email }) => [personName, email]));
  const keyOf = (file: ReviewedFile) => `${file.id} ${who}`;
  const [known, setKnown] = useState<ReadonlyMap<string, Anonymity | null>>(new Map());
  const manuscripts = files.filter(({ kind }) => kind === 'MANUSCRIPT');
  const next = isShown ? manuscripts.find((file) => !known.has(keyOf(file))) : undefined;
  const { data, error, retry } = useFetched<useAnonymityQuery>(
    graphql`
      query useAnonymityQuery($id: ID!, $fileId: ID!) {
        node(id: $id) {
          ... on Contribution {
            fileAnonymity(fileId: $fileId) {
              isRead
              properties
              markNames
              headers
              text
              commentTexts
              deleted
              pictures
              graphics
              links
              elsewhere
            }
          }
        }
      }
    `,
    next === undefined ? '' : keyOf(next),
    { id, fileId: next?.id ?? '' },
  );
  // A file that another page has deleted needs no message.
  const isGone = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (next !== undefined && (data !== null || isGone)) setKnown(new Map(known).set(keyOf(next), data?.node?.fileAnonymity ?? null));
  const told = manuscripts.flatMap((file) => {
    const anonymity = known.get(keyOf(file)) ?? null;
    return anonymity === null ? [] : [{ id: file.id, name: file.name, anonymity }];
  });
  const others = files.filter(({ kind }) => kind !== 'MANUSCRIPT').map((file) => ({ id: file.id, name: file.name, anonymity: null }));
  return {
    files: told.length === 0 ? [] : [...told, ...others],
    failure: error === null || isGone ? undefined : errorMessage(error),
    retry,
  };
}
