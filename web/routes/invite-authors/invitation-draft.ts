// Whom an editor is about to invite, and the letter as edited: kept in the browser until it is sent.
import { newPersonSchema, type CheckedNewPerson } from '../../../shared/forms/new-person.ts';
import { z } from '../../../shared/forms/zod.ts';

const toInvite = z.object({
  /** Null for who is not in the register. */
  code: z.string().nullable(),
  realName: z.string(),
  email: z.string(),
  company: z.string(),
  /** Where the person works, to choose from. */
  companies: z.array(z.string()),
  newAuthor: newPersonSchema.nullable(),
});
export type AuthorToInvite = z.output<typeof toInvite>;

export const invitationDraft = z.object({
  colloquiumId: z.string().default(''),
  authors: z.array(toInvite).default([]),
  /** Null: as the template has it. */
  letter: z.string().nullable().default(null),
});
export type InvitationDraft = z.output<typeof invitationDraft>;

export const EMPTY_INVITATION: InvitationDraft = { colloquiumId: '', authors: [], letter: null };

export const sameAuthor = (a: Pick<AuthorToInvite, 'code' | 'email'>, b: Pick<AuthorToInvite, 'code' | 'email'>): boolean =>
  a.code !== null && b.code !== null ? a.code === b.code : a.email.toLowerCase() === b.email.toLowerCase();

export function typedIn(person: CheckedNewPerson): AuthorToInvite {
  const { realName, email, company } = person;
  return { code: null, realName, email, company, companies: [company], newAuthor: person };
}
