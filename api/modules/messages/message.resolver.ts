// Messages of the viewer, in the language they read now.
import { messageNames, messageText, messageValue } from '../../../shared/messages.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  Input,
  input,
  InputType,
  Int,
  Logged,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
  Root,
  Subscription,
} from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { ViewerType, viewerOf } from '../accounts/viewer/accounts.types.ts';
import { accountOf } from '../accounts/viewer/viewer.loader.ts';
import { Message } from './message.entity.ts';
import { markAllMessagesRead, markMessageRead, unreadCount } from './message.service.ts';
import { messagesLimits } from './messages.doors.ts';

@InputType()
class MarkMessageReadInput extends input({ messageId: one(ID, 'One of the viewer’s own messages.') }) {}

@Auth()
@ObjectType()
class MarkMessageReadPayload extends output({ message: guarded(() => Message, 'As it is now.'), viewer: one(() => ViewerType) }) {}

@Auth()
@ObjectType()
class MarkAllMessagesReadPayload extends output({ viewer: one(() => ViewerType) }) {}

@Auth()
@ObjectType({ description: 'How many messages the viewer has not read has changed.' })
class UnreadMessagesChanged extends output({ viewer: one(() => ViewerType, 'Read unreadMessageCount of it.') }) {}

@Resolver(() => Message)
export class MessageResolver {
  @FieldResolver(() => String, { description: 'What it is about, in a few words.' })
  title(@Root() message: Message, @Ctx() ctx: Context): string {
    return messageText(ctx.language, `message.${message.key}.title`, message.params);
  }

  @FieldResolver(() => String, { description: 'As plain text, in the language of the reader.' })
  content(@Root() message: Message, @Ctx() ctx: Context): string {
    return messageText(ctx.language, `message.${message.key}.content`, message.params).trim();
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has marked it as read.' })
  isRead(@Root() message: Message): boolean {
    return Boolean(message.readAt);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The title of the manuscript that the text names, also where the current role does not see it.',
  })
  manuscriptTitle(@Root() message: Message, @Ctx() ctx: Context): string | null {
    return named(ctx, message, 'title');
  }

  @FieldResolver(() => String, { nullable: true, description: 'The number of the manuscript, where the text names it.' })
  manuscriptNumber(@Root() message: Message, @Ctx() ctx: Context): string | null {
    return named(ctx, message, 'number');
  }

  @FieldResolver(() => RoleKind, {
    nullable: true,
    description: 'The role that it concerns; null when the viewer does not hold it any more.',
  })
  async role(@Root() { roleKind }: Message, @Ctx() ctx: Context): Promise<RoleKindId | null> {
    if (roleKind == null) return null;
    const { roles } = await ctx.loaders.of(ctx, accountOf).load(signedIn(ctx).userId);
    return roles.getItems().some(({ kind }) => kind === roleKind) ? roleKind : null;
  }

  @Auth()
  @Mutation(MarkMessageReadPayload, 'Marks a message of the viewer’s as read; a second time changes nothing. Errors: NOT_FOUND.')
  @Logged({ object: 'messageId' })
  async markMessageRead(@Ctx() ctx: Context, @Input(MarkMessageReadInput) { messageId }: MarkMessageReadInput) {
    return { message: await markMessageRead(ctx, decodeId('Message', messageId)), viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth()
  @Limited(messagesLimits['readMessages:user'])
  @Mutation(
    MarkAllMessagesReadPayload,
    'Marks all of the viewer’s messages as read, whichever role they concern; a second time changes nothing. Errors: RATE_LIMITED.',
  )
  @Logged({})
  async markAllMessagesRead(@Ctx() ctx: Context) {
    await markAllMessagesRead(ctx);
    return { viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth()
  @Subscription(() => UnreadMessagesChanged, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) =>
      context.pubsub.subscribe('messagesChanged', (event) => event.userId === context.viewer?.userId),
    description: 'The viewer has got a message, or marked some as read.',
  })
  unreadMessagesChanged(@Ctx() ctx: Context): UnreadMessagesChanged {
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}

/** The text for this placeholder: no more than the message reveals. */
function named(ctx: Context, { key, params }: Message, place: string): string | null {
  const text = `message.${key}.content`;
  return (messageNames(text, place) && messageValue(ctx.language, place, params)) || null;
}

@Resolver(() => ViewerType)
export class ViewerMessagesResolver {
  @FieldResolver(() => Int, { description: 'Messages that the viewer has not read, of all roles.' })
  async unreadMessageCount(@Root() { id }: ViewerType, @Ctx() ctx: Context): Promise<number> {
    return await ctx.loaders.of(ctx, unreadCount).load(id);
  }
}
