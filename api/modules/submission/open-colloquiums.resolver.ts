// The journals and conferences among which an author begins a manuscript, whatever their subject.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { containing } from '../../database/containing.ts';
import { query } from '../../database/tables.ts';
import { ForwardPageArgs, pageOf, type Connection } from '../../graphql/connection.ts';
import { Arg, Args, Auth, Ctx, DateTime, FieldResolver, Query, Resolver, Root } from '../../graphql/declare.ts';
import { inTurn } from '../../graphql/page-plan.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ColloquiumConnection } from '../colloquiums/colloquium.types.ts';
import { receivingNow } from '../colloquiums/receiving.ts';
import { holds } from '../search/folded.ts';

const column = (name: string) => sql.ref<string>(`colloquium.${name}`);

/** Minus the minute in which this person last began a manuscript there: the last comes first, and those never used come last. */
const lastUsed = (userId: number) => sql`coalesce((select -(extract(epoch from max(c.created_at)) / 60)::int from contribution c
  where c.submitter_id = ${userId} and c.colloquium_id = colloquium.id), 0)`;

/** Its names, its number, its subject and its columns. */
function has(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${holds(column('name'), word)} or ${holds(column('name_en'), word)} or ${column('number')} ilike ${containing(word)}
    or exists (select from dictionary_entry s where s.id = colloquium.subject_id and (${holds(sql.ref('s.label_zh'), word)} or ${holds(sql.ref('s.label_en'), word)}))
    or exists (select from colloquium_column k where k.colloquium_id = colloquium.id and ${holds(sql.ref('k.name'), word)}))`;
}

const lastUsedAt = defineLoader(async (ctx, ids: readonly number[]) => {
  const { rows } = await sql<{
    id: number;
    at: number;
  }>`select colloquium_id as id, (extract(epoch from max(created_at)) * 1000)::float8 as at from contribution
    where submitter_id = ${signedIn(ctx).userId} and colloquium_id = any(${ids}) group by 1`.execute(query(ctx.em));
  const found = new Map(rows.map(({ id, at }) => [id, new Date(at)]));
  return ids.map((id) => found.get(id) ?? null);
});

@Resolver(() => Colloquium)
export class OpenColloquiumsResolver {
  @Auth({ roles: ['AUTHOR'] })
  @Query(() => ColloquiumConnection, {
    nullable: true,
    description:
      'The journals and conferences that take manuscripts now, of every subject: those where the viewer began one come first, the last one leading, the others by number.',
  })
  async openColloquiums(
    @Ctx() ctx: Context,
    @Args(() => ForwardPageArgs) args: ForwardPageArgs,
    @Arg('search', () => String, { nullable: true, description: 'A word of its name, subject or columns, or of its number.' })
    search?: string | null,
  ): Promise<Connection<Colloquium>> {
    let rows = query(ctx.em).selectFrom('colloquium').where('colloquium.is_active', '=', true).where(receivingNow(ctx));
    for (const word of (search ?? '').split(/\s+/).filter(Boolean)) rows = rows.where(has(word));
    return await pageOf(args, {
      db: query(ctx.em),
      query: rows,
      id: sql.ref('colloquium.id'),
      ordering: {
        name: 'lastUsed',
        terms: inTurn(lastUsed(signedIn(ctx).userId), ['colloquium.number', 'text'], 'colloquium.id'),
        direction: 'asc',
      },
      load: (found) => ctx.em.find(Colloquium, { id: { $in: found.map(({ id }) => id) } }),
    });
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When the viewer last began a manuscript for it; null: never.' })
  async viewerLastUsedAt(@Root() { id }: Colloquium, @Ctx() ctx: Context): Promise<Date | null> {
    return ctx.viewer === null ? null : await ctx.loaders.of(ctx, lastUsedAt).load(id);
  }
}
