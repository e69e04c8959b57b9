// The viewer's own sign-ins, and ending one of their sessions from there.
import { signedIn, type Context } from '../../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  ID,
  Input,
  input,
  InputType,
  Logged,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
  Root,
} from '../../../graphql/declare.ts';
import { decodeId, encodeId } from '../../../graphql/node.ts';
import { ViewerType, viewerOf } from '../viewer/accounts.types.ts';
import { endOwnSession } from './sign-in-history.service.ts';
import { SignInRecord } from './sign-in-record.types.ts';

@InputType()
class EndSessionInput extends input({ sessionId: one(ID, 'The endableSessionId of a sign-in.') }) {}

@Auth()
@ObjectType()
class EndSessionPayload extends output({ viewer: one(() => ViewerType) }) {}

@Resolver(() => SignInRecord)
export class SignInHistoryResolver {
  @FieldResolver(() => ID, { nullable: true, description: 'For endSession; null when there is nothing to end.' })
  endableSessionId(@Root() record: SignInRecord): string | null {
    return record.sessionId === null || record.isCurrent ? null : encodeId('Session', record.sessionId);
  }

  @Auth()
  @Logged({ object: 'sessionId' })
  @Mutation(EndSessionPayload, 'Ends a session of the viewer’s on another machine. Errors: NOT_FOUND.')
  async endSession(@Ctx() ctx: Context, @Input(EndSessionInput) { sessionId }: EndSessionInput) {
    await endOwnSession(ctx, decodeId('Session', sessionId));
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}
