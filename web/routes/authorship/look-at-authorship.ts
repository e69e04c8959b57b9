// What the ticket of a letter asks. The query changes nothing: programs that scan mail open every link.
import { graphql } from 'react-relay/hooks';
import { send } from '../../relay/send.ts';
import type { lookAtAuthorshipQuery } from './__generated__/lookAtAuthorshipQuery.graphql.ts';

export type Question = NonNullable<lookAtAuthorshipQuery['response']['authorshipQuestion']>;

/** `question` is null when the ticket is none. */
export interface Look {
  ticket: string;
  question: Question | null;
}

export async function lookAtAuthorship(ticket: string): Promise<Look> {
  const { authorshipQuestion } = await send<lookAtAuthorshipQuery>(
    graphql`
      query lookAtAuthorshipQuery($ticket: String!) {
        authorshipQuestion(ticket: $ticket) {
          name
          latinName
          unit
          unitEn
          rorIds
          orcid
          position
          isCorresponding
          roles
          journal
          title
          authorNames
          reason
          isChanged
          isOver
          answer
          answeredAt
        }
      }
    `,
    { ticket },
  );
  return { ticket, question: authorshipQuestion ?? null };
}
