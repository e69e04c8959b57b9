// What the office reads of an invitation: who sent it, what was weighed, and what its reviewer said.
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { Auth } from '../../../graphql/auth.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { personOf } from '../../accounts/viewer/person.service.ts';
import { warningsIn } from '../conflicts/conflicts.ts';
import { Review } from '../review.entity.ts';

const ClosedReason = { ROUND: 'ROUND', OFFICE: 'OFFICE', LAPSED: 'LAPSED' } as const;
describedEnum(ClosedReason, {
  name: 'InvitationClosedReason',
  description: 'Why an invitation was closed before its review was in.',
  values: { ROUND: 'Its round ended.', OFFICE: 'The office withdrew it.', LAPSED: 'It was not answered in time.' },
});

@Resolver(() => Review)
export class ReviewInvitationResolver {
  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => Person, { nullable: true, description: 'Who invited the reviewer.' })
  async inviter(@Root() review: Review): Promise<Person> {
    return personOf(await review.invitedBy.loadOrFail());
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => String, { nullable: true, description: 'Why the reviewer declined, in their words.' })
  declineReason(@Root() review: Review): string | null {
    return review.declineReason ?? null;
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => String, { nullable: true, description: 'Whom the reviewer named instead.' })
  suggestedColleagues(@Root() review: Review): string | null {
    return review.suggestedColleagues ?? null;
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => ClosedReason, { nullable: true })
  closedReason(@Root() review: Review): keyof typeof ClosedReason | null {
    return review.closedReason ?? null;
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => String, { nullable: true, description: 'Why the office invited in spite of what spoke against it.' })
  conflictReason(@Root() review: Review): string | null {
    return review.conflictReason ?? null;
  }

  @Auth({ policy: 'review.viewInvitation' })
  @FieldResolver(() => [String], {
    nullable: true,
    description: 'What spoke against the reviewer when they were invited, one sentence each, in the language of the reader.',
  })
  conflicts(@Root() review: Review, @Ctx() ctx: Context): string[] {
    return warningsIn(ctx.language, review.conflicts).flatMap(({ evidence }) => evidence);
  }
}
