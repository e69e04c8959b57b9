// The query of a letter's ticket. It changes nothing: programs that scan mail open every link.
import { graphql } from 'react-relay/hooks';
import { send } from '../../relay/send.ts';
import type { lookAtInvitationQuery } from './__generated__/lookAtInvitationQuery.graphql.ts';

/** `invitation` is null when the ticket is none, or its invitation is over. */
export interface Look {
  ticket: string;
  invitation: NonNullable<lookAtInvitationQuery['response']['invitation']> | null;
}

export async function lookAtInvitation(ticket: string): Promise<Look> {
  const { invitation } = await send<lookAtInvitationQuery>(
    graphql`
      query lookAtInvitationQuery($ticket: String!) {
        invitation(ticket: $ticket) {
          hasAccount
          colloquium
          title
          answerDueOn
          reviewDueOn
        }
      }
    `,
    { ticket },
  );
  return { ticket, invitation: invitation ?? null };
}
