// Units of authors as data, and how many authors an institution has.
import { sql } from 'kysely';
import { MAX_UNITS } from '../../../../shared/forms/institution.ts';
import { defineLoader, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { Auth, Ctx, FieldResolver, Int, ListSize, Resolver, Root } from '../../../graphql/declare.ts';
import { Institution } from '../../institutions/institution.entity.ts';
import { unitsOfAll } from '../../institutions/read-units.ts';
import { AuthorUnit, unitOf } from '../../institutions/units.types.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { knownAuthors } from './unplaced-units.list.ts';

const unitsOf = defineLoader<ContributionAuthor, AuthorUnit[]>(async (ctx, authors) => {
  const units = await unitsOfAll(
    ctx.em,
    authors.map(({ company, units: said }) => ({ company, said })),
  );
  return units.map((own) => own.slice(0, MAX_UNITS).map(unitOf));
});

const authorCountOf = defineLoader<number, number>(async (ctx, ids) => {
  const { rows } = await sql<{ id: number; count: number }>`
    select coalesce(i.merged_into_id, i.id) as id, count(distinct u.author_id)::int as count
    from institution i join author_unit u on u.institution_id = i.id
    where coalesce(i.merged_into_id, i.id) = any(${ids}::int[]) and u.author_id in ${knownAuthors(ctx)}
    group by 1`.execute(query(ctx.em));
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

@Resolver(() => ContributionAuthor)
export class AuthorUnitsResolver {
  @ListSize(MAX_UNITS, 1)
  @FieldResolver(() => [AuthorUnit], { description: 'The units in their order, as somebody said them or as `company` offers them.' })
  async units(@Root() author: ContributionAuthor, @Ctx() ctx: Context): Promise<AuthorUnit[]> {
    return await ctx.loaders.of(ctx, unitsOf).load(author);
  }
}

@Resolver(() => Institution)
export class InstitutionAuthorsResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Authors with a unit of it, of the manuscripts that the viewer handles; for operations.',
  })
  async authorCount(@Root() { id }: Institution, @Ctx() ctx: Context): Promise<number> {
    return await ctx.loaders.of(ctx, authorCountOf).load(id);
  }
}
