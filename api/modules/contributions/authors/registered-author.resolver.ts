// Looking up a co-author, by person code or among earlier co-authors, and adding them.
import { Arg, Ctx, Field, FieldResolver, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../../context.ts';
import { Auth } from '../../../graphql/auth.ts';
import { ListSize } from '../../../graphql/list-size.ts';
import { Limited } from '../../accounts/limits/limited.ts';
import { Logged } from '../../../graphql/mutation.ts';
import { decodeId } from '../../../graphql/node.ts';
import { Person, ViewerType } from '../../accounts/viewer/accounts.types.ts';
import { EDIT_ERRORS } from '../manuscript/contribution.service.ts';
import { coAuthorsNamed } from './co-author.service.ts';
import { ContributionAuthor } from './contribution-author.entity.ts';
import { SaveContributionAuthorPayload } from '../manuscript/contribution.types.ts';
import * as registered from './registered-author.service.ts';
import { contributionsLimits } from '../contributions.doors.ts';

const TICKET = 'Adds this person with addRegisteredAuthor, within the hour, without a further look-up.';

@InputType()
export class LookUpAuthorInput {
  @Field(() => String, { description: 'The exact person code.' })
  code!: string;
}

@Auth()
@ObjectType()
export class LookUpAuthorPayload {
  @Field(() => Person, { description: 'Whose code it is: name and unit, nothing else.' })
  author!: Person;

  @Field(() => String, { description: TICKET })
  ticket!: string;
}

@Auth()
@ObjectType({ description: 'Someone the viewer has written with.' })
export class CoAuthor {
  @Field(() => ContributionAuthor, { nullable: true, description: 'As last entered in one of the viewer’s own manuscripts.' })
  author!: ContributionAuthor;

  @Field(() => String, { nullable: true, description: `${TICKET} Null for those typed in by hand.` })
  ticket!: string | null;
}

@InputType()
export class AddRegisteredAuthorInput {
  @Field(() => ID)
  contributionId!: string;

  @Field(() => String, { nullable: true, description: 'The exact person code; counts as a look-up.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'Or the ticket of a look-up.' })
  ticket?: string | null;

  @Field(() => String, { nullable: true, description: 'The main workplace of the person when not said.' })
  company?: string | null;
}

@Resolver()
export class RegisteredAuthorResolver {
  @Auth({ roles: ['AUTHOR'] })
  @Logged({})
  @Limited({ inService: [contributionsLimits['personCode:user']] })
  @Mutation(() => LookUpAuthorPayload, {
    nullable: true,
    description:
      'Finds name and unit of a person by their exact code; twenty an hour. It is a mutation because each look is counted and logged. Errors: NOT_FOUND at code, INVALID_INPUT at code, RATE_LIMITED.',
  })
  async lookUpAuthor(
    @Ctx() ctx: Context,
    @Arg('input', () => LookUpAuthorInput) { code }: LookUpAuthorInput,
  ): Promise<LookUpAuthorPayload> {
    return await registered.lookUpAuthor(ctx, code);
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Limited({ inService: [contributionsLimits['personCode:user']] })
  @Mutation(() => SaveContributionAuthorPayload, {
    nullable: true,
    description: `Adds a person with an account behind the other authors. Errors: ${EDIT_ERRORS}, NOT_FOUND at code, INVALID_INPUT at code or company, TOO_MANY_AUTHORS, RATE_LIMITED.`,
  })
  async addRegisteredAuthor(
    @Ctx() ctx: Context,
    @Arg('input', () => AddRegisteredAuthorInput) input: AddRegisteredAuthorInput,
  ): Promise<SaveContributionAuthorPayload> {
    const { code = null, ticket = null, company = null, ...rest } = input;
    return await registered.addRegisteredAuthor(ctx, {
      ...rest,
      code,
      ticket,
      company,
      contributionId: decodeId('Contribution', input.contributionId),
    });
  }
}

@Resolver(() => ViewerType)
export class ViewerCoAuthorsResolver {
  @ListSize(10)
  @FieldResolver(() => [CoAuthor], {
    description: 'People of the viewer’s own manuscripts whose name contains this; at most ten. The register is not asked.',
  })
  async coAuthors(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'Part of a name; empty finds nobody.' }) name: string,
  ): Promise<CoAuthor[]> {
    const authors = await coAuthorsNamed(ctx, name);
    return authors.map((author) => ({ author, ticket: author.user ? registered.ticketFor(ctx, author.user.id) : null }));
  }
}
