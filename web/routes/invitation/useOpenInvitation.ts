// Exchanges the ticket of a letter for a session of this tab, which reaches the one review.
import { graphql } from 'react-relay/hooks';
import { currentLanguage } from '../../i18n/i18n.ts';
import { API_LANGUAGE } from '../../i18n/language-names.ts';
import { useSend } from '../../relay/send.ts';
import { storeInvitationToken } from '../../relay/token.ts';
import type { useOpenInvitationMutation } from './__generated__/useOpenInvitationMutation.graphql.ts';

/** `openInvitation` answers whether it is open. */
export function useOpenInvitation() {
  const { run, isPending } = useSend<useOpenInvitationMutation>(graphql`
    mutation useOpenInvitationMutation($input: OpenInvitationInput!) {
      openInvitation(input: $input) {
        token
      }
    }
  `);
  async function openInvitation(ticket: string, onError: (error: Error) => void): Promise<boolean> {
    const answer = await run({ ticket, language: API_LANGUAGE[currentLanguage()] }, onError);
    const token = answer?.token;
    if (!token) return false;
    storeInvitationToken(token);
    return true;
  }
  return { openInvitation, isPending };
}
