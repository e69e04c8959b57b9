// The letter of invitation as it would go, with the places that differ from expert to expert left open.
import { useEffect, useEffectEvent, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { asTyped } from '../../editor/images.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useLetterTemplateReviewerQuery } from './__generated__/useLetterTemplateReviewerQuery.graphql.ts';
import type { InvitingAct } from './useInviteReviewers.ts';

/** Null while it is not known. */
export function useLetterTemplate(contributionId: string, act: InvitingAct): string | null {
  const [template, setTemplate] = useState<string | null>(null);
  const fetchLetter = useFetchNow<useLetterTemplateReviewerQuery>(graphql`
    query useLetterTemplateReviewerQuery($id: ID!, $act: EditorialAct!) {
      node(id: $id) {
        ... on Contribution {
          letterPreview(act: $act) {
            html
          }
        }
      }
    }
  `);
  const handleOpen = useEffectEvent(async () => {
    const html = (await fetchLetter({ id: contributionId, act }))?.node?.letterPreview?.html;
    if (html !== undefined) setTemplate(asTyped(html));
  });
  useEffect(() => void handleOpen(), [contributionId, act]);
  return template;
}
