// Inputs and payloads of the register of institutions.
import { Auth, ID, input, InputType, Int, many, ObjectType, one, output, type Fields } from '../../graphql/declare.ts';
import { Institution } from './institution.entity.ts';

const said = {
  name: one(String, 'As Chinese readers know it.'),
  nameEn: one(String, 'As English readers know it; empty: not said.'),
  country: one(String, 'Code of ISO 3166-1; empty: not known.'),
  city: one(String, 'The city; empty: not known.'),
  rorId: one(String, 'Its ROR iD, alone or as an address; empty: none.'),
  aliases: many(String, 'All further names by which it is found.'),
} satisfies Fields;

@InputType()
export class CreateInstitutionInput extends input(said) {}

@InputType()
export class ChangeInstitutionInput extends input({
  ...said,
  institutionId: one(ID, 'The institution to change.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
}) {}

@InputType()
export class AddInstitutionAliasInput extends input({
  institutionId: one(ID, 'The institution that is to be found by it.'),
  alias: one(String, 'A text that authors write.'),
}) {}

@InputType()
export class MergeInstitutionsInput extends input({
  institutionId: one(ID, 'The one that is no longer listed.'),
  version: one(Int, 'Its version that was read.'),
  intoId: one(ID, 'The one that stays, and is found by the names of both.'),
  intoVersion: one(Int, 'Its version that was read.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class InstitutionPayload extends output({ institution: one(() => Institution, 'As it is now.') }) {}
