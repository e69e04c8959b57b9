// How API tokens stand, and the inputs and payloads of making and revoking them.
import { Auth, guarded, ID, input, InputType, Int, namesEnum, ObjectType, one, output } from '../../../graphql/declare.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';

export const ApiTokenState = namesEnum('ApiTokenState', 'Whether an API token can be used.', {
  WORKING: 'It can.',
  EXPIRED: 'Its days are over.',
  REVOKED: 'It was ended before: by an administrator, with its account, or with its role.',
});

export function stateOf({ revokedAt, expiresAt }: Pick<ApiToken, 'revokedAt' | 'expiresAt'>, now: Date): keyof typeof ApiTokenState {
  if (revokedAt) return 'REVOKED';
  return expiresAt > now ? 'WORKING' : 'EXPIRED';
}

@InputType()
export class CreateApiTokenInput extends input({
  userId: one(ID, 'The person it acts as.'),
  roleId: one(ID, 'One of the person’s role records; the token acts in it and in no other.'),
  name: one(String, 'What it is for.'),
  days: one(Int, 'For how many days, 1 to 3660.'),
}) {}

@InputType()
export class RevokeApiTokenInput extends input({ apiTokenId: one(ID, 'The one to end.') }) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class CreateApiTokenPayload extends output({
  apiToken: guarded(() => ApiToken),
  token: one(String, 'The token itself, told this once: only its hash is kept.'),
}) {}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class RevokeApiTokenPayload extends output({ apiToken: guarded(() => ApiToken) }) {}
