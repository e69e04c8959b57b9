// Fields of a list row of a journal or conference beyond its name.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Resolver, Root } from '../../../graphql/declare.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { chiefNameOf } from '../colloquium.loader.ts';
import { nameForReader } from '../../names/display-name.ts';

@Resolver(() => Colloquium)
export class ColloquiumRowResolver {
  @Auth({ policy: 'journalIssues.view' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who leads it: the first of its editors-in-chief; null also where there is none.',
  })
  async chiefEditorName(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<string | null> {
    const chief = await ctx.loaders.of(ctx, chiefNameOf).load(colloquium.id);
    return chief && nameForReader(ctx, chief);
  }
}
