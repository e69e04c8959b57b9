// The maintenance as announced to everyone, and as administrators plan and end it.
import type { Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  DateTime,
  FieldResolver,
  Input,
  input,
  InputType,
  Int,
  Logged,
  Mutation,
  ObjectType,
  one,
  output,
  Query,
  Resolver,
  Subscription,
} from '../../graphql/declare.ts';
import { PublicSettings } from '../reference/public-settings.types.ts';
import { MaintenancePlan as Plan } from './maintenance.entity.ts';
import { isUnderWay } from './maintenance.policy.ts';
import { endMaintenance, maintenancePlan, planMaintenance } from './maintenance.service.ts';

@ObjectType({ description: 'A maintenance that is planned or under way, in the reader’s language.' })
class Maintenance extends output({
  startsAt: one(DateTime, 'When it begins or began, in UTC.'),
  endsAt: one(DateTime, 'When it is to be over, in UTC.'),
  text: one(String, 'What the publisher says about it, as plain text; may be empty.'),
  isUnderWay: one(Boolean, 'It has begun.'),
  isClosedToViewer: one(Boolean, 'Under way, and the reader is no administrator: everything else is refused as UNDER_MAINTENANCE.'),
}) {}

@ObjectType({ description: 'The maintenance was planned, changed, begun or ended: read it from publicSettings.' })
class MaintenanceChanged extends output({ isUnderWay: one(Boolean, 'It has begun; false: it is planned, called off or over.') }) {}

@InputType()
class PlanMaintenanceInput extends input({
  version: one(Int, 'The version that was read: a plan on top of another’s is refused as CONFLICT.'),
  startsAt: one(DateTime, 'It may be past: the maintenance begins at once.'),
  endsAt: one(DateTime, 'After the beginning, in the future, at most seven days long.'),
  textZh: one(String, 'What people are told, in Chinese.'),
  textEn: one(String, 'What people are told, in English.'),
}) {}

@InputType()
class EndMaintenanceInput extends input({ version: one(Int, 'The version that was read.') }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
class PlanMaintenancePayload extends output({ maintenancePlan: one(() => Plan) }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
class EndMaintenancePayload extends output({ maintenancePlan: one(() => Plan) }) {}

@Resolver(() => PublicSettings)
export class PublicMaintenanceResolver {
  @FieldResolver(() => Maintenance, {
    nullable: true,
    description: 'When the product is closed, and why; null when nothing is planned or under way.',
  })
  maintenance(@Ctx() ctx: Context): Maintenance | null {
    const window = ctx.maintenance.window();
    if (window === null) return null;
    const { startsAt, endsAt, textZh, textEn } = window;
    const isNow = isUnderWay(window, ctx.clock.now());
    return {
      startsAt,
      endsAt,
      text: ctx.language === 'en-US' ? textEn : textZh,
      isUnderWay: isNow,
      isClosedToViewer: isNow && !(ctx.viewer?.isAdministrator ?? false),
    };
  }
}

@Resolver()
export class MaintenanceResolver {
  @Auth({ roles: ['ADMINISTRATOR'] })
  @Query(() => Plan, { nullable: true, description: 'The one plan of a maintenance, with or without days; for administrators.' })
  async maintenancePlan(@Ctx() ctx: Context): Promise<Plan> {
    return await maintenancePlan(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ params: ['startsAt', 'endsAt'] })
  @Mutation(PlanMaintenancePayload, 'Plans the maintenance, or changes the planned one. Errors: CONFLICT, INVALID_INPUT at the field.')
  async planMaintenance(
    @Ctx() ctx: Context,
    @Input(PlanMaintenanceInput) { version, startsAt, endsAt, textZh, textEn }: PlanMaintenanceInput,
  ) {
    return {
      maintenancePlan: await planMaintenance(ctx, version, {
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        textZh,
        textEn,
      }),
    };
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({})
  @Mutation(EndMaintenancePayload, 'Ends the maintenance, or calls off a planned one. Errors: CONFLICT.')
  async endMaintenance(@Ctx() ctx: Context, @Input(EndMaintenanceInput) { version }: EndMaintenanceInput) {
    return { maintenancePlan: await endMaintenance(ctx, version) };
  }

  @Subscription(() => MaintenanceChanged, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) => context.pubsub.subscribe('maintenanceChanged'),
    description: 'A maintenance was planned, changed, begun or ended; told also to people who are not signed in.',
  })
  maintenanceChanged(@Ctx() ctx: Context): MaintenanceChanged {
    return { isUnderWay: isUnderWay(ctx.maintenance.window(), ctx.clock.now()) };
  }
}
