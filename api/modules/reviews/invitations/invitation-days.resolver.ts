// The days that an invitation names unless the office says others, shown before it is sent.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, ObjectType, one, output, Resolver, Root } from '../../../graphql/declare.ts';
import { invitationDays } from '../../colloquiums/invitation-days.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';

@Auth()
@ObjectType({
  description: 'The days that an invitation to review names which says no others: as many working days from today as its journal gives.',
})
class InvitationDays extends output({
  answerDueOn: one(String, 'By when to answer: YYYY-MM-DD in Asia/Shanghai.'),
  reviewDueOn: one(String, 'By when to hand in the review: YYYY-MM-DD in Asia/Shanghai.'),
}) {}

@Resolver(() => Contribution)
export class InvitationDaysResolver {
  @Auth({ policy: 'contribution.previewLetter' })
  @FieldResolver(() => InvitationDays, { nullable: true, description: 'For an invitation sent today.' })
  async invitationDays(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<InvitationDays> {
    return invitationDays(ctx, await contribution.colloquium.loadOrFail());
  }
}
