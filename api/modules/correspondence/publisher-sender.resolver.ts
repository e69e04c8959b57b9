// The publisher's own mailbox, and trying it, for the operations centre.
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Query, Resolver } from '../../graphql/declare.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { PublisherSettings } from '../publisher/publisher-settings.entity.ts';
import { publisherSettings } from '../publisher/publisher.service.ts';
import { publisherSender, savePublisherSender } from './publisher-sender.service.ts';
import {
  PublisherSenderType,
  SavePublisherSenderInput,
  SavePublisherSenderPayload,
  SendPublisherTestMailInput,
  SendPublisherTestMailPayload,
} from './publisher-sender.types.ts';
import { lastTestMail, sendTestMail } from '../mail/test-mail.ts';
import { TestMail } from '../mail/test-mail.types.ts';
import { correspondenceLimits } from './correspondence.doors.ts';

@Resolver(() => PublisherSettings)
export class PublisherSenderResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @FieldResolver(() => PublisherSenderType, {
    nullable: true,
    description: 'The mailbox that letters come from which no journal’s mailbox sends.',
  })
  async sender(@Ctx() ctx: Context): Promise<PublisherSenderType> {
    return await publisherSender(ctx);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ params: ['host'] })
  @Mutation(
    SavePublisherSenderPayload,
    'Replaces the publisher’s mailbox as a whole. Errors: CONFLICT, INVALID_INPUT at the field; FORBIDDEN to API tokens for another server or account.',
  )
  async savePublisherSender(
    @Ctx() ctx: Context,
    @Input(SavePublisherSenderInput) { version, clientMutationId, port = null, ...values }: SavePublisherSenderInput,
  ) {
    await savePublisherSender(ctx, version, { ...values, port });
    return { publisherSettings: await publisherSettings(ctx), clientMutationId: clientMutationId ?? null };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Query(() => TestMail, {
    nullable: true,
    description: 'The viewer’s latest letter to try the publisher’s mailbox, and what became of it.',
  })
  async lastTestMail(@Ctx() ctx: Context): Promise<TestMail | null> {
    return await lastTestMail(ctx);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({})
  @Limited(correspondenceLimits['testMail:user'])
  @Mutation(
    SendPublisherTestMailPayload,
    'Sends a letter to the viewer’s own address from the publisher’s mailbox as it is saved. Errors: RATE_LIMITED.',
  )
  async sendPublisherTestMail(@Ctx() ctx: Context, @Input(SendPublisherTestMailInput) { clientMutationId }: SendPublisherTestMailInput) {
    return { testMail: await sendTestMail(ctx), clientMutationId: clientMutationId ?? null };
  }
}
