// The decision whose letter still waits, for readers of the office: what was decided, and at which minute its letter goes.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, DateTime, FieldResolver, guarded, Int, ObjectType, one, output, Resolver, Root } from '../../../graphql/declare.ts';
import { isDecisionHeld } from '../../contributions/access/author-view.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { DECISION_HOLD_MS } from './decision-hold.ts';

@Auth()
@ObjectType('HeldDecision', { description: 'A decision whose letter waits: its authors do not know of it yet.' })
class HeldDecision extends output({
  event: guarded(() => WorkflowEvent, 'The decision, or the last correction of its letter: opinion and letter are as they will go.'),
  goesAt: one(DateTime, 'When the letter goes, in UTC; from then on it can be neither taken back nor corrected.'),
  secondsLeft: one(Int, 'Until then, by the clock of the server; 0 once it is over.'),
  isLetterEdited: one(Boolean, 'Somebody has written the letter by hand; if not, it follows the opinion.'),
}) {}

@Resolver(() => Contribution)
export class HeldDecisionResolver {
  @Auth({ policy: 'contribution.viewState' })
  @FieldResolver(() => HeldDecision, {
    nullable: true,
    description: 'The decision whose letter waits, for readers who may know states; null when none does.',
  })
  async heldDecision(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<HeldDecision | null> {
    if (!isDecisionHeld(contribution)) return null;
    const event = await contribution.heldDecision?.load();
    if (!event) return null;
    const { mailId } = event.details;
    const mail = typeof mailId === 'number' ? await ctx.em.findOne(Mail, mailId) : null;
    const goesAt = mail?.sendAfter ?? new Date(event.at.getTime() + DECISION_HOLD_MS);
    return {
      event,
      goesAt,
      secondsLeft: Math.max(0, Math.ceil((goesAt.getTime() - ctx.clock.now().getTime()) / 1000)),
      isLetterEdited: event.details['isLetterEdited'] === true,
    };
  }
}
