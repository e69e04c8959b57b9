// Inputs and payloads of the screen where dictionaries are kept.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../dictionary-entry.entity.ts';
import { DictionaryType } from '../dictionary-type.ts';

@InputType()
export class AddDictionaryEntryInput {
  @Field(() => DictionaryType, { description: 'Which dictionary.' })
  type!: DictionaryTypeName;

  @Field(() => String, { description: 'What scripts of the old system send for it; empty: the next number.' })
  value!: string;

  @Field(() => String, { description: 'In Chinese.' })
  labelZh!: string;

  @Field(() => String, { description: 'In English.' })
  labelEn!: string;
}

@InputType()
export class RenameDictionaryEntryInput {
  @Field(() => ID, { description: 'The entry to rename.' })
  dictionaryEntryId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'In Chinese.' })
  labelZh!: string;

  @Field(() => String, { description: 'In English.' })
  labelEn!: string;
}

@InputType()
export class RetireDictionaryEntryInput {
  @Field(() => ID, { description: 'The entry to retire or to offer again.' })
  dictionaryEntryId!: string;

  @Field(() => Boolean, { description: 'False: it is offered again.' })
  isRetired!: boolean;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'By how many an entry is used; counting stops at 1,000.' })
export class DictionaryEntryUses {
  @Field(() => Int, { description: 'Journals and conferences.' })
  journals!: number;

  @Field(() => Int, { description: 'Manuscripts, with their authors and the reviewers whom these suggest.' })
  manuscripts!: number;

  @Field(() => Int, { description: 'People, in their personal information.' })
  people!: number;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class DictionaryEntryPayload {
  @Field(() => DictionaryEntry, { description: 'As it is now.' })
  dictionaryEntry!: DictionaryEntry;
}
