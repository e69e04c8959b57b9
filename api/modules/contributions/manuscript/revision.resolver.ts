// The author opens a manuscript to change it (S1 §4, preRevise): it keeps its id, and its state until it is submitted again (workflow c.5).
import type { Context } from '../../../context.ts';
import { Auth, Ctx, ID, Input, input, InputType, Logged, Mutation, one, Resolver } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { EDIT_ERRORS, editable } from './contribution.service.ts';
import { SaveContributionPayload } from './contribution.types.ts';

@InputType()
class BeginContributionRevisionInput extends input({ contributionId: one(ID) }) {}

@Resolver()
export class ContributionRevisionResolver {
  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(SaveContributionPayload, `Opens the manuscript that was named for changes, in the author’s turn. Errors: ${EDIT_ERRORS}.`)
  async beginContributionRevision(
    @Ctx() ctx: Context,
    @Input(BeginContributionRevisionInput) { contributionId }: BeginContributionRevisionInput,
  ) {
    return { contribution: await editable(ctx, decodeId('Contribution', contributionId), null) };
  }
}
