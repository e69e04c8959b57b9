// Today's work as the viewer's own field, and the two mutations that put a manuscript off and take it up again.
import type { GraphQLResolveInfo } from 'graphql';
import { MOST_TODAY } from '../../../shared/today.ts';
import { signedIn, type Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Info, Input, ListSize, Logged, Mutation, Resolver } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { ViewerType, viewerOf } from '../accounts/viewer/accounts.types.ts';
import { putOff, putOffsOf, takeUp, todayOf } from './today.service.ts';
import {
  OwnPutOff,
  PutOffContributionInput,
  PutOffContributionPayload,
  TakeUpContributionInput,
  TakeUpContributionPayload,
  Today,
} from './today.types.ts';

@Resolver(() => ViewerType)
export class TodayResolver {
  @Auth()
  @FieldResolver(() => Today, {
    nullable: true,
    description: `What waits for the viewer in the role of the request, as its lists have it, and what they look after while others have it; at most ${MOST_TODAY} with manuscripts.`,
  })
  async today(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Today> {
    return await todayOf(ctx, info);
  }

  @Auth()
  @ListSize(1000, 10)
  @FieldResolver(() => [OwnPutOff], { nullable: true, description: 'What the viewer has put off, for themselves alone; the next first.' })
  async putOffs(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<OwnPutOff[]> {
    return await putOffsOf(ctx, info);
  }

  @Auth()
  // Nobody else reads the day, in the log neither.
  @Logged({ object: 'contributionId' })
  @Mutation(
    PutOffContributionPayload,
    'Puts a manuscript off to a later day, for the viewer alone: their work of today leaves it out until then, lists and due days stay. Errors: NOT_FOUND; INVALID_INPUT at until or reason.',
  )
  async putOffContribution(
    @Ctx() ctx: Context,
    @Input(PutOffContributionInput) { contributionId, until, reason }: PutOffContributionInput,
  ): Promise<PutOffContributionPayload> {
    await putOff(ctx, { contributionId: decodeId('Contribution', contributionId), until, reason: reason ?? null });
    return { viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(TakeUpContributionPayload, 'Takes a manuscript up again that the viewer has put off. Errors: NOT_FOUND.')
  async takeUpContribution(
    @Ctx() ctx: Context,
    @Input(TakeUpContributionInput) { contributionId }: TakeUpContributionInput,
  ): Promise<TakeUpContributionPayload> {
    await takeUp(ctx, decodeId('Contribution', contributionId));
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}
