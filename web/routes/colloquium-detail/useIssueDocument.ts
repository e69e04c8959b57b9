// A document of an issue: its signed address is requested on demand, and a refusal is shown in words, as are articles left out of a file.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { IssueDocument, useIssueDocumentQuery, useIssueDocumentQuery$data } from './__generated__/useIssueDocumentQuery.graphql.ts';

export type { IssueDocument };

/** Parts left out of the document requested last. */
export interface LeftOutOfDocument {
  document: IssueDocument;
  leftOut: NonNullable<NonNullable<useIssueDocumentQuery$data['node']>['leftOut']>;
}

export function useIssueDocument(id: string) {
  const fetchNow = useFetchNow<useIssueDocumentQuery>(graphql`
    query useIssueDocumentQuery($id: ID!, $document: IssueDocument!) {
      node(id: $id) {
        ... on Issue {
          documentUrl(document: $document)
          leftOut(document: $document) {
            field
            contribution {
              titleZh
              titleEn
            }
          }
        }
      }
    }
  `);
  const [underway, setUnderway] = useState<IssueDocument | null>(null);
  const [leftOut, setLeftOut] = useState<LeftOutOfDocument | null>(null);
  async function open(document: IssueDocument) {
    if (underway !== null) return;
    setUnderway(document);
    const issue = (await fetchNow({ id, document }))?.node;
    const url = issue?.documentUrl;
    setUnderway(null);
    setLeftOut(issue?.leftOut?.length ? { document, leftOut: issue.leftOut } : null);
    if (url) location.assign(url);
  }
  return { open, underway, leftOut };
}
