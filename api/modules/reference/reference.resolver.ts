// Dictionaries: the choices of the forms, labelled in the reader's language. Public: they say nothing about anyone.
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DictionaryEntry, type DictionaryTypeName } from './dictionary-entry.entity.ts';

export const DictionaryType: Readonly<{ [K in DictionaryTypeName]: K }> = {
  SUBJECT: 'SUBJECT',
  CYCLE: 'CYCLE',
  MANUSCRIPT_TYPE: 'MANUSCRIPT_TYPE',
  ARTICLE_TYPE: 'ARTICLE_TYPE',
  PROFESSIONAL_TITLE: 'PROFESSIONAL_TITLE',
  DEGREE: 'DEGREE',
  FILE_TYPE: 'FILE_TYPE',
  DUTY: 'DUTY',
  AUTHORIZATION_FILE: 'AUTHORIZATION_FILE',
};
describedEnum(DictionaryType, {
  name: 'DictionaryType',
  description: 'The dictionaries that forms choose from.',
  values: {
    SUBJECT: 'Subjects of journals and manuscripts.',
    CYCLE: 'How often a periodical appears.',
    MANUSCRIPT_TYPE: 'How a manuscript came to the journal.',
    ARTICLE_TYPE: 'Kinds of article.',
    PROFESSIONAL_TITLE: 'Professional titles of people.',
    DEGREE: 'Academic degrees of people.',
    FILE_TYPE: 'Kinds of a manuscript’s files.',
    DUTY: 'Duties of people at their unit.',
    AUTHORIZATION_FILE: 'Kinds of file that the copyright transfer is signed on.',
  },
});

@Resolver(() => DictionaryEntry)
export class DictionaryResolver {
  @Query(() => [DictionaryEntry])
  async dictionary(@Ctx() ctx: Context, @Arg('type', () => DictionaryType) type: DictionaryTypeName): Promise<DictionaryEntry[]> {
    return await ctx.em.find(DictionaryEntry, { type }, { orderBy: { position: 'asc' } });
  }

  @FieldResolver(() => DictionaryType)
  type(@Root() entry: DictionaryEntry): DictionaryTypeName {
    return entry.type;
  }

  @FieldResolver(() => String, { description: 'In the reader’s language.' })
  label(@Root() entry: DictionaryEntry, @Ctx() ctx: Context): string {
    return ctx.language === 'en-US' ? entry.labelEn : entry.labelZh;
  }
}
