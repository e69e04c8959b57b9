// Looking up a co-author by person code, and adding them.
import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { Logged } from '../../graphql/mutation.ts';
import { decodeId } from '../../graphql/node.ts';
import { Person } from '../accounts/accounts.types.ts';
import { SaveContributionAuthorPayload } from './contribution.types.ts';
import * as registered from './registered-author.service.ts';

@InputType()
export class LookUpAuthorInput {
  @Field(() => String, { description: 'The exact person code.' })
  code!: string;
}

@Auth()
@ObjectType()
export class LookUpAuthorPayload {
  @Field(() => Person)
  author!: Person;
}

@InputType()
export class AddRegisteredAuthorInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => Int, { nullable: true })
  version?: number | null;

  @Field(() => String, { description: 'The exact person code.' })
  code!: string;

  @Field(() => String, { nullable: true, description: 'The main workplace of the person when not said.' })
  company?: string | null;
}

@Resolver()
export class RegisteredAuthorResolver {
  @Auth({ roles: ['AUTHOR'] })
  @Logged({})
  @Mutation(() => LookUpAuthorPayload, { nullable: true, description: 'Name and unit of a person by their exact code; twenty an hour. A mutation, for each look is counted and logged.' })
  async lookUpAuthor(@Ctx() ctx: Context, @Arg('input', () => LookUpAuthorInput) { code }: LookUpAuthorInput): Promise<LookUpAuthorPayload> {
    return { author: await registered.lookUpAuthor(ctx, code) };
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Mutation(() => SaveContributionAuthorPayload, { nullable: true })
  async addRegisteredAuthor(@Ctx() ctx: Context, @Arg('input', () => AddRegisteredAuthorInput) input: AddRegisteredAuthorInput): Promise<SaveContributionAuthorPayload> {
    return await registered.addRegisteredAuthor(ctx, { ...input, contributionId: decodeId('Contribution', input.contributionId), company: input.company ?? null });
  }
}
