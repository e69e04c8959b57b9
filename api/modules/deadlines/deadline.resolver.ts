// The deadline of a manuscript, for the office alone: authors are told what to expect (expected.ts), and reviewers nothing.
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { dayOf } from '../reference/working-days.ts';
import { Deadline } from './deadline.types.ts';

@Resolver(() => Contribution)
export class ContributionDeadlineResolver {
  @Auth({ policy: 'contribution.viewResponsible' })
  @FieldResolver(() => Deadline, {
    nullable: true,
    description: 'Null while nothing is due, the author revises, or the journal has set no duration.',
  })
  deadline(@Root() { dueStage, dueOn, dueIsProvisional }: Contribution, @Ctx() ctx: Context): Deadline | null {
    if (!dueStage || !dueOn) return null;
    const today = dayOf(ctx.clock.now());
    const calendar = ctx.calendar.current();
    const isOverdue = dueOn < today;
    return {
      stage: dueStage,
      dueOn,
      isOverdue,
      workingDaysLeft: isOverdue ? 0 - calendar.between(dueOn, today) : calendar.between(today, dueOn),
      isProvisional: dueIsProvisional,
    };
  }
}
