// Signing in and out, the viewer, and switching role and language.
import type { GraphQLResolveInfo } from 'graphql';
import { signedIn, signedInPerson, type Context, type DomainEvent } from '../../../context.ts';
import { DomainError, unauthenticated } from '../../../errors.ts';
import { askedFields } from '../../../graphql/asked-fields.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  Info,
  Input,
  ListSize,
  Logged,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from '../../../graphql/declare.ts';
import { Limited } from '../limits/limited.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Role } from '../../organization/role.entity.ts';
import {
  SessionEnded,
  SignInInput,
  SignInPayload,
  SignOutPayload,
  SwitchLanguageInput,
  SwitchLanguagePayload,
  SwitchRoleInput,
  SwitchRolePayload,
  TakeOverSessionInput,
  TakeOverSessionPayload,
  ViewerType,
  viewerOf,
} from './accounts.types.ts';
import { endSession } from '../sessions/session-end.ts';
import * as sessions from '../sessions/session.service.ts';
import { Session } from '../sessions/session.entity.ts';
import { accountOf, renewViewer, signInPayload } from './viewer.loader.ts';
import { accountsLimits } from '../accounts.doors.ts';

/** Fields of the current role that come with the viewer; its names are read separately. */
const KNOWN_OF_ROLE: ReadonlySet<string> = new Set(['__typename', 'id', 'kind', 'number', 'landingPath']);

/** The session row behind the viewer. Errors: FORBIDDEN for API tokens, which have none. */
async function ownSession(ctx: Context): Promise<Session> {
  const { sessionId } = signedInPerson(ctx);
  if (sessionId === null) throw unauthenticated();
  return await ctx.em.findOneOrFail(Session, sessionId);
}

@Resolver(() => ViewerType)
export class ViewerResolver {
  @Query(() => ViewerType, { nullable: true, description: 'Null when nobody is signed in.' })
  viewer(@Ctx() ctx: Context): ViewerType | null {
    // A client that believes it is signed in learns that it no longer is.
    if (ctx.deadToken) throw new DomainError(ctx.deadToken);
    return ctx.viewer && viewerOf(ctx.viewer);
  }

  @FieldResolver(() => String)
  async email(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<string> {
    return (await ctx.loaders.of(ctx, accountOf).load(viewer.id)).email;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer has shown that the mailbox is theirs; manuscripts and invitations of the address are theirs only then.',
  })
  hasConfirmedAddress(@Ctx() ctx: Context): boolean {
    return signedIn(ctx).hasConfirmedAddress;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Another way to sign in beside the address; null: none.' })
  async username(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<string | null> {
    return (await ctx.loaders.of(ctx, accountOf).load(viewer.id)).username ?? null;
  }

  @FieldResolver(() => Role, { description: 'The one role record that this session acts in; an API token has one for good.' })
  async currentRole(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<Role> {
    const { roleId, kind } = signedIn(ctx);
    const isKnown = [...askedFields(info, 'Role')].every((name) => KNOWN_OF_ROLE.has(name));
    return isKnown ? Object.assign(new Role(), { id: roleId, kind }) : await ctx.em.findOneOrFail(Role, roleId);
  }

  @ListSize(100, 10)
  @FieldResolver(() => [Role], { description: 'All role records that the person holds, to be switched between.' })
  async roles(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<Role[]> {
    const user = await ctx.loaders.of(ctx, accountOf).load(viewer.id);
    return user.roles.getItems().sort((a, b) => a.id - b.id);
  }
}

@Resolver(() => SignInPayload)
export class SignInPayloadResolver {
  @FieldResolver(() => ViewerType, { nullable: true, description: 'Who has signed in; null while PENDING.' })
  viewer(@Ctx() ctx: Context): ViewerType | null {
    return ctx.viewer && viewerOf(ctx.viewer);
  }
}

@Resolver(() => TakeOverSessionPayload)
export class TakeOverSessionPayloadResolver {
  @FieldResolver(() => ViewerType, { nullable: true, description: 'The person whose session it is.' })
  viewer(@Ctx() ctx: Context): ViewerType | null {
    return ctx.viewer && viewerOf(ctx.viewer);
  }
}

@Resolver()
export class SessionResolver {
  @Logged({ params: ['rememberMe', 'language'] })
  @Limited(accountsLimits['signIn:address'], {
    inService: [
      accountsLimits['signIn:account'],
      accountsLimits['signIn:strangers'],
      accountsLimits['signInCode:account'],
      accountsLimits['signInCode:strangers'],
    ],
  })
  @Mutation(
    SignInPayload,
    'Opens a session; it is PENDING while the account is online elsewhere. Errors: CAPTCHA_WRONG at captcha or SIGN_IN_CODE_WRONG at mailedCode, CREDENTIALS_WRONG, ACCOUNT_NOT_ACTIVATED, ACCOUNT_DISABLED, RATE_LIMITED.',
  )
  async signIn(@Ctx() ctx: Context, @Input(SignInInput) input: SignInInput) {
    const { captchaId, captcha, mailedCode, rememberMe, ...rest } = input;
    const opened = await sessions.signIn(ctx, {
      ...rest,
      captchaId: captchaId ?? '',
      captcha: captcha ?? '',
      mailedCode: mailedCode ?? null,
      isRemembered: rememberMe,
    });
    return await signInPayload(ctx, opened);
  }

  @Logged({})
  @Limited(accountsLimits['oneTimeCode:address'])
  @Mutation(
    TakeOverSessionPayload,
    'Ends the other session of the account and makes the pending one active. Errors: UNAUTHENTICATED when it is no longer pending, RATE_LIMITED.',
  )
  async takeOverSession(@Ctx() ctx: Context, @Input(TakeOverSessionInput) { pendingToken }: TakeOverSessionInput) {
    const session = await sessions.takeOverSession(ctx, pendingToken);
    await renewViewer(ctx, session.id);
    return { token: pendingToken };
  }

  @Logged({})
  @Mutation(SignOutPayload, 'Ends the session that asks; without one nothing happens. Errors: none of its own.')
  async signOut(@Ctx() ctx: Context) {
    if (ctx.viewer?.sessionId) await endSession(ctx, ctx.viewer.sessionId, 'SIGNED_OUT');
    return { ok: true };
  }

  @Auth()
  @Logged({ object: 'roleId' })
  @Mutation(
    SwitchRolePayload,
    'Makes one of the viewer’s roles the current one of this session. Errors: NOT_FOUND, FORBIDDEN to API tokens.',
  )
  async switchRole(@Ctx() ctx: Context, @Input(SwitchRoleInput) { roleId }: SwitchRoleInput) {
    const session = await ownSession(ctx);
    await sessions.switchRole(ctx, session, decodeId('Role', roleId));
    return { viewer: await renewViewer(ctx, session.id) };
  }

  @Auth()
  @Logged({ params: ['language'] })
  @Mutation(SwitchLanguagePayload, 'Sets the language of this session, and of letters and later sessions. Errors: FORBIDDEN to API tokens.')
  async switchLanguage(@Ctx() ctx: Context, @Input(SwitchLanguageInput) { language }: SwitchLanguageInput) {
    const session = await ownSession(ctx);
    await sessions.switchLanguage(ctx, session, language);
    return { viewer: await renewViewer(ctx, session.id, signedIn(ctx).askedRoleId) };
  }

  @Auth()
  @Subscription(() => SessionEnded, {
    nullable: true,
    subscribe: ({ context }: { context: Context }) =>
      context.pubsub.subscribe('sessionEnded', (event) => event.sessionId === context.viewer?.sessionId),
    description: 'The session that asks has ended, and why; once.',
  })
  sessionEnded(@Root() event: Extract<DomainEvent, { type: 'sessionEnded' }>): SessionEnded {
    return { reason: event.reason };
  }
}
