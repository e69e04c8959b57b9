// Fields of a list row of a journal or conference beyond its name.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Resolver, Root } from '../../../graphql/declare.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { nameForReader } from '../../names/display-name.ts';
import { chiefNameOf, latestIsbnOf } from '../colloquium.loader.ts';
import { publicationKindOf } from '../publication-kind.ts';
import { publicationNumbers } from '../publication/publication-numbers.ts';

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

  @Auth({ policy: 'journalIssues.view' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The numbers by which it is known: ISSN and CN of a journal, the ISBN of the latest book of others; empty: none.',
  })
  async publicationNumbers(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<string> {
    const kind = publicationKindOf(colloquium);
    const isbn = kind === 'JOURNAL' ? null : await ctx.loaders.of(ctx, latestIsbnOf).load(colloquium.id);
    return publicationNumbers({ kind, issn: colloquium.issn ?? colloquium.eissn ?? null, cn: colloquium.cn ?? null, isbn });
  }
}
