// Editorial acts: each names an act of the table; what it does stands there.
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { MAX_BULK } from '../../../shared/limits.ts';
import { errorText } from '../../../shared/messages.ts';
import type { ActName } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { DomainError, invalidInput } from '../../errors.ts';
import { Auth } from '../../graphql/auth.ts';
import { Logged } from '../../graphql/mutation.ts';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { ReceiveContributionsInput, RefuseContributionsInput, WithdrawContributionInput } from './workflow.inputs.ts';
import { perform, performMany } from './workflow.service.ts';
import { BulkPayload, WithdrawContributionPayload } from './workflow.types.ts';

/** What the input of every act on several manuscripts has. */
interface BulkInput {
  contributionIds: string[];
  comment?: string | null;
  dryRun?: boolean | null;
}

@Resolver()
export class WorkflowMutationsResolver {
  @Auth({ roles: ['EDITOR'] })
  @Logged({ params: ['contributionIds', 'dryRun'] })
  @Mutation(() => BulkPayload, { nullable: true })
  async receiveContributions(
    @Ctx() ctx: Context,
    @Arg('input', () => ReceiveContributionsInput) input: ReceiveContributionsInput,
  ): Promise<BulkPayload> {
    return await actOnMany(ctx, 'RECEIVE', input);
  }

  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ params: ['contributionIds', 'dryRun'] })
  @Mutation(() => BulkPayload, { nullable: true })
  async refuseContributions(
    @Ctx() ctx: Context,
    @Arg('input', () => RefuseContributionsInput) input: RefuseContributionsInput,
  ): Promise<BulkPayload> {
    return await actOnMany(ctx, 'REFUSE', input);
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId' })
  @Mutation(() => WithdrawContributionPayload, { nullable: true })
  async withdrawContribution(
    @Ctx() ctx: Context,
    @Arg('input', () => WithdrawContributionInput) { contributionId, reason }: WithdrawContributionInput,
  ): Promise<WithdrawContributionPayload> {
    return { contribution: await perform(ctx, decodeId('Contribution', contributionId), 'WITHDRAW', { comment: reason ?? null }) };
  }
}

/** One act on several manuscripts; each is done or says why not. Errors: SELECT_MANUSCRIPT when none is named, INVALID_INPUT at contributionIds when too many are. */
async function actOnMany(ctx: Context, act: ActName, input: BulkInput): Promise<BulkPayload> {
  if (input.contributionIds.length === 0) throw new DomainError('SELECT_MANUSCRIPT');
  if (input.contributionIds.length > MAX_BULK)
    throw invalidInput({ contributionIds: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
  const outcomes = await performMany(
    ctx,
    input.contributionIds.map((id) => decodeId('Contribution', id)),
    act,
    { comment: input.comment ?? null },
    { dryRun: input.dryRun ?? false },
  );
  return {
    results: outcomes.map(({ id, done, refusal, contribution }) => ({
      contributionId: encodeId('Contribution', id),
      done,
      refusal: refusal && errorText(ctx.language, refusal.code, refusal.params),
      refusalCode: refusal?.code ?? null,
      contribution,
    })),
  };
}
