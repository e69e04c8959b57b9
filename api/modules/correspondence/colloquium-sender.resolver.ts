// A journal's mailbox, for the operations centre.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { saveSender, senderOf } from './colloquium-sender.service.ts';
import { ColloquiumSenderType, SaveColloquiumSenderInput, SaveColloquiumSenderPayload } from './colloquium-sender.types.ts';

@Resolver(() => Colloquium)
export class ColloquiumSenderResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @FieldResolver(() => ColloquiumSenderType, { nullable: true, description: 'For operations whose departments hold it.' })
  async sender(@Root() { id }: Colloquium, @Ctx() ctx: Context): Promise<ColloquiumSenderType | null> {
    return await senderOf(ctx, id);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'colloquiumId', params: ['host'] })
  @Mutation(
    SaveColloquiumSenderPayload,
    'Replaces the mailbox of a journal as a whole. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field; FORBIDDEN to API tokens for another server or account.',
  )
  async saveColloquiumSender(
    @Ctx() ctx: Context,
    @Input(SaveColloquiumSenderInput) { colloquiumId, version, clientMutationId, port = null, ...values }: SaveColloquiumSenderInput,
  ) {
    const colloquium = await saveSender(ctx, decodeId('Colloquium', colloquiumId), version, { ...values, port });
    return { colloquium, clientMutationId: clientMutationId ?? null };
  }
}
