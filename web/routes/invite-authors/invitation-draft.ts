// The invitation an editor is about to send, with the edited letter: kept in the browser until it is sent.
import { z } from '../../../shared/forms/zod.ts';
import { personToInvite } from '../../components/people/person-to-invite.ts';

export const invitationDraft = z.object({
  colloquiumId: z.string().default(''),
  authors: z.array(personToInvite).default([]),
  /** Null: as the template has it. */
  letter: z.string().nullable().default(null),
});
