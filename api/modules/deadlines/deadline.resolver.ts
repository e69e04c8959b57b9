// The deadline of a manuscript, for the office alone: authors have their own estimate (expected.ts), and reviewers none.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Resolver, Root } from '../../graphql/declare.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { dueStatusOf } from '../reference/due.ts';
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
    return { stage: dueStage, dueOn, ...dueStatusOf(ctx, dueOn), isProvisional: dueIsProvisional };
  }
}
