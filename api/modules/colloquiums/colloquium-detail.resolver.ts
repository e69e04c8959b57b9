// The page of a journal or conference beyond its name: hosts, publisher, frequency, period, and the people who lead and edit it.
import { wordsIn } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, ListSize, ObjectType, one, output, Resolver, Root } from '../../graphql/declare.ts';
import { MAX_ROWS } from '../../../shared/forms/colloquium.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from './colloquium.entity.ts';
import { ColloquiumOffice } from './colloquium.enums.ts';
import { committeesOf, membersOf } from './colloquium.loader.ts';
import { nameOf, PersonName } from '../names/names.types.ts';
import { CommitteeMember } from './committee-member.entity.ts';
import { ColloquiumColumn } from './colloquium-column.entity.ts';

@Auth()
@ObjectType({ description: 'A person in an office of a journal or conference.' })
class ColloquiumOfficeHolder extends output({
  office: one(() => ColloquiumOffice, 'What the person holds there.'),
  person: one(() => Person, 'Who holds it.'),
}) {}

@Resolver(() => CommitteeMember)
export class CommitteeMemberResolver {
  @FieldResolver(() => PersonName, { description: 'The name in parts, as `name` offers them.' })
  parts(@Root() { name }: CommitteeMember): PersonName {
    return nameOf(name, null);
  }
}

@Resolver(() => ColloquiumColumn)
export class ColloquiumColumnResolver {
  @FieldResolver(() => String, { description: 'What it is called, in the reader’s language where it has a name in it.' })
  displayName(@Root() { name, nameEn }: ColloquiumColumn, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, name, nameEn);
  }
}

@Resolver(() => Colloquium)
export class ColloquiumDetailResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The branch of the publisher that receives its issues, in the reader’s language.',
  })
  async publishingUnit(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<string | null> {
    const branch = await colloquium.publishingHouse?.loadOrFail();
    return branch ? wordsIn(ctx.language, branch.name, branch.nameEn) : null;
  }

  @ListSize(MAX_ROWS * 2, 10)
  @FieldResolver(() => [CommitteeMember], { description: 'Its editorial committee, then its experts, each in their order.' })
  async committees(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<CommitteeMember[]> {
    return await ctx.loaders.of(ctx, committeesOf).load(colloquium.id);
  }

  @Auth({ policy: 'journalIssues.view' })
  @ListSize(MAX_ROWS, 10)
  @FieldResolver(() => [ColloquiumOfficeHolder], {
    nullable: true,
    description: 'Who leads and edits it, by office and in their order: for whom its issues are.',
  })
  async officeHolders(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<ColloquiumOfficeHolder[]> {
    return await ctx.loaders.of(ctx, membersOf).load(colloquium.id);
  }
}
