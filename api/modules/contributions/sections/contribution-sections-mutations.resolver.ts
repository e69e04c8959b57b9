// The wizard's saves of funding, explanation and suggested reviewers.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, Input, Logged, Mutation, Resolver } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { sexName } from '../../accounts/viewer/accounts.types.ts';
import { entryKey } from '../../reference/dictionary.service.ts';
import { EDIT_ERRORS } from '../manuscript/contribution.service.ts';
import { saveExplanation } from './contribution-explanation.service.ts';
import * as fundings from './contribution-funding.service.ts';
import {
  DeleteContributionFundingInput,
  DeleteContributionSuggestedReviewerInput,
  SaveContributionExplanationInput,
  SaveContributionFundingsInput,
  SaveContributionSuggestedReviewersInput,
  type SuggestedReviewerInput,
} from './contribution-sections.inputs.ts';
import { SaveContributionPayload } from '../manuscript/contribution.types.ts';
import * as reviewers from './suggested-reviewer.service.ts';

@Resolver()
export class ContributionSectionMutationsResolver {
  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(
    SaveContributionPayload,
    `Saves the whole list at once: funds that are not named any more are taken away. Errors: ${EDIT_ERRORS}, CONFLICT, INVALID_INPUT at fundings.N.….`,
  )
  async saveContributionFundings(@Ctx() ctx: Context, @Input(SaveContributionFundingsInput) input: SaveContributionFundingsInput) {
    const list = input.fundings.map(({ id, ...funding }) => ({ ...funding, id: id ? decodeId('ContributionFunding', id) : null }));
    return {
      contribution: await fundings.saveFundings(ctx, {
        contributionId: decodeId('Contribution', input.contributionId),
        version: input.version,
        fundings: list,
      }),
    };
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['fundingId'] })
  @Mutation(SaveContributionPayload, `Takes one fund away. Errors: ${EDIT_ERRORS}, CONFLICT.`)
  async deleteContributionFunding(@Ctx() ctx: Context, @Input(DeleteContributionFundingInput) input: DeleteContributionFundingInput) {
    const { version } = input;
    return {
      contribution: await fundings.deleteFunding(ctx, {
        contributionId: decodeId('Contribution', input.contributionId),
        version,
        fundingId: decodeId('ContributionFunding', input.fundingId),
      }),
    };
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(
    SaveContributionPayload,
    `Saves the author’s note to the editor. Errors: ${EDIT_ERRORS}, CONFLICT, INVALID_INPUT at explanation.`,
  )
  async saveContributionExplanation(@Ctx() ctx: Context, @Input(SaveContributionExplanationInput) input: SaveContributionExplanationInput) {
    return {
      contribution: await saveExplanation(ctx, {
        contributionId: decodeId('Contribution', input.contributionId),
        version: input.version,
        explanation: input.explanation,
      }),
    };
  }

  @Auth()
  @Logged({ object: 'contributionId', params: ['kind'] })
  @Mutation(
    SaveContributionPayload,
    `Saves the whole list of one kind at once: reviewers that are not named any more are taken away. Errors: ${EDIT_ERRORS}, CONFLICT, INVALID_INPUT at reviewers.N.….`,
  )
  async saveContributionSuggestedReviewers(
    @Ctx() ctx: Context,
    @Input(SaveContributionSuggestedReviewersInput) input: SaveContributionSuggestedReviewersInput,
  ) {
    const { version, kind } = input;
    return {
      contribution: await reviewers.saveSuggestedReviewers(ctx, {
        contributionId: decodeId('Contribution', input.contributionId),
        version,
        kind,
        reviewers: input.reviewers.map(reviewerOf),
      }),
    };
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(SaveContributionPayload, `Takes one suggested reviewer away. Errors: ${EDIT_ERRORS}, CONFLICT.`)
  async deleteContributionSuggestedReviewer(
    @Ctx() ctx: Context,
    @Input(DeleteContributionSuggestedReviewerInput) input: DeleteContributionSuggestedReviewerInput,
  ) {
    const { version } = input;
    return {
      contribution: await reviewers.deleteSuggestedReviewer(ctx, {
        contributionId: decodeId('Contribution', input.contributionId),
        version,
        suggestedReviewerId: decodeId('SuggestedReviewer', input.suggestedReviewerId),
      }),
    };
  }
}

function reviewerOf(input: SuggestedReviewerInput): reviewers.SuggestedReviewerInput {
  return {
    id: input.id ? decodeId('SuggestedReviewer', input.id) : null,
    personName: input.personName ?? '',
    sex: sexName(input.sex) ?? '',
    email: input.email ?? '',
    company: input.company ?? '',
    collegeName: input.collegeName ?? '',
    degreeId: entryKey(input.degreeId),
    dutyId: entryKey(input.dutyId),
    professionalTitleId: entryKey(input.professionalTitleId),
    reason: input.reason ?? '',
  };
}
