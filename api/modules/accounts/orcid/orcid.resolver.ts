// Signing in by ORCID, binding an iD to an account and taking it off.
import { signedIn, type Context } from '../../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
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
import { Limited } from '../limits/limited.ts';
import { PublicSettings } from '../../reference/public-settings.types.ts';
import { Language, SignInPayload, ViewerType, viewerOf } from '../viewer/accounts.types.ts';
import * as orcids from './orcid.service.ts';
import { accountOf, signInPayload } from '../viewer/viewer.loader.ts';
import { accountsLimits } from '../accounts.doors.ts';

@InputType()
class SignInWithOrcidInput extends input({
  code: one(String, 'The one-time code of /loginSuccess.'),
  language: one(() => Language, 'The language of the session, until the person switches it.'),
}) {}

@InputType()
class BindOrcidAndSignInInput extends input({
  account: one(String, 'Email or user name.'),
  password: one(String, 'The password of the account.'),
  orcidTicket: one(String, 'The ticket of /loginBang.'),
  language: one(() => Language, 'The language of the session, until the person switches it.'),
}) {}

@InputType()
class BindOrcidInput extends input({
  orcidTicket: one(String, 'The ticket that came back from ORCID.'),
  password: one(String, 'The password of the signed-in account.'),
}) {}

@Auth()
@ObjectType()
class BindOrcidPayload extends output({ viewer: one(() => ViewerType) }) {}

@Auth()
@ObjectType()
class UnbindOrcidPayload extends output({ viewer: one(() => ViewerType) }) {}

@Resolver(() => PublicSettings)
export class OrcidOfferResolver {
  @FieldResolver(() => Boolean, { description: 'Whether people may sign in with ORCID: /orcid/start leads there.' })
  offersOrcid(@Ctx() ctx: Context): boolean {
    return ctx.env.ORCID !== null;
  }
}

@Resolver(() => ViewerType)
export class OrcidResolver {
  @FieldResolver(() => String, { nullable: true, description: 'ORCID iD, bare: 0000-0002-1825-0097.' })
  async orcid(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<string | null> {
    return (await ctx.loaders.of(ctx, accountOf).load(viewer.id)).orcid ?? null;
  }

  @Logged({ params: ['language'] })
  @Limited(accountsLimits['oneTimeCode:address'])
  @Mutation(
    SignInPayload,
    'Opens a session by the one-time code that ORCID’s answer was turned into. Errors: ORCID_CODE_INVALID, ACCOUNT_DISABLED, ACCOUNT_NOT_ACTIVATED, RATE_LIMITED.',
  )
  async signInWithOrcid(@Ctx() ctx: Context, @Input(SignInWithOrcidInput) input: SignInWithOrcidInput) {
    return await signInPayload(ctx, await orcids.signInWithOrcid(ctx, input));
  }

  @Logged({ params: ['language'] })
  @Limited(accountsLimits['signIn:address'], { inService: [accountsLimits['signIn:account'], accountsLimits['signIn:strangers']] })
  @Mutation(
    SignInPayload,
    'Binds an ORCID iD to an existing account and opens a session. Errors: ORCID_TICKET_INVALID, ORCID_TAKEN, ORCID_ACCOUNT_BOUND, CREDENTIALS_WRONG, ACCOUNT_NOT_ACTIVATED, ACCOUNT_DISABLED, RATE_LIMITED.',
  )
  async bindOrcidAndSignIn(@Ctx() ctx: Context, @Input(BindOrcidAndSignInInput) { orcidTicket, ...input }: BindOrcidAndSignInInput) {
    return await signInPayload(ctx, await orcids.bindAndSignIn(ctx, { ...input, ticket: orcidTicket }));
  }

  @Auth()
  @Logged({})
  @Limited({ inService: [accountsLimits['password:user']] })
  @Mutation(
    BindOrcidPayload,
    'Binds an ORCID iD to the viewer’s account. Errors: ORCID_TICKET_INVALID, ORCID_TAKEN, ORCID_ACCOUNT_BOUND, INVALID_INPUT at password, FORBIDDEN to API tokens, RATE_LIMITED.',
  )
  async bindOrcid(@Ctx() ctx: Context, @Input(BindOrcidInput) { orcidTicket, password }: BindOrcidInput) {
    await orcids.bindOrcid(ctx, { ticket: orcidTicket, password });
    return { viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth()
  @Logged({})
  @Mutation(
    UnbindOrcidPayload,
    'Takes the ORCID iD off the viewer’s account; without one nothing happens. Errors: FORBIDDEN to API tokens.',
  )
  async unbindOrcid(@Ctx() ctx: Context) {
    await orcids.unbindOrcid(ctx);
    return { viewer: viewerOf(signedIn(ctx)) };
  }
}
