// Parts of a manuscript's log beside its events: the history at each journal that has had it, and the attachments of an act.
import { EditorialAct } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, ListSize, Resolver, Root } from '../../../graphql/declare.ts';
import { MAX_MANUSCRIPT_FILES } from '../../../../shared/limits.ts';
import { identitiesByNumber } from '../../accounts/addresses/identity.loader.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { filesIn } from '../../contributions/manuscript/contribution.loader.ts';
import { Review } from '../../reviews/review.entity.ts';
import { reviewsOf } from '../../reviews/review.loader.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';
import { colloquiumsByNumber, eventsOf } from './timeline.loader.ts';
import { ContributionJournalHistory } from '../acts/acts.types.ts';

/**
 * The accounts that may now have the review which this act handed in: an event stays with the account of its time, which may have been
 * merged since (decision 53) or have left its review with an unproved mailbox (decision 60).
 */
async function reviewersOf(ctx: Context, { actor }: WorkflowEvent): Promise<readonly number[]> {
  const id = actor?.unwrap().mergedInto?.id ?? actor?.id;
  return id === undefined ? [] : (await ctx.loaders.of(ctx, identitiesByNumber).load(id)).accounts;
}

@Resolver(() => Contribution)
export class ContributionJournalHistoriesResolver {
  @Auth({ policy: 'contribution.viewTimeline' })
  @ListSize(100, 10)
  @FieldResolver(() => [ContributionJournalHistory], {
    nullable: true,
    description: 'The log by journals that have had the manuscript, the present one last; each event only to those who may know of it.',
  })
  async journalHistories(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionJournalHistory[]> {
    const byGroup = Map.groupBy(await ctx.loaders.of(ctx, eventsOf).load(contribution.id), (event) => event.logGroup);
    const groups = [...byGroup.keys()].sort((a, b) => a - b);
    return await Promise.all(
      groups.map(async (group) => ({
        colloquium: await journalOf(ctx, contribution, byGroup.get(group + 1)),
        events: byGroup.get(group) ?? [],
      })),
    );
  }
}

/** The journal that had it before the next one's history began, or has it now. */
async function journalOf(ctx: Context, contribution: Contribution, next: readonly WorkflowEvent[] | undefined): Promise<Colloquium | null> {
  if (next === undefined) return await contribution.colloquium.loadOrFail();
  const from = next.find((event) => event.act === EditorialAct.ADOPT)?.details['fromColloquiumId'];
  return typeof from === 'number' ? await ctx.loaders.of(ctx, colloquiumsByNumber).load(from) : null;
}

@Resolver(() => WorkflowEvent)
export class WorkflowEventPapersResolver {
  @ListSize(MAX_MANUSCRIPT_FILES, 10)
  @FieldResolver(() => [ContributionFile], {
    nullable: true,
    description: 'What the act brought along; each file only to those who may open it.',
  })
  async files(@Root() event: WorkflowEvent, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return (await filesIn(ctx, await event.contribution.loadOrFail())).filter((file) => file.event?.id === event.id);
  }

  @Auth({ policy: 'workflowEvent.viewStates' })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'The journal had no branch of the press then: what came to the publishing editors is for any of the house.',
  })
  isForEveryBranch(@Root() event: WorkflowEvent): boolean {
    return event.details['isForEveryBranch'] === true;
  }

  @Auth({ policy: 'workflowEvent.viewStates' })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'The editor to whom submissions of the journal go could not receive it: the editor-in-chief does.',
  })
  isForChief(@Root() event: WorkflowEvent): boolean {
    return event.details['isForChief'] === true;
  }

  @Auth({ policy: 'workflowEvent.viewReview' })
  @FieldResolver(() => Review, { nullable: true, description: 'The review that was handed in with the act.' })
  async review(@Root() event: WorkflowEvent, @Ctx() ctx: Context): Promise<Review | null> {
    if (event.act !== EditorialAct.REVIEW) return null;
    const handedIn = (await ctx.loaders.of(ctx, eventsOf).load(event.contribution.id)).filter(({ act }) => act === EditorialAct.REVIEW);
    const byAct = await Promise.all(handedIn.map(async (act) => ({ id: act.id, reviewers: await reviewersOf(ctx, act) })));
    const rest = (await ctx.loaders.of(ctx, reviewsOf).load(event.contribution.id)).filter(({ finishedAt }) => finishedAt);
    // A reviewer of several rounds handed the reviews in one after the other.
    rest.sort((a, b) => Number(a.finishedAt) - Number(b.finishedAt));
    for (const { id, reviewers } of byAct) {
      const index = rest.findIndex(({ reviewer }) => reviewers.includes(reviewer.id));
      const [review] = index < 0 ? [] : rest.splice(index, 1);
      if (id === event.id) return review ?? null;
    }
    return null;
  }
}
