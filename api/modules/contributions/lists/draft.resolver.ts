// Keeping a manuscript as it stands (暂存), at any point of the writing.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, ID, Input, input, InputType, Logged, Mutation, one, Resolver } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { EDIT_ERRORS, editable, touch } from '../manuscript/contribution.service.ts';
import { SaveContributionPayload } from '../manuscript/contribution.types.ts';

@InputType()
class KeepContributionDraftInput extends input({ contributionId: one(ID) }) {}

@Resolver()
export class ContributionDraftResolver {
  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(
    SaveContributionPayload,
    `Notes when the author last laid the manuscript aside; every save is kept already. Errors: ${EDIT_ERRORS}.`,
  )
  async keepContributionDraft(@Ctx() ctx: Context, @Input(KeepContributionDraftInput) { contributionId }: KeepContributionDraftInput) {
    return { contribution: touch(ctx, await editable(ctx, decodeId('Contribution', contributionId), null)) };
  }
}
