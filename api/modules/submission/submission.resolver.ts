// Handing a manuscript in.
import type { Context } from '../../context.ts';
import { Auth, Ctx, Input, Logged, Mutation, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { SubmitContributionInput } from '../contributions/manuscript/contribution.inputs.ts';
import { EDIT_ERRORS } from '../contributions/manuscript/contribution.service.ts';
import { SubmitContributionPayload } from '../contributions/manuscript/contribution.types.ts';
import { submit } from './submit.ts';

@Resolver()
export class SubmissionResolver {
  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId' })
  @Mutation(
    SubmitContributionPayload,
    `Submits a draft, or a revision that the office asked for. Errors: ${EDIT_ERRORS}, CONFLICT, COLLOQUIUM_INACTIVE, CONFERENCE_CLOSED, INVALID_INPUT at hasAgreed, SECTION_INCOMPLETE with a field for each section and each statement.`,
  )
  async submitContribution(@Ctx() ctx: Context, @Input(SubmitContributionInput) input: SubmitContributionInput) {
    const { contributionId, version, asksStatements } = input;
    return {
      contribution: await submit(ctx, {
        contributionId: decodeId('Contribution', contributionId),
        version,
        asksStatements: asksStatements ?? false,
      }),
    };
  }
}
