// Dictionaries as the operations centre keeps them.
import { FIXED_DICTIONARIES } from '../../../../shared/forms/dictionary.ts';
import type { Context } from '../../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  Input,
  Logged,
  Mutation,
  Outgrown,
  Query,
  replacedBy,
  Resolver,
  Root,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { DictionaryEntry, type DictionaryTypeName } from '../dictionary-entry.entity.ts';
import { DictionaryType } from '../dictionary-type.ts';
import { addEntry, allEntries, renameEntry, setRetired } from './dictionaries.service.ts';
import {
  AddDictionaryEntryInput,
  DictionaryEntryPayload,
  DictionaryEntryUses,
  RenameDictionaryEntryInput,
  RetireDictionaryEntryInput,
} from './dictionaries.types.ts';
import { usesOf } from './dictionary-uses.ts';

@Resolver(() => DictionaryEntry)
export class DictionariesResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @Outgrown()
  @Query(() => [DictionaryEntry], {
    nullable: true,
    description: 'The entries of all dictionaries, retired ones among them, in order.',
    ...replacedBy('dictionaryEntryConnection'),
  })
  async dictionaryEntries(@Ctx() ctx: Context): Promise<DictionaryEntry[]> {
    return await allEntries(ctx);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Query(() => [DictionaryType], {
    nullable: true,
    description:
      'The dictionaries whose values mean something to the product: their entries can be renamed, and neither added nor retired.',
  })
  fixedDictionaries(): DictionaryTypeName[] {
    return [...FIXED_DICTIONARIES];
  }

  @Auth({ roles: ['OPERATIONS'] })
  @FieldResolver(() => DictionaryEntryUses, {
    nullable: true,
    description: 'How much shows it, to be weighed before it is retired; for operations.',
  })
  async uses(@Root() { id }: DictionaryEntry, @Ctx() ctx: Context): Promise<DictionaryEntryUses> {
    return await ctx.loaders.of(ctx, usesOf).load(id);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ result: 'dictionaryEntry', params: ['type', 'value', 'labelZh', 'labelEn'] })
  @Mutation(
    DictionaryEntryPayload,
    'Adds an entry behind the others. Errors: DICTIONARY_FIXED, INVALID_INPUT at value, labelZh or labelEn.',
  )
  async addDictionaryEntry(@Ctx() ctx: Context, @Input(AddDictionaryEntryInput) { type, ...values }: AddDictionaryEntryInput) {
    return { dictionaryEntry: await addEntry(ctx, type, values) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'dictionaryEntryId', params: ['labelZh', 'labelEn'] })
  @Mutation(
    DictionaryEntryPayload,
    'Says an entry in other words, everywhere at once. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at labelZh or labelEn.',
  )
  async renameDictionaryEntry(
    @Ctx() ctx: Context,
    @Input(RenameDictionaryEntryInput) { dictionaryEntryId, version, ...labels }: RenameDictionaryEntryInput,
  ) {
    return { dictionaryEntry: await renameEntry(ctx, decodeId('DictionaryEntry', dictionaryEntryId), version, labels) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'dictionaryEntryId', params: ['isRetired'] })
  @Mutation(
    DictionaryEntryPayload,
    'Forms offer it no more, or again; what has it goes on showing it. Errors: NOT_FOUND, DICTIONARY_FIXED, DICTIONARY_LAST when nothing would be left to choose.',
  )
  async retireDictionaryEntry(
    @Ctx() ctx: Context,
    @Input(RetireDictionaryEntryInput) { dictionaryEntryId, isRetired }: RetireDictionaryEntryInput,
  ) {
    return { dictionaryEntry: await setRetired(ctx, decodeId('DictionaryEntry', dictionaryEntryId), isRetired) };
  }
}
