// Contents of a manuscript, as each reader may see them; the guards stand on the entity and on the fields here. Its progress:
// contribution-status.resolver.ts.
import { messageText } from '../../../../shared/messages.ts';
import { signedIn, type Context } from '../../../context.ts';
import { Auth, Ctx, DateTime, FieldResolver, ListSize, Outgrown, replacedBy, Resolver, Root } from '../../../graphql/declare.ts';
import { MAX_MANUSCRIPT_FILES } from '../../../../shared/limits.ts';
import { Person } from '../../accounts/viewer/accounts.types.ts';
import { personOf } from '../../accounts/viewer/person.service.ts';
import { archiveUrl } from '../../files/ticket.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { authorsInOrder } from '../authors/contribution-author.service.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { factsOf } from '../access/contribution.facts.ts';
import { filesIn, firstAuthorOf } from './contribution.loader.ts';
import { authorsOf } from './contribution.parts.ts';
import { contributionPolicy } from '../access/contribution.policy.ts';
import { sectionsOf } from '../sections/contribution-sections.ts';
import { sectionId, SectionStatus } from './contribution.types.ts';
import { displayName } from '../../names/display-name.ts';
import { after } from '../../../graphql/after.ts';

@Resolver(() => Contribution)
export class ContributionResolver {
  @Auth({ policy: 'contribution.viewAuthors' })
  @Outgrown()
  @FieldResolver(() => [ContributionAuthor], {
    nullable: true,
    description: 'In their order; null for readers who may not know them, as a blind reviewer.',
    ...replacedBy('authorConnection'),
  })
  async authors(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionAuthor[]> {
    // After a save the authors are already loaded.
    return contribution.authors.isInitialized() ? await authorsInOrder(contribution) : await authorsOf(ctx, contribution.id);
  }

  @Auth({ policy: 'contribution.viewAuthors' })
  @FieldResolver(() => String, { nullable: true, description: 'As printed: for lists, which name one of the authors.' })
  firstAuthorName(@Root() contribution: Contribution, @Ctx() ctx: Context): string | null | Promise<string | null> {
    return after(ctx.loaders.load(ctx, firstAuthorOf, contribution.id), (author) => author?.text ?? null);
  }

  @Auth({ policy: 'contribution.viewAuthors' })
  @FieldResolver(() => String, { nullable: true, description: 'The same as readers of the viewer’s language read it (`displayName`).' })
  firstAuthorDisplayName(@Root() contribution: Contribution, @Ctx() ctx: Context): string | null | Promise<string | null> {
    return after(ctx.loaders.load(ctx, firstAuthorOf, contribution.id), (author) => author && displayName(ctx.language, author));
  }

  @Auth({ policy: 'contribution.viewAuthors' })
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'The person whose account submitted it; null for readers who may not know the authors.',
  })
  async submitter(@Root() contribution: Contribution): Promise<Person> {
    return personOf(await contribution.submitter.loadOrFail());
  }

  @ListSize(MAX_MANUSCRIPT_FILES, 10)
  @FieldResolver(() => [ContributionFile], {
    nullable: true,
    description: 'Those of the present version that the viewer may know of, oldest first.',
  })
  async files(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return (await filesIn(ctx, contribution)).filter((file) => file.isCurrent);
  }

  @Auth({ policy: 'contribution.viewHistory' })
  @Outgrown()
  @FieldResolver(() => [ContributionFile], {
    nullable: true,
    description: 'Those of earlier versions, oldest first; for the office.',
    ...replacedBy('historyFileConnection'),
  })
  async historyFiles(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<ContributionFile[]> {
    return (await filesIn(ctx, contribution)).filter((file) => !file.isCurrent);
  }

  @Auth({ policy: 'contribution.downloadArchive' })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'All files that the viewer may open as one zip. Signed, valid for a few minutes, for this viewer only.',
  })
  archiveUrl(@Root() { id, manuscriptNumber }: Contribution, @Ctx() ctx: Context): string {
    const name = `${manuscriptNumber ?? messageText(ctx.language, 'file.kindName.0')}.zip`;
    return archiveUrl(ctx.env.SECRET_KEY, { contributionId: id, name }, signedIn(ctx), ctx.clock);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change its text now: an author whose turn it is.' })
  async viewerCanEdit(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.viewer !== null && contributionPolicy.edit(ctx.viewer, await factsOf(ctx, contribution)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the viewer who submitted it, or will.' })
  async viewerIsSubmitter(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<boolean> {
    return ctx.viewer !== null && (await factsOf(ctx, contribution)).isSubmitter;
  }

  @Auth({ policy: 'contribution.edit' })
  @ListSize(10)
  @FieldResolver(() => [SectionStatus], {
    nullable: true,
    description: 'How complete each part of the submission form is; for those who may edit the manuscript.',
  })
  async sections(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<SectionStatus[]> {
    return (await sectionsOf(ctx, contribution)).map((status) => ({ id: sectionId(contribution, status.section), ...status }));
  }

  @Auth({ policy: 'contribution.viewStatus' })
  @FieldResolver(() => DateTime, { nullable: true, description: 'Last change of the text by the author.' })
  updatedAt(@Root() contribution: Contribution): Date {
    return contribution.savedAt;
  }
}
