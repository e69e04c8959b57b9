// The authors of an accepted manuscript as the office wants them to stand.
import { ID, input, InputType, Int, many, maybe, one } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { CreditRole } from '../contributions/authors/credit-role.ts';
import { PersonNameInput } from '../names/names.types.ts';
import type { ChangedAuthor } from './change-authors.ts';

@InputType({ description: 'An author as they are to stand; the place is that in the list.' })
export class ChangedAuthorInput extends input({
  authorId: maybe(ID, 'Null to add one.'),
  revision: maybe(Int, 'The author’s revision that was read: refused as CONFLICT when somebody has changed the authors since.'),
  personName: one(String, 'As it is to be printed; of the first author and of those from the register the name stays.'),
  name: maybe(() => PersonNameInput, 'The name in parts; left out, the parts that were said stay with the same name.'),
  email: one(String, 'Where the author is written to; of the first author and of those from the register it stays.'),
  company: one(String, 'The unit to print beside the name.'),
  isCorresponding: one(Boolean, 'Marked as a corresponding author.'),
  creditRoles: many(() => CreditRole, 'What the author did; empty: nobody has said it.'),
}) {}

export function changedAuthor({ authorId, revision, name, ...said }: ChangedAuthorInput): ChangedAuthor {
  return { ...said, revision: revision ?? null, name: name ?? null, authorId: authorId ? decodeId('ContributionAuthor', authorId) : null };
}
