// A person who is about to be invited, from the register or typed in, as a page keeps them until the invitation goes.
import { newPersonSchema, type CheckedNewPerson } from '../../../shared/forms/new-person.ts';
import { z } from '../../../shared/forms/zod.ts';

export const personToInvite = z.object({
  /** Null for a person who is not in the register. */
  code: z.string().nullable(),
  /** As the page shows it. */
  realName: z.string(),
  email: z.string(),
  company: z.string(),
  /** Where the person works, to choose from. */
  companies: z.array(z.string()),
  newPerson: newPersonSchema.nullable(),
});
export type PersonToInvite = z.output<typeof personToInvite>;

type Named = Pick<PersonToInvite, 'code' | 'email'>;

export const isSamePerson = (a: Named, b: Named): boolean =>
  a.code !== null && b.code !== null ? a.code === b.code : a.email.toLowerCase() === b.email.toLowerCase();

export function personTypedIn(person: CheckedNewPerson): PersonToInvite {
  const { realName, email, company } = person;
  return { code: null, realName, email, company, companies: [company], newPerson: person };
}
