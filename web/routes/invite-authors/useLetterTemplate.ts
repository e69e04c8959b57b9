// The letter that a journal invites authors with, its places open.
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { asTyped } from '../../editor/images.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useLetterTemplateQuery } from './__generated__/useLetterTemplateQuery.graphql.ts';

/** Null while it is not known. */
export function useLetterTemplate(colloquiumId: string | null): string | null {
  const [found, setFound] = useState<{ colloquiumId: string; html: string } | null>(null);
  const fetchLetter = useFetchNow<useLetterTemplateQuery>(graphql`
    query useLetterTemplateQuery($colloquiumId: ID!) {
      authorInvitationLetter(colloquiumId: $colloquiumId)
    }
  `);
  const handleChosen = useEffectEvent(async (id: string) => {
    const html = (await fetchLetter({ colloquiumId: id }))?.authorInvitationLetter;
    if (html !== null && html !== undefined) setFound({ colloquiumId: id, html: asTyped(html) });
  });
  useEffect(() => {
    if (colloquiumId !== null) void handleChosen(colloquiumId);
  }, [colloquiumId]);
  return found?.colloquiumId === colloquiumId ? (found?.html ?? null) : null;
}
