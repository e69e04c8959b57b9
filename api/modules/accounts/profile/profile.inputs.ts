// Input and payload of a save of personal information. Every field may be null: the form's rule says which are required.
import { Auth, guarded, ID, input, InputType, Int, maybe, maybeMany, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Sex, ViewerType } from '../viewer/accounts.types.ts';
import { PersonNameInput } from '../../names/names.types.ts';
import { Profile } from './profile.entity.ts';

@InputType()
export class SaveProfileInput extends input({
  version: one(Int, 'The version that was read, 0 where there was no profile.'),
  sex: maybe(() => Sex),
  birthDate: maybe(String, 'YYYY-MM-DD.'),
  address: maybe(String, 'Native place.'),
  regionCode: maybe(String, 'Code of a region that is divided no further.'),
  degreeId: maybe(ID),
  major: maybe(String, 'The subject of the degree.'),
  professionalTitleId: maybe(ID),
  researchArea: maybe(String, 'What the person works on, in their words.'),
  workplaces: maybeMany(String, 'The main one first.'),
  department: maybe(String, 'Department or college at the main workplace.'),
  phone: maybe(String, 'A Chinese mobile or landline number.'),
  dutyId: maybe(ID),
  supervisor: maybe(String, 'The supervisor’s name.'),
  remark: maybe(String, 'Anything else.'),
}) {}

@Auth()
@ObjectType()
export class SaveProfilePayload extends output({
  profile: guarded(() => Profile, 'The personal information as it is now.'),
  viewer: one(() => ViewerType),
}) {}

@InputType()
export class SaveOwnNameInput extends input({ name: one(() => PersonNameInput, 'All parts, as they are to stand.') }) {}

@Auth()
@ObjectType()
export class SaveOwnNamePayload extends output({ viewer: one(() => ViewerType) }) {}
