// What the page of a journal or conference says of it beyond its name: hosts, publisher, frequency, period, and who leads and edits it.
import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { MemberType } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { membersOf } from './colloquium.loader.ts';

export const ColloquiumOffice = { CHIEF: 'chief', EXECUTIVE: 'executive', DEPUTY: 'deputy', EDITOR: 'editor' } as const satisfies Record<
  string,
  MemberType
>;

describedEnum(ColloquiumOffice, {
  name: 'ColloquiumOffice',
  description: 'An office in a journal or conference.',
  values: { CHIEF: 'Editor-in-chief.', EXECUTIVE: 'Executive editor.', DEPUTY: 'Associate editor-in-chief.', EDITOR: 'Editor.' },
});

@Auth()
@ObjectType({ description: 'A person in an office of a journal or conference.' })
export class ColloquiumOfficeHolder {
  @Field(() => ColloquiumOffice)
  office!: MemberType;

  @Field(() => Person)
  person!: Person;
}

@Resolver(() => Colloquium)
export class ColloquiumDetailResolver {
  @FieldResolver(() => [String], { description: 'Who hosts it, in their order.' })
  hostUnits(@Root() colloquium: Colloquium): string[] {
    return colloquium.hostUnits;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The branch of the publisher that receives its issues.' })
  async publishingUnit(@Root() colloquium: Colloquium): Promise<string | null> {
    return colloquium.publishingHouse ? (await colloquium.publishingHouse.loadOrFail()).name : null;
  }

  @FieldResolver(() => DictionaryEntry, { nullable: true, description: 'How often it appears; null for a conference.' })
  async cycle(@Root() colloquium: Colloquium): Promise<DictionaryEntry | null> {
    return colloquium.cycle ? await colloquium.cycle.loadOrFail() : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'From when a conference receives papers, YYYY-MM-DD.' })
  startsOn(@Root() colloquium: Colloquium): string | null {
    return colloquium.startsOn ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Until when a conference receives papers, YYYY-MM-DD.' })
  endsOn(@Root() colloquium: Colloquium): string | null {
    return colloquium.endsOn ?? null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'What the proceedings of a conference are called.' })
  collectedPapersName(@Root() colloquium: Colloquium): string | null {
    return colloquium.collectedPapersName ?? null;
  }

  @FieldResolver(() => String, { nullable: true })
  issn(@Root() colloquium: Colloquium): string | null {
    return colloquium.issn ?? null;
  }

  @Auth({ policy: 'journalIssues.view' })
  @FieldResolver(() => [ColloquiumOfficeHolder], {
    nullable: true,
    description: 'Who leads and edits it, by office and in their order: for whom its issues are.',
  })
  async officeHolders(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<ColloquiumOfficeHolder[]> {
    return await ctx.loaders.of(ctx, membersOf).load(colloquium.id);
  }
}
