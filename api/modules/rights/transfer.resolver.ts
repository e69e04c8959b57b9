// The author's authorization after acceptance (S2 §2.12): the agreement, agreeing to it, and the signed files.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Resolver, Root } from '../../graphql/declare.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { decodeId } from '../../graphql/node.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { AgreeToTransferInput, SubmitTransferInput, UploadTransferFileInput } from './transfer.inputs.ts';
import { agreeToTransfer, keepTransferFile, submitTransfer, TRANSFER_ERRORS, transferOf } from './transfer.service.ts';
import { AgreeToTransferPayload, CopyrightTransfer, SubmitTransferPayload, UploadTransferFilePayload } from './transfer.types.ts';
import { filesLimits } from '../files/files.doors.ts';

@Resolver(() => Contribution)
export class ContributionTransferResolver {
  @Auth({ policy: 'contribution.viewTransfer' })
  @FieldResolver(() => CopyrightTransfer, {
    nullable: true,
    description: 'For its authors, once they know that it is accepted; null before.',
  })
  async transfer(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<CopyrightTransfer | null> {
    return await transferOf(ctx, contribution);
  }
}

@Resolver()
export class TransferMutationsResolver {
  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId', params: ['version'] })
  @Mutation(
    AgreeToTransferPayload,
    `Agrees to the transfer of the rights. Safe to send twice: agreed once is agreed. Errors: ${TRANSFER_ERRORS}, INVALID_INPUT at hasAgreed.`,
  )
  async agreeToTransfer(@Ctx() ctx: Context, @Input(AgreeToTransferInput) { contributionId, ...input }: AgreeToTransferInput) {
    return { contribution: await agreeToTransfer(ctx, { ...input, contributionId: decodeId('Contribution', contributionId) }) };
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId', params: ['kind'] })
  @Limited(filesLimits['upload:user'])
  @Mutation(
    UploadTransferFilePayload,
    `Keeps a signed file for a day, for its uploader alone, until it is handed in. Errors: ${TRANSFER_ERRORS}, FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, INVALID_INPUT at kind or hasAgreed, RATE_LIMITED.`,
  )
  async uploadTransferFile(@Ctx() ctx: Context, @Input(UploadTransferFileInput) { contributionId, ...input }: UploadTransferFileInput) {
    return { file: await keepTransferFile(ctx, { ...input, contributionId: decodeId('Contribution', contributionId) }) };
  }

  @Auth({ roles: ['AUTHOR'] })
  @Logged({ object: 'contributionId' })
  @Mutation(
    SubmitTransferPayload,
    `Hands the signed files in: from then on the manuscript is accepted. Errors: ${TRANSFER_ERRORS}, FILE_KIND_REFUSED or FILE_TOO_LARGE at files.N.path, INVALID_INPUT at hasAgreed, comment, files or files.N.….`,
  )
  async submitTransfer(@Ctx() ctx: Context, @Input(SubmitTransferInput) { contributionId, ...input }: SubmitTransferInput) {
    return { contribution: await submitTransfer(ctx, { ...input, contributionId: decodeId('Contribution', contributionId) }) };
  }
}
