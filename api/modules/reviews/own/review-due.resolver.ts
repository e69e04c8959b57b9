// The reviewer's next deadline: answer the invitation, then hand in the review (F-026).
import { ReviewStatus } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Int, namesEnum, ObjectType, one, output, Resolver, Root } from '../../../graphql/declare.ts';
import { dueStatusOf } from '../../reference/due.ts';
import { Review } from '../review.entity.ts';

const ReviewStep = namesEnum('ReviewStep', 'What a reviewer has to do next.', {
  ANSWER: 'Accept or decline the invitation.',
  REVIEW: 'Hand in the review.',
});

@Auth()
@ObjectType({ description: 'The day by which the reviewer has to act next, in working days.' })
class ReviewDue extends output({
  step: one(() => ReviewStep, 'What has to be done by that day.'),
  on: one(String, 'YYYY-MM-DD in Asia/Shanghai, as the invitation said.'),
  isOverdue: one(Boolean, 'The day has gone by.'),
  workingDaysLeft: one(Int, 'Working days until then: 0 on the day itself, below 0 for those that have gone by since.'),
}) {}

@Resolver(() => Review)
export class ReviewDueResolver {
  @FieldResolver(() => ReviewDue, { nullable: true, description: 'Null when it waits for nothing more, or when no day was told.' })
  due(@Root() { status, answerDueOn, reviewDueOn }: Review, @Ctx() ctx: Context): ReviewDue | null {
    const step = status === ReviewStatus.PENDING ? 'ANSWER' : status === ReviewStatus.ACCEPTED ? 'REVIEW' : null;
    const on = step === 'ANSWER' ? answerDueOn : reviewDueOn;
    return step && on ? { step, on, ...dueStatusOf(ctx, on) } : null;
  }
}
