// API tokens as administrators see, make and revoke them.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, FieldResolver, Input, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';
import {
  ApiTokenState,
  CreateApiTokenInput,
  CreateApiTokenPayload,
  RevokeApiTokenInput,
  RevokeApiTokenPayload,
  stateOf,
} from './api-token.types.ts';
import * as tokens from './api-tokens.service.ts';
import { peopleLimits } from '../people.doors.ts';

@Resolver(() => ApiToken)
export class ApiTokensResolver {
  @FieldResolver(() => ApiTokenState, { description: 'Whether it can be used now.' })
  state(@Root() token: ApiToken, @Ctx() ctx: Context): keyof typeof ApiTokenState {
    return stateOf(token, ctx.clock.now());
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Limited(peopleLimits['apiToken:user'])
  @Logged({ result: 'apiToken', params: ['userId', 'roleId', 'days'] })
  @Mutation(
    CreateApiTokenPayload,
    'Makes an API token, whose text is told this once; its person is told by letter. Errors: NOT_FOUND, INVALID_INPUT at the field, ACCOUNT_DISABLED, PERSON_BEYOND_SCOPE, FORBIDDEN to API tokens, RATE_LIMITED.',
  )
  async createApiToken(@Ctx() ctx: Context, @Input(CreateApiTokenInput) { userId, ...input }: CreateApiTokenInput) {
    return await tokens.createApiToken(ctx, decodeId('User', userId), input);
  }

  @Auth({ roles: ['ADMINISTRATOR'] })
  @Logged({ object: 'apiTokenId' })
  @Mutation(
    RevokeApiTokenPayload,
    'Ends an API token at once, and its sockets within five seconds. Errors: NOT_FOUND, PERSON_BEYOND_SCOPE.',
  )
  async revokeApiToken(@Ctx() ctx: Context, @Input(RevokeApiTokenInput) { apiTokenId }: RevokeApiTokenInput) {
    return { apiToken: await tokens.revokeApiToken(ctx, decodeId('ApiToken', apiTokenId)) };
  }
}
