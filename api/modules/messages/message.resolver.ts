// Messages of the viewer, in the language they read now.
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Int, Mutation, ObjectType, Resolver, Root, Subscription } from 'type-graphql';
import { messageText } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { Logged } from '../../graphql/mutation.ts';
import { decodeId } from '../../graphql/node.ts';
import { ViewerType, viewerOf } from '../accounts/viewer/accounts.types.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Message } from './message.entity.ts';
import { markMessageRead, unreadCount } from './message.service.ts';

@InputType()
export class MarkMessageReadInput {
  @Field(() => ID, { description: 'One of the viewer’s own messages.' })
  messageId!: string;
}

@Auth()
@ObjectType()
export class MarkMessageReadPayload {
  @Field(() => Message, { nullable: true })
  message!: Message;

  @Field(() => ViewerType)
  viewer!: ViewerType;
}

@Auth()
@ObjectType()
export class UnreadMessagesChanged {
  @Field(() => ViewerType)
  viewer!: ViewerType;
}

@Resolver(() => Message)
export class MessageResolver {
  @FieldResolver(() => String)
  title(@Root() message: Message, @Ctx() ctx: Context): string {
    return messageText(ctx.language, `message.${message.key}.title`, message.params);
  }

  @FieldResolver(() => String)
  content(@Root() message: Message, @Ctx() ctx: Context): string {
    return messageText(ctx.language, `message.${message.key}.content`, message.params);
  }

  @FieldResolver(() => Boolean)
  isRead(@Root() message: Message): boolean {
    return Boolean(message.readAt);
  }

  @FieldResolver(() => Contribution, { nullable: true })
  async contribution(@Root() message: Message): Promise<Contribution | null> {
    return (await message.contribution?.load()) ?? null;
  }

  @Auth()
  @Mutation(() => MarkMessageReadPayload, {
    nullable: true,
    description: 'Marks a message of the viewer’s as read; a second time changes nothing. Errors: NOT_FOUND.',
  })
  @Logged({ object: 'messageId' })
  async markMessageRead(
    @Ctx() ctx: Context,
    @Arg('input', () => MarkMessageReadInput) { messageId }: MarkMessageReadInput,
  ): Promise<MarkMessageReadPayload> {
    return { message: await markMessageRead(ctx, decodeId('Message', messageId)), viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth()
  @Subscription(() => UnreadMessagesChanged, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) =>
      context.pubsub.subscribe('messagesChanged', (event) => event.userId === context.viewer?.userId),
  })
  unreadMessagesChanged(@Ctx() ctx: Context): UnreadMessagesChanged {
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}

@Resolver(() => ViewerType)
export class ViewerMessagesResolver {
  @FieldResolver(() => Int)
  async unreadMessageCount(@Root() { id }: ViewerType, @Ctx() ctx: Context): Promise<number> {
    return await ctx.loaders.of(ctx, unreadCount).load(id);
  }
}
