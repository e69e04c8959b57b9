// The region picker's three levels, one at a time (S3 §2.14, §9).
import { sql } from 'kysely';
import { wordsIn } from '../../../shared/messages.ts';
import { defineLoader, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { Arg, Auth, Ctx, FieldResolver, ListSize, Query, Resolver, Root } from '../../graphql/declare.ts';
import { Region } from './region.entity.ts';

/** Whether each region has regions in it. */
const isDivided = defineLoader(async (ctx, codes: readonly string[]) => {
  const children = await ctx.em.find(Region, { parent: { $in: [...codes] } }, { fields: ['parent'] });
  const divided = new Set(children.map((child) => child.parent?.code));
  return codes.map((code) => divided.has(code));
});

@Resolver(() => Region)
export class RegionResolver {
  @Auth()
  @ListSize(1000, 10)
  @Query(() => [Region], {
    nullable: true,
    description: 'Provinces, or with a code the cities of that province or the counties of that city, in the order of their codes.',
  })
  async regions(
    @Ctx() ctx: Context,
    @Arg('parentCode', () => String, { nullable: true, description: 'The code of a province or city; left out: the provinces.' })
    parentCode?: string | null,
  ): Promise<Region[]> {
    const { rows } = await sql<{
      code: string;
      isDivided: boolean;
    }>`select r.*, exists (select from region c where c.parent_code = r.code) as "isDivided"
      from region r where r.parent_code is not distinct from ${parentCode ?? null}::text order by r.code`.execute(query(ctx.em));
    // Known with its row, so that a picker costs one statement.
    for (const { code, isDivided: divided } of rows) ctx.loaders.of(ctx, isDivided).prime(code, divided);
    return rows.map(({ isDivided: _divided, ...row }) => ctx.em.map(Region, row));
  }

  @FieldResolver(() => String, { description: 'In the reader’s language.' })
  label(@Root() region: Region, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, region.name, region.nameEn);
  }

  @FieldResolver(() => Boolean, { description: 'Whether there is a level below.' })
  async hasChildren(@Root() region: Region, @Ctx() ctx: Context): Promise<boolean> {
    return await ctx.loaders.of(ctx, isDivided).load(region.code);
  }
}
