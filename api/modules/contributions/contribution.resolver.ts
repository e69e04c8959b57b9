// A manuscript as each reader may see it; the guards stand on the entity and on the fields here.
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { authorStageOf } from '../../../shared/stage.ts';
import type { AuthorStatusId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Person } from '../accounts/accounts.types.ts';
import { personOf } from '../accounts/person.service.ts';
import { ColloquiumColumn } from '../colloquiums/colloquium-column.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { authorsInOrder } from './contribution-author.service.ts';
import { ContributionSource, ContributionState, AuthorStatus } from './contribution.enums.ts';
import { ContributionFile } from './contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { factsOf, readsAsAuthor } from './contribution.facts.ts';
import { authorsOf, filesOf } from './contribution.loader.ts';
import { contributionPolicy } from './contribution.policy.ts';
import { sectionsOf } from './contribution-sections.ts';
import { ExpectedStepType, ResponsibleParty, sectionId, SectionStatus } from './contribution.types.ts';
import { expectedOf } from './expected.ts';
import { isDecisionHeld, toldOf, toldStatusOf } from './told.ts';

const FIRST_LOG_GROUP = 1;

@Resolver(() => Contribution)
export class ContributionResolver {
  @FieldResolver(() => Colloquium, { nullable: true })
  async colloquium(@Root() contribution: Contribution): Promise<Colloquium> {
    return await contribution.colloquium.loadOrFail();
  }

  @FieldResolver(() => DictionaryEntry, { nullable: true })
  async subject(@Root() contribution: Contribution): Promise<DictionaryEntry> {
    return await contribution.subject.loadOrFail();
  }

  @FieldResolver(() => ColloquiumColumn, { nullable: true })
  async column(@Root() contribution: Contribution): Promise<ColloquiumColumn | null> {
    return (await contribution.column?.load()) ?? null;
  }

  @FieldResolver(() => DictionaryEntry, { nullable: true })
  async articleType(@Root() contribution: Contribution): Promise<DictionaryEntry | null> {
    return (await contribution.articleType?.load()) ?? null;
  }

  @FieldResolver(() => ContributionSource, { nullable: true })
  source(@Root() contribution: Contribution): number {
    return contribution.source;
  }

  @Auth({ policy: 'contribution.viewAuthors' })
  @FieldResolver(() => [ContributionAuthor], { nullable: true })
  async authors(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionAuthor[]> {
    // What has just been saved is known already.
    return contribution.authors.isInitialized() ? await authorsInOrder(contribution) : await ctx.loaders.of(ctx, authorsOf).load(contribution.id);
  }

  @Auth({ policy: 'contribution.viewAuthors' })
  @FieldResolver(() => Person, { nullable: true })
  async submitter(@Root() contribution: Contribution): Promise<Person> {
    return personOf(await contribution.submitter.loadOrFail());
  }

  @Auth({ policy: 'contribution.viewExplanation' })
  @FieldResolver(() => String, { nullable: true })
  explanation(@Root() contribution: Contribution): string | null {
    return contribution.explanation ?? null;
  }

  @FieldResolver(() => [ContributionFile], { nullable: true })
  async files(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return (await ctx.loaders.of(ctx, filesOf).load(contribution.id)).filter((file) => file.isCurrent);
  }

  @Auth({ policy: 'contribution.viewHistory' })
  @FieldResolver(() => [ContributionFile], { nullable: true })
  async historyFiles(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return (await ctx.loaders.of(ctx, filesOf).load(contribution.id)).filter((file) => !file.isCurrent);
  }

  @Auth({ policy: 'contribution.edit' })
  @FieldResolver(() => Boolean, { nullable: true, description: 'The author has agreed to the submission statement.' })
  hasAgreedToStatement(@Root() contribution: Contribution): boolean {
    return contribution.hasAgreedToStatement;
  }

  @Auth({ policy: 'contribution.viewPoolConsent' })
  @FieldResolver(() => Boolean, { nullable: true })
  poolConsent(@Root() contribution: Contribution): boolean {
    return contribution.poolConsent;
  }

  @Auth({ policy: 'contribution.viewState' })
  @FieldResolver(() => ContributionState, { nullable: true, description: 'The office’s word for where it stands; authors read authorStatus.' })
  state(@Root() contribution: Contribution): number {
    return contribution.state;
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => AuthorStatus, { nullable: true, description: 'What its authors are told of where it stands; a decision they learn with its letter.' })
  authorStatus(@Root() contribution: Contribution): AuthorStatusId {
    return toldStatusOf(contribution);
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => Int, { nullable: true, description: 'Step index 0 to 7; authors are told the steps of their own bar.' })
  async stage(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<number> {
    return (await readsAsAuthor(ctx, contribution)) ? authorStageOf(toldOf(contribution).stage) : contribution.stage;
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => Boolean, { nullable: true, description: 'It has been in the pool of unaccepted manuscripts at least once, also when it has left it (D2-16).' })
  async hasBeenInPool(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    if (contribution.logGroup > FIRST_LOG_GROUP) return true;
    // Of what a held decision brought, authors are not told yet.
    const isUntold = isDecisionHeld(contribution) && (await readsAsAuthor(ctx, contribution));
    return Boolean(contribution.enteredPoolAt) && !isUntold;
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => DateTime, { nullable: true, description: 'When its author took it back.' })
  withdrawnAt(@Root() contribution: Contribution): Date | null {
    return contribution.withdrawnAt ?? null;
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => ExpectedStepType, { nullable: true, description: 'The office’s next step, by the journal’s own durations; null while it is the author’s turn.' })
  async expected(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ExpectedStepType | null> {
    return expectedOf(contribution, await contribution.colloquium.loadOrFail(), ctx.clock);
  }

  @Auth({ policy: 'contribution.viewResponsible' })
  @FieldResolver(() => ResponsibleParty, { nullable: true })
  async responsible(@Root() contribution: Contribution): Promise<ResponsibleParty | null> {
    if (!contribution.responsibleKind) return null;
    const user = await contribution.responsible?.load();
    return { role: contribution.responsibleKind, person: user ? personOf(user) : null };
  }

  @FieldResolver(() => Boolean)
  async viewerCanEdit(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.viewer !== null && contributionPolicy.edit(ctx.viewer, await factsOf(ctx, contribution)) === null;
  }

  @Auth({ policy: 'contribution.edit' })
  @FieldResolver(() => Int, { nullable: true, description: 'Optimistic lock of who writes: send it back with what you save. Told to nobody else, for it counts every act.' })
  version(@Root() contribution: Contribution): number {
    return contribution.version;
  }

  @Auth({ policy: 'contribution.edit' })
  @FieldResolver(() => [SectionStatus], { nullable: true })
  async sections(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<SectionStatus[]> {
    return (await sectionsOf(ctx, contribution)).map((status) => ({ id: sectionId(contribution, status.section), ...status }));
  }

  @FieldResolver(() => DateTime, { description: 'Last change of the text by the author.' })
  updatedAt(@Root() contribution: Contribution): Date {
    return contribution.savedAt;
  }
}
