// A manuscript in the pool as its readers see it, and the journals for which a reader of the pool may choose.
import { expressionBuilder, sql } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import { query, type Tables } from '../../database/tables.ts';
import { Auth, Ctx, DateTime, FieldResolver, ListSize, Resolver, Root } from '../../graphql/declare.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { journalsLedBy } from '../colloquiums/colloquium.policy.ts';
import { isReceiving } from '../colloquiums/receiving.ts';
import { isDecisionHeld } from '../contributions/access/author-view.ts';
import { readsAsAuthor } from '../contributions/access/contribution.facts.ts';
import { inPoolOf } from '../contributions/access/contribution.visibility.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { colloquiumsByNumber } from '../workflow/timeline/timeline.loader.ts';
import { offeredBy, POOL_READERS } from './pool.list.ts';

/** Authors do not learn the result of a held decision yet. */
async function isUntold(ctx: Context, contribution: Contribution): Promise<boolean> {
  return isDecisionHeld(contribution) && (await readsAsAuthor(ctx, contribution));
}

@Resolver(() => Contribution)
export class PoolResolver {
  @Auth({ policy: 'contribution.viewPoolConsent' })
  @FieldResolver(() => Boolean, { nullable: true, description: 'Other journals may choose it now.' })
  async isInPool(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    return contribution.isInPool && !(await isUntold(ctx, contribution));
  }

  @Auth({ policy: 'contribution.viewPoolConsent' })
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'When it last entered the pool of unaccepted manuscripts, also when it has left it.',
  })
  async enteredPoolAt(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<Date | null> {
    return (await isUntold(ctx, contribution)) ? null : (contribution.enteredPoolAt ?? null);
  }

  @Auth({ policy: 'contribution.viewPoolConsent' })
  @FieldResolver(() => Colloquium, { nullable: true, description: 'The journal from which its present one has adopted it.' })
  async adoptedFrom(@Root() { adoptedFrom }: Contribution, @Ctx() ctx: Context): Promise<Colloquium | null> {
    return adoptedFrom ? await ctx.loaders.of(ctx, colloquiumsByNumber).load(adoptedFrom.id) : null;
  }
}

@Resolver(() => ViewerType)
export class ViewerPoolResolver {
  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @ListSize(1000, 10)
  @FieldResolver(() => [Colloquium], {
    nullable: true,
    description:
      'Journals for which the viewer may adopt from the pool: those that the viewer leads, that are active and, as conferences, in their receiving period; by number.',
  })
  async adoptingColloquiums(@Ctx() ctx: Context): Promise<Colloquium[]> {
    const led = await ctx.em.find(
      Colloquium,
      { id: { $in: journalsLedBy(signedIn(ctx)) }, isActive: true },
      { orderBy: { number: 'asc' } },
    );
    return led.filter((colloquium) => isReceiving(ctx, colloquium));
  }

  @Auth({ roles: POOL_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [Colloquium], {
    nullable: true,
    description: 'The journals from which the manuscripts of the pool come, by number.',
  })
  async poolColloquiums(@Ctx() ctx: Context): Promise<Colloquium[]> {
    const { rows } =
      await sql<object>`select j.* from colloquium j where j.id in (${poolOf(ctx).select(offeredBy.as('id'))}) order by j.number`.execute(
        query(ctx.em),
      );
    return rows.map((row) => ctx.em.map(Colloquium, row));
  }

  @Auth({ roles: POOL_READERS })
  @ListSize(1000, 10)
  @FieldResolver(() => [DictionaryEntry], {
    nullable: true,
    description: 'The subjects of the manuscripts of the pool, in the order of the dictionary.',
  })
  async poolSubjects(@Ctx() ctx: Context): Promise<DictionaryEntry[]> {
    const { rows } =
      await sql<object>`select d.* from dictionary_entry d where d.id in (${poolOf(ctx).select('contribution.subject_id as id')}) order by d.position`.execute(
        query(ctx.em),
      );
    return rows.map((row) => ctx.em.map(DictionaryEntry, row));
  }
}

const eb = expressionBuilder<Tables, 'contribution'>();

/** All that the viewer may find there. */
const poolOf = (ctx: Context) =>
  query(ctx.em)
    .selectFrom('contribution')
    .where(inPoolOf(eb, signedIn(ctx)));
