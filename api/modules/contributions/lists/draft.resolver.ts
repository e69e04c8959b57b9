// Keeping a manuscript as it stands (暂存), at any point of the writing.
import { Arg, Ctx, Field, ID, InputType, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { Auth } from '../../../graphql/auth.ts';
import { Logged } from '../../../graphql/mutation.ts';
import { decodeId } from '../../../graphql/node.ts';
import { editable, touch } from '../manuscript/contribution.service.ts';
import { SaveContributionPayload } from '../manuscript/contribution.types.ts';

@InputType()
export class KeepContributionDraftInput {
  @Field(() => ID)
  contributionId!: string;
}

@Resolver()
export class ContributionDraftResolver {
  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(() => SaveContributionPayload, {
    nullable: true,
    description: 'Every save is kept already; this one says when the author last laid the manuscript aside.',
  })
  async keepContributionDraft(
    @Ctx() ctx: Context,
    @Arg('input', () => KeepContributionDraftInput) { contributionId }: KeepContributionDraftInput,
  ): Promise<SaveContributionPayload> {
    return { contribution: touch(ctx, await editable(ctx, decodeId('Contribution', contributionId), null)) };
  }
}
