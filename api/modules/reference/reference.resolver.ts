// Dictionaries: the choices of the forms, labelled in the reader's language. Public: they contain nothing about anyone.
import { wordsIn } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { DictionaryEntry, type DictionaryTypeName } from './dictionary-entry.entity.ts';
import { DictionaryType } from './dictionary-type.ts';
import { Arg, Ctx, FieldResolver, Outgrown, Query, replacedBy, Resolver, Root } from '../../graphql/declare.ts';

@Resolver(() => DictionaryEntry)
export class DictionaryResolver {
  @Outgrown()
  @Query(() => [DictionaryEntry], {
    description:
      'All entries of a dictionary in their order; forms offer those that are not retired, and one that is where it was chosen before. Authors are offered each subject that takes manuscripts.',
    ...replacedBy('dictionaryConnection'),
  })
  async dictionary(
    @Ctx() ctx: Context,
    @Arg('type', () => DictionaryType, { description: 'Which of the dictionaries.' }) type: DictionaryTypeName,
  ): Promise<DictionaryEntry[]> {
    return await ctx.em.find(DictionaryEntry, { type }, { orderBy: { position: 'asc' } });
  }

  @FieldResolver(() => String, { description: 'In the reader’s language.' })
  label(@Root() entry: DictionaryEntry, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, entry.labelZh, entry.labelEn);
  }

  @FieldResolver(() => Boolean, { description: 'It is chosen for nothing new any more; what has it goes on showing it.' })
  isRetired(@Root() { retiredAt }: DictionaryEntry): boolean {
    return Boolean(retiredAt);
  }
}
