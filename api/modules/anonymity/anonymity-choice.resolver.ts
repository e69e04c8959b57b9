// The office's choices about files that name their authors.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Receives, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { FILE_RULES, MAX_MANUSCRIPT_FILES } from '../../../shared/limits.ts';
import { addAnonymousVersion, choicesOf, settleAnonymity } from './anonymity-choice.service.ts';
import {
  AnonymityChoiceType,
  SettleFileAnonymityInput,
  SettleFileAnonymityPayload,
  UploadAnonymousVersionInput,
  UploadAnonymousVersionPayload,
} from './anonymity-choice.types.ts';
import { filesLimits } from '../files/files.doors.ts';
import { nameOfAccount } from '../names/display-name.ts';

@Resolver(() => Contribution)
export class ContributionAnonymityChoicesResolver {
  @Auth({ policy: 'contribution.settleAnonymity' })
  @ListSize(MAX_MANUSCRIPT_FILES, 10)
  @FieldResolver(() => [AnonymityChoiceType], {
    nullable: true,
    description: 'What the office decided about files that name their authors, newest first.',
  })
  async anonymityChoices(@Root() contribution: Contribution, @Ctx() ctx: Context): Promise<AnonymityChoiceType[]> {
    // An earlier journal's choices and reasons are its own (decision 42).
    const own = (await choicesOf(ctx, contribution)).filter(({ madeAt }) => !contribution.adoptedAt || madeAt >= contribution.adoptedAt);
    return own.map(({ file, choice, reason, madeBy, madeAt }) => ({
      fileId: encodeId('ContributionFile', file.id),
      choice,
      reason: reason ?? null,
      madeBy: nameOfAccount(ctx.language, madeBy.unwrap()),
      madeAt,
    }));
  }
}

@Resolver()
export class AnonymityChoiceResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ object: 'contributionId', params: ['fileId', 'choice'] })
  @Mutation(
    SettleFileAnonymityPayload,
    'Says what becomes of a manuscript that names its authors: blind reviewers get it all the same, for a reason that is kept; or the author is asked, by letter and message, for an anonymous version. The same twice is done once. Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT at choice or reason.',
  )
  async settleFileAnonymity(
    @Ctx() ctx: Context,
    @Input(SettleFileAnonymityInput) { contributionId, fileId, choice, reason }: SettleFileAnonymityInput,
  ) {
    const ids = { contributionId: decodeId('Contribution', contributionId), fileId: decodeId('ContributionFile', fileId) };
    return { contribution: await settleAnonymity(ctx, { ...ids, choice, reason: reason ?? '' }) };
  }

  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] })
  @Logged({ object: 'contributionId', params: ['fileId'] })
  @Receives({ maxBytes: FILE_RULES.ANONYMOUS.maxBytes })
  @Limited(filesLimits['upload:user'])
  @Mutation(
    UploadAnonymousVersionPayload,
    'Puts an anonymous version in the stead of a manuscript: readers who may not know the authors get it alone. Errors: NOT_FOUND, FORBIDDEN, FILE_KIND_REFUSED, FILE_TOO_LARGE or FILE_UNPACKS_TOO_LARGE at file, RATE_LIMITED.',
  )
  async uploadAnonymousVersion(
    @Ctx() ctx: Context,
    @Input(UploadAnonymousVersionInput) { contributionId, fileId, file }: UploadAnonymousVersionInput,
  ) {
    const ids = { contributionId: decodeId('Contribution', contributionId), fileId: decodeId('ContributionFile', fileId) };
    return { contribution: await addAnonymousVersion(ctx, { ...ids, file }) };
  }
}
