// The timeline of a manuscript, the viewer's possible acts, and news of changes.
import { errorText } from '../../../../shared/messages.ts';
import { authorStages, type StageId } from '../../../../shared/stage.ts';
import { authorStatusOf, type AuthorStatusId, type ActId } from '../../../../shared/workflow.ts';
import { signedIn, type Context, type DomainEvent } from '../../../context.ts';
import { after } from '../../../graphql/after.ts';
import {
  Ahead,
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  ID,
  ListSize,
  Outgrown,
  replacedBy,
  Resolver,
  Root,
  Subscription,
} from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { NotTold } from '../../../graphql/subscription-events.ts';
import { RoleKind } from '../../organization/organization.enums.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { AuthorStatus, ContributionState } from '../../contributions/manuscript/contribution.enums.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { withSources } from '../../letters/image-links.ts';
import { factsOf, readsAsAuthor } from '../../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../../contributions/access/contribution.policy.ts';
import { authorViewOf } from '../../contributions/access/author-view.ts';
import { personOf } from '../../accounts/viewer/person.service.ts';
import { isUndone } from './undone.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';
import { EditorialAct } from '../table/enums.ts';
import { eventsOf } from './timeline.loader.ts';
import { readOptions, viewerOptions } from '../perform/perform.ts';
import { ContributionChanged, ActOptionType, StageTime } from '../acts/acts.types.ts';

/** A manuscript that leaves a journal or the pool disappears from the office's lists alone. */
function isOfOffice(ctx: Context): boolean {
  const { kind } = signedIn(ctx);
  return kind !== RoleKind.AUTHOR && kind !== RoleKind.REVIEWER;
}

type Changed = Extract<DomainEvent, { type: 'contributionChanged' }>;

@Resolver(() => Contribution)
export class ContributionWorkflowResolver {
  @Auth({ policy: 'contribution.viewTimeline' })
  @Outgrown()
  @FieldResolver(() => [WorkflowEvent], {
    nullable: true,
    description: 'Oldest first; each event only to those who may know of it.',
    ...replacedBy('eventConnection'),
  })
  async events(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<WorkflowEvent[]> {
    return await ctx.loaders.of(ctx, eventsOf).load(contribution.id);
  }

  @ListSize(50, 10)
  @Ahead(readOptions)
  @FieldResolver(() => [ActOptionType], { description: 'What the gate offers the viewer now.' })
  viewerActs(@Root() contribution: Contribution, @Ctx() ctx: Context): ActOptionType[] | Promise<ActOptionType[]> {
    return after(viewerOptions(ctx, contribution), (options) =>
      options.map(({ act, type, refusal, isDecision }) => ({
        act: EditorialAct[act],
        type,
        isAllowed: refusal === null,
        refusal: refusal && errorText(ctx.language, refusal.code, refusal.params),
        refusalCode: refusal?.code ?? null,
        isDecision,
      })),
    );
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @ListSize(7)
  @FieldResolver(() => [StageTime], {
    nullable: true,
    description: 'When each step of the step bar was first reached in the current round.',
  })
  async stageTimes(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<StageTime[]> {
    const events = await ctx.loaders.of(ctx, eventsOf).load(contribution.id);
    if (!(await readsAsAuthor(ctx, contribution))) return stageTimesOf(events, contribution, contribution.stage);
    return stageTimesOf(events, contribution, authorViewOf(contribution).stage).filter(({ stage }) =>
      authorStages.some((told) => told === stage),
    );
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the viewer’s turn to submit it, complete or not.' })
  async viewerCanSubmit(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    return (await viewerOptions(ctx, contribution)).some(({ act, refusal }) => act === 'SUBMIT' && refusal === null);
  }

  @Auth()
  @Subscription(() => ContributionChanged, {
    nullable: true,
    description: 'Changes of manuscripts the viewer may see; of one of them when an id is given.',
    subscribe: ({ context, args }: { context: Context; args: { id?: string | null } }) => {
      const only = args.id ? decodeId('Contribution', args.id) : null;
      const { userId } = signedIn(context);
      return context.pubsub.subscribe(
        'contributionChanged',
        (event) => (only === null || event.contributionId === only) && (event.userIds === null || event.userIds.includes(userId)),
      );
    },
  })
  async contributionChanged(
    @Root() event: Changed,
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The manuscript that is meant; left out: every one.' }) _id?: string,
  ): Promise<ContributionChanged> {
    const contribution = await ctx.em.findOne(Contribution, event.contributionId);
    // A reader who may not know the status does not hear of its change: a reviewer would learn when and how often the others act.
    if (!contribution || contributionPolicy.viewStatus(signedIn(ctx), await factsOf(ctx, contribution)) !== null) {
      if (event.hasLeft && isOfOffice(ctx)) return { contribution: null, clientMutationId: null };
      throw new NotTold();
    }
    const own = event.by?.userId === signedIn(ctx).userId ? event.by : undefined;
    return { contribution, clientMutationId: own?.clientMutationId ?? null };
  }
}

@Resolver(() => WorkflowEvent)
export class WorkflowEventResolver {
  @Auth({ policy: 'workflowEvent.viewAct' })
  @FieldResolver(() => EditorialAct, {
    nullable: true,
    description: 'The act that it was. An author is told only the status that an act of the office led to.',
  })
  act(@Root() event: WorkflowEvent): ActId {
    return event.act;
  }

  @FieldResolver(() => AuthorStatus, { description: 'What the author was told from then on.' })
  authorStatus(@Root() event: WorkflowEvent): AuthorStatusId {
    return authorStatusOf[event.toState];
  }

  @Auth({ policy: 'workflowEvent.viewStates' })
  @FieldResolver(() => ContributionState, {
    nullable: true,
    description: 'The state before; for readers who may know states, which authors may not.',
  })
  from(@Root() event: WorkflowEvent): number {
    return event.fromState;
  }

  @Auth({ policy: 'workflowEvent.viewStates' })
  @FieldResolver(() => ContributionState, {
    nullable: true,
    description: 'The state afterwards; for readers who may know states, which authors may not.',
  })
  to(@Root() event: WorkflowEvent): number {
    return event.toState;
  }

  @FieldResolver(() => RoleKind, {
    nullable: true,
    description: 'The role in which they acted; null: not for the viewer, or the product itself.',
  })
  actorRole(@Root() event: WorkflowEvent): number | null {
    return event.actorKind ?? null;
  }

  @Auth({ policy: 'workflowEvent.viewActor' })
  @FieldResolver(() => Person, { nullable: true, description: 'Who did it; null: the product itself, or not for the viewer.' })
  async actor(@Root() event: WorkflowEvent): Promise<Person | null> {
    const user = await event.actor?.load();
    return user ? personOf(user) : null;
  }

  @Auth({ policy: 'workflowEvent.viewLetter' })
  @FieldResolver(() => String, { nullable: true, description: 'The letter that went to the author with it, as rich text.' })
  letter(@Root() event: WorkflowEvent, @Ctx() ctx: Context): string | null {
    return event.letter == null ? null : withSources(ctx, event.letter);
  }
}

const FIRST_STAGE = 1;
const LAST_STAGE = 7;

/**
 * For each step up to the current one, when it was first reached since the journal has had the manuscript; null when it was skipped. The
 * steps pass over a decision that was taken back, for its authors would learn of it.
 */
function stageTimesOf(events: readonly WorkflowEvent[], { logGroup }: Contribution, upTo: StageId): StageTime[] {
  const current = events.filter((event) => event.logGroup === logGroup && !isUndone(event, events));
  const times: StageTime[] = [];
  for (let stage = FIRST_STAGE; stage <= LAST_STAGE; stage += 1) {
    const reached = stage <= upTo ? current.find((event) => event.stage === stage) : undefined;
    times.push({ stage, at: reached?.at ?? null });
  }
  return times;
}
