// A document of an issue: its signed address is asked for when it is wanted, and a refusal is told in words.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { IssueDocument, useIssueDocumentQuery } from './__generated__/useIssueDocumentQuery.graphql.ts';

export type { IssueDocument };

export function useIssueDocument(id: string) {
  const fetchNow = useFetchNow<useIssueDocumentQuery>(graphql`
    query useIssueDocumentQuery($id: ID!, $document: IssueDocument!) {
      node(id: $id) {
        ... on Issue {
          documentUrl(document: $document)
        }
      }
    }
  `);
  const [underway, setUnderway] = useState<IssueDocument | null>(null);
  async function open(document: IssueDocument) {
    if (underway !== null) return;
    setUnderway(document);
    const url = (await fetchNow({ id, document }))?.node?.documentUrl;
    setUnderway(null);
    if (url) location.assign(url);
  }
  return { open, underway };
}
