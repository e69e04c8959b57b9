// Where a manuscript stands and whose turn it is, as each reader may know it.
import { RoleKind } from '../../../../shared/roles.ts';
import { authorStageOf } from '../../../../shared/stage.ts';
import { isEndState, type AuthorStatusId } from '../../../../shared/workflow.ts';
import { signedIn, type Context } from '../../../context.ts';
import { after } from '../../../graphql/after.ts';
import { Auth, Ctx, DateTime, FieldResolver, Int, Resolver, Root } from '../../../graphql/declare.ts';
import { personOf } from '../../accounts/viewer/person.service.ts';
import { dayOf, daysBetween } from '../../../../shared/day.ts';
import { dueStatusOf } from '../../reference/due.ts';
import { AuthorStatus } from './contribution.enums.ts';
import { Contribution } from './contribution.entity.ts';
import { factsOf, readsAsAuthor } from '../access/contribution.facts.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';
import { hasRound, roundOf } from '../access/rounds.ts';
import { ExpectedStepType, ResponsibleParty, RunningRound } from './contribution.types.ts';
import { expectedOf } from './expected.ts';
import { isDecisionHeld, authorViewOf, authorViewStatusOf } from '../access/author-view.ts';

const FIRST_LOG_GROUP = 1;

@Resolver(() => Contribution)
export class ContributionStatusResolver {
  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => AuthorStatus, {
    nullable: true,
    description: 'What its authors are told of where it stands; a decision they learn with its letter.',
  })
  authorStatus(@Root() contribution: Contribution): AuthorStatusId {
    return authorViewStatusOf(contribution);
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => Int, { nullable: true, description: 'Step index 0 to 7; authors are told the steps of their own bar.' })
  stage(@Root() contribution: Contribution, @Ctx() ctx: Context): number | Promise<number> {
    return after(readsAsAuthor(ctx, contribution), (isAuthor) =>
      isAuthor ? authorStageOf(authorViewOf(contribution).stage) : contribution.stage,
    );
  }

  @Auth({ policy: 'contribution.viewState' })
  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Since when it has been in its state; authors, who know statuses only, are not told.',
  })
  stageSince(@Root() contribution: Contribution): Date {
    return contribution.stateChangedAt;
  }

  @Auth({ policy: 'contribution.viewState' })
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Days in Shanghai since stageSince: 0 on the same day; null when nothing has to follow.',
  })
  daysInStage(@Root() contribution: Contribution, @Ctx() ctx: Context): number | null {
    if (isEndState(contribution.state)) return null;
    return daysBetween(dayOf(contribution.stateChangedAt), dayOf(ctx.clock.now()));
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'It has been in the pool of unaccepted manuscripts at least once, also when it has left it (D2-16).',
  })
  hasBeenInPool(@Root() contribution: Contribution, @Ctx() ctx: Context): boolean | Promise<boolean> {
    if (contribution.logGroup > FIRST_LOG_GROUP) return true;
    // Authors do not learn the result of a held decision yet.
    return after(
      isDecisionHeld(contribution) && readsAsAuthor(ctx, contribution),
      (isUntold) => Boolean(contribution.enteredPoolAt) && !isUntold,
    );
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => ExpectedStepType, {
    nullable: true,
    description: 'The office’s next step, by the journal’s own durations; null while it is the author’s turn.',
  })
  async expected(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ExpectedStepType | null> {
    return expectedOf(contribution, await contribution.colloquium.loadOrFail(), ctx.clock, ctx.calendar.current());
  }

  @Auth({ policy: 'contribution.viewRound' })
  @FieldResolver(() => RunningRound, {
    nullable: true,
    description: 'How its reviewers stand; null while there is no round, and for readers who may not know of one.',
  })
  runningRound(@Root() contribution: Contribution, @Ctx() ctx: Context): RunningRound | null | Promise<RunningRound | null> {
    if (!hasRound(contribution.state)) return null;
    return after(ctx.loaders.load(ctx, roundOf, contribution.id), ({ lateSince, ...round }) => ({
      ...round,
      lateWorkingDays: lateSince === null ? 0 : Math.abs(dueStatusOf(ctx, lateSince).workingDaysLeft),
    }));
  }

  @Auth({ policy: 'contribution.viewResponsible' })
  @FieldResolver(() => ResponsibleParty, {
    nullable: true,
    description: 'Who has to act next; null when nobody has, and for readers who may not know.',
  })
  responsible(@Root() contribution: Contribution, @Ctx() ctx: Context): ResponsibleParty | null | Promise<ResponsibleParty | null> {
    const { responsibleKind: role, responsible } = contribution;
    if (!role) return null;
    return after(responsible?.isInitialized() ? responsible.unwrap() : (responsible?.load() ?? null), (user) =>
      after(factsOf(ctx, contribution), (facts) => {
        // While it is with its author, whose turn it is reveals the author.
        const mayKnow = role !== RoleKind.AUTHOR || contributionPolicy.viewAuthors(signedIn(ctx), facts) === null;
        return { role, person: user && mayKnow ? personOf(user) : null };
      }),
    );
  }
}
