// A file about a single publication: its signed address is requested on demand; fields that its schema refuses are named.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { ExportField, SingleDocument, useSingleDocumentQuery } from './__generated__/useSingleDocumentQuery.graphql.ts';

export type { SingleDocument };

export function useSingleDocument(id: string) {
  const fetchNow = useFetchNow<useSingleDocumentQuery>(graphql`
    query useSingleDocumentQuery($id: ID!, $document: SingleDocument!) {
      node(id: $id) {
        ... on Contribution {
          singleExport(document: $document) {
            url
            refused
          }
        }
      }
    }
  `);
  const [underway, setUnderway] = useState<SingleDocument | null>(null);
  const [refusal, setRefusal] = useState<{ document: SingleDocument; field: ExportField } | null>(null);
  async function open(document: SingleDocument) {
    if (underway !== null) return;
    setUnderway(document);
    const written = (await fetchNow({ id, document }))?.node?.singleExport;
    setUnderway(null);
    setRefusal(written?.refused ? { document, field: written.refused } : null);
    if (written?.url) location.assign(written.url);
  }
  return { open, underway, refusal };
}
