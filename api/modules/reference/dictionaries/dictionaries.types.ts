// Inputs and payloads of the screen where dictionaries are kept.
import { Auth, ID, input, InputType, Int, ObjectType, one, output } from '../../../graphql/declare.ts';
import { DictionaryEntry } from '../dictionary-entry.entity.ts';
import { DictionaryType } from '../dictionary-type.ts';

@InputType()
export class AddDictionaryEntryInput extends input({
  type: one(() => DictionaryType, 'Which dictionary.'),
  value: one(String, 'What scripts of the old system send for it; empty: the next number.'),
  labelZh: one(String, 'In Chinese.'),
  labelEn: one(String, 'In English.'),
}) {}

@InputType()
export class RenameDictionaryEntryInput extends input({
  dictionaryEntryId: one(ID, 'The entry to rename.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  labelZh: one(String, 'In Chinese.'),
  labelEn: one(String, 'In English.'),
}) {}

@InputType()
export class RetireDictionaryEntryInput extends input({
  dictionaryEntryId: one(ID, 'The entry to retire or to offer again.'),
  isRetired: one(Boolean, 'False: it is offered again.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'How many use an entry; counting stops at 1,000.' })
export class DictionaryEntryUses extends output({
  journals: one(Int, 'Journals and conferences.'),
  manuscripts: one(Int, 'Manuscripts, with their authors and the reviewers whom these suggest.'),
  people: one(Int, 'People, in their personal information.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class DictionaryEntryPayload extends output({ dictionaryEntry: one(() => DictionaryEntry, 'As it is now.') }) {}
