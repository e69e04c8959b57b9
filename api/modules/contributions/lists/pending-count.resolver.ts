// How much waits for the viewer: a number for a screen to show beside its list, which asks for it seldom.
import { expressionBuilder, sql } from 'kysely';
import { handlingKinds } from '../../../../shared/roles.ts';
import { signedIn, type Context } from '../../../context.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { Auth, Ctx, FieldResolver, Int, Resolver } from '../../../graphql/declare.ts';
import { ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { handledBy, pendingFor } from '../access/contribution.visibility.ts';

/** Nobody reads more than that there are more. */
const COUNTED = 100;

const eb = expressionBuilder<Tables, 'contribution'>();

@Resolver(() => ViewerType)
export class PendingCountResolver {
  @Auth({ roles: handlingKinds })
  @FieldResolver(() => Int, {
    nullable: true,
    description: `How many of the manuscripts that the viewer handles wait for the viewer, as handledContributions(scope: PENDING) lists them; exact below ${COUNTED}.`,
  })
  async handledPendingCount(@Ctx() ctx: Context): Promise<number> {
    const viewer = signedIn(ctx);
    const pending = query(ctx.em)
      .selectFrom('contribution')
      .select(sql`1`.as('one'))
      .where(eb.and([handledBy(eb, viewer), pendingFor(eb, viewer)]))
      .limit(sql.lit(COUNTED));
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${pending} as counted`.execute(query(ctx.em));
    return rows[0]?.count ?? 0;
  }
}
