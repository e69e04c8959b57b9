// How long a journal usually takes, for authors who choose among journals.
import type { Context } from '../../context.ts';
import { Ctx, FieldResolver, Int, Resolver, Root } from '../../graphql/declare.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { FEWEST_DECIDED, usualDecisionDays } from './journal-pace.service.ts';

@Resolver(() => Colloquium)
export class JournalPaceResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: `Working days to the first decision: the median of the manuscripts decided in the last twelve months, counted each morning; null where they were fewer than ${FEWEST_DECIDED}.`,
  })
  async usualDecisionDays(@Root() { id }: Colloquium, @Ctx() ctx: Context): Promise<number | null> {
    return await ctx.loaders.of(ctx, usualDecisionDays).load(id);
  }
}
