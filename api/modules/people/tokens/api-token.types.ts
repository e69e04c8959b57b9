// How API tokens stand, and the inputs and payloads of making and revoking them.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';

export const ApiTokenState = { WORKING: 'WORKING', EXPIRED: 'EXPIRED', REVOKED: 'REVOKED' } as const;
describedEnum(ApiTokenState, {
  name: 'ApiTokenState',
  description: 'Whether an API token can be used.',
  values: {
    WORKING: 'It can.',
    EXPIRED: 'Its days are over.',
    REVOKED: 'It was ended before: by an administrator, with its account, or with its role.',
  },
});

export function stateOf({ revokedAt, expiresAt }: Pick<ApiToken, 'revokedAt' | 'expiresAt'>, now: Date): keyof typeof ApiTokenState {
  if (revokedAt) return 'REVOKED';
  return expiresAt > now ? 'WORKING' : 'EXPIRED';
}

@InputType()
export class CreateApiTokenInput {
  @Field(() => ID, { description: 'The person it acts as.' })
  userId!: string;

  @Field(() => ID, { description: 'One of the person’s role records; the token acts in it and in no other.' })
  roleId!: string;

  @Field(() => String, { description: 'What it is for.' })
  name!: string;

  @Field(() => Int, { description: 'For how many days, 1 to 3660.' })
  days!: number;
}

@InputType()
export class RevokeApiTokenInput {
  @Field(() => ID, { description: 'The one to end.' })
  apiTokenId!: string;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class CreateApiTokenPayload {
  @Field(() => ApiToken, { nullable: true })
  apiToken!: ApiToken;

  @Field(() => String, { description: 'The token itself, told this once: only its hash is kept.' })
  token!: string;
}

@Auth({ roles: ['ADMINISTRATOR'] })
@ObjectType()
export class RevokeApiTokenPayload {
  @Field(() => ApiToken, { nullable: true })
  apiToken!: ApiToken;
}
