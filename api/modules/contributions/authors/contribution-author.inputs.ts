// Inputs of the acts on a manuscript's authors.
import { ID, input, InputType, Int, many, maybe, maybeMany, one } from '../../../graphql/declare.ts';
import { PersonNameInput } from '../../names/names.types.ts';
import { AuthorUnitInput } from '../../institutions/units.types.ts';
import { CreditRole } from './credit-role.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';

@InputType()
export class SaveContributionAuthorInput extends input({
  contributionId: one(ID),
  authorId: maybe(ID, 'Null to add one.'),
  revision: maybe(Int, 'The author’s revision that was read, required with `authorId`: a save on top of another’s is refused as CONFLICT.'),
  personName: one(String),
  name: maybe(() => PersonNameInput, 'The name in parts; left out, the parts that were said stay with the same `personName`.'),
  sex: maybe<number>(() => Sex),
  professionalTitleId: maybe(ID),
  degreeId: maybe(ID),
  email: maybe(String, 'The author’s mail address.'),
  company: maybe(String),
  units: maybeMany(() => AuthorUnitInput, 'The units as data; left out, those that were said stay with the same `company`.'),
  address: maybe(String, 'The author’s postal address.'),
  orcid: maybe(String, 'The author’s ORCID iD, bare or as an address; empty: none; left out, it stays as it is.'),
  creditRoles: maybeMany(() => CreditRole, 'The author’s roles; left out, they stay as they are.'),
}) {}

@InputType()
export class DeleteContributionAuthorInput extends input({
  contributionId: one(ID),
  authorId: one(ID, 'An author of this manuscript, not the first.'),
  revision: one(Int, 'The author’s revision that was read: CONFLICT when it is another by now.'),
}) {}

/** An act on the whole list names the version it was based on. */
@InputType()
abstract class AuthorListInput extends input({
  contributionId: one(ID),
  seenAuthorIds: many(ID, 'The same as the screen showed it before: CONFLICT when it is another by now.'),
}) {}

@InputType()
export class SetCorrespondingAuthorsInput extends input({ authorIds: many(ID, 'Exactly these correspond.') }, AuthorListInput) {}

@InputType()
export class ReorderContributionAuthorsInput extends input(
  { authorIds: many(ID, 'All authors, each once, in their new order; the first author stays in front.') },
  AuthorListInput,
) {}
