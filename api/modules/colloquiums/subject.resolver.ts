// A subject as authors see it: they choose it for its journals, also after it is retired (decision 58).
import { Ctx, FieldResolver, Resolver, Root } from '../../graphql/declare.ts';
import type { Context } from '../../context.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { isSubjectReceiving } from './colloquium.loader.ts';

@Resolver(() => DictionaryEntry)
export class SubjectResolver {
  @FieldResolver(() => Boolean, {
    description: 'A journal or conference of this subject takes manuscripts now: authors may choose it, also where it is retired.',
  })
  async isReceiving(@Root() { id, type }: DictionaryEntry, @Ctx() ctx: Context): Promise<boolean> {
    return type === 'SUBJECT' && (await ctx.loaders.of(ctx, isSubjectReceiving).load(id));
  }
}
