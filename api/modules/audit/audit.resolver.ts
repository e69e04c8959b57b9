// How the logs are sealed, and a check of it now.
import { signedIn, type Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Logged, Mutation, ObjectType, one, output, Resolver } from '../../graphql/declare.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { AuditState } from './audit.types.ts';
import { auditState } from './audit-state.ts';
import { checkAndKeep } from './check.service.ts';
import { auditLimits } from './audit.doors.ts';

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
class CheckAuditPayload extends output({ auditState: one(() => AuditState, 'How the logs are sealed, with this check as the last.') }) {}

@Resolver(() => ViewerType)
export class AuditResolver {
  @Auth({ roles: ['ADMINISTRATOR'] })
  @FieldResolver(() => AuditState, {
    nullable: true,
    description: 'How the operation log, the timelines of manuscripts and the looks at reviewers’ names are sealed.',
  })
  async auditState(@Ctx() ctx: Context): Promise<AuditState> {
    return await auditState(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({})
  @Limited(auditLimits['auditCheck:user'])
  @Mutation(CheckAuditPayload, 'Reads everything that was sealed and says whether it holds. Errors: RATE_LIMITED.')
  async checkAudit(@Ctx() ctx: Context) {
    await checkAndKeep(ctx.em, ctx.clock, ctx.env.SECRET_KEY, signedIn(ctx).userId);
    return { auditState: await auditState(ctx) };
  }
}
