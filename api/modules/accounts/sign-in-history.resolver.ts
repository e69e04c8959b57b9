// The viewer's own sign-ins, and ending one of their sessions from there.
import { Arg, Args, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { signedIn, type Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { ForwardPageArgs, type Connection } from '../../graphql/connection.ts';
import { Logged } from '../../graphql/mutation.ts';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { ViewerType, viewerOf } from './accounts.types.ts';
import { endOwnSession, signInHistory } from './sign-in-history.service.ts';
import { SignInRecord, SignInRecordConnection } from './sign-in-record.types.ts';

@InputType()
export class EndSessionInput {
  @Field(() => ID)
  sessionId!: string;
}

@Auth()
@ObjectType()
export class EndSessionPayload {
  @Field(() => ViewerType)
  viewer!: ViewerType;
}

@Resolver(() => SignInRecord)
export class SignInHistoryResolver {
  @FieldResolver(() => ID, { nullable: true, description: 'For endSession; null when there is nothing to end.' })
  endableSessionId(@Root() record: SignInRecord): string | null {
    return record.sessionId === null || record.isCurrent ? null : encodeId('Session', record.sessionId);
  }

  @Auth()
  @Logged({ object: 'sessionId' })
  @Mutation(() => EndSessionPayload, { nullable: true, description: 'Ends a session of the viewer’s on another machine.' })
  async endSession(@Ctx() ctx: Context, @Arg('input', () => EndSessionInput) { sessionId }: EndSessionInput): Promise<EndSessionPayload> {
    await endOwnSession(ctx, decodeId('Session', sessionId));
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}

@Resolver(() => ViewerType)
export class ViewerSignInsResolver {
  @FieldResolver(() => SignInRecordConnection, { nullable: true, description: 'The viewer’s sign-ins of the last 180 days, newest first.' })
  async signIns(@Ctx() ctx: Context, @Args(() => ForwardPageArgs) args: ForwardPageArgs): Promise<Connection<SignInRecord>> {
    return await signInHistory(ctx, args);
  }
}
