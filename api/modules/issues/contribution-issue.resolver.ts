// Publication of a manuscript: the number of its issue, or when it was published by itself. And the issues it can be compiled into.
import { MAX_BULK } from '../../../shared/limits.ts';
import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { Arg, Auth, Ctx, FieldResolver, ID, Int, ListSize, Query, Resolver, Root } from '../../graphql/declare.ts';
import { readId } from '../../graphql/node.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { journalsLedOf } from './compile.service.ts';
import { Issue } from './issue.entity.ts';
import { issueNumberOf } from './issue.loader.ts';

@Resolver(() => Contribution)
export class ContributionIssueResolver {
  @Auth({ policy: 'contribution.viewState' })
  @FieldResolver(() => Int, { nullable: true, description: 'Number of the issue that it is compiled into.' })
  async issueNumber(@Root() { issue }: Contribution, @Ctx() ctx: Context): Promise<number | null> {
    return issue ? await ctx.loaders.of(ctx, issueNumberOf).load(issue.id) : null;
  }
}

@Resolver()
export class OpenIssuesResolver {
  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @ListSize(MAX_BULK, 10)
  @Query(() => [Issue], {
    nullable: true,
    description:
      'The open issues of the journals of these manuscripts, as far as the viewer leads them: what they can be compiled into. Errors: INVALID_INPUT at contributionIds when there are too many.',
  })
  async openIssues(
    @Ctx() ctx: Context,
    @Arg('contributionIds', () => [ID], { description: 'Manuscripts that are to be compiled, at most 100.' }) contributionIds: string[],
  ): Promise<Issue[]> {
    if (contributionIds.length > MAX_BULK)
      throw invalidInput({ contributionIds: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
    const ids = contributionIds.flatMap((id) => {
      const found = readId(id);
      return found?.type === 'Contribution' ? [found.id] : [];
    });
    return await ctx.em.find(
      Issue,
      { colloquium: { $in: await journalsLedOf(ctx, ids) }, sentAt: null },
      { orderBy: { colloquium: 'asc', number: 'asc' } },
    );
  }
}
