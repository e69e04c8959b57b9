// Looking up a co-author, by person code or among earlier co-authors, and adding them.
import type { Context } from '../../../context.ts';
import {
  Arg,
  Auth,
  Ctx,
  FieldResolver,
  guarded,
  ID,
  Input,
  input,
  InputType,
  ListSize,
  Logged,
  maybe,
  Mutation,
  ObjectType,
  one,
  output,
  Resolver,
} from '../../../graphql/declare.ts';
import { Limited } from '../../accounts/limits/limited.ts';
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
class LookUpAuthorInput extends input({ code: one(String, 'The exact person code.') }) {}

@Auth()
@ObjectType()
class LookUpAuthorPayload extends output({
  author: one(() => Person, 'The person whose code it is: name and unit, nothing else.'),
  ticket: one(String, TICKET),
}) {}

@Auth()
@ObjectType({ description: 'Someone the viewer has written with.' })
class CoAuthor extends output({
  author: guarded(() => ContributionAuthor, 'As last entered in one of the viewer’s own manuscripts.'),
  ticket: maybe(String, `${TICKET} Null for those typed in by hand.`),
}) {}

@InputType()
class AddRegisteredAuthorInput extends input({
  contributionId: one(ID),
  code: maybe(String, 'The exact person code; counts as a look-up.'),
  ticket: maybe(String, 'Or the ticket of a look-up.'),
  company: maybe(String, 'The main workplace of the person when not said.'),
}) {}

@Resolver()
export class RegisteredAuthorResolver {
  @Auth({ roles: ['AUTHOR'] })
  @Logged({})
  @Limited({ inService: [contributionsLimits['personCode:user']] })
  @Mutation(
    LookUpAuthorPayload,
    'Finds name and unit of a person by their exact code; twenty an hour. It is a mutation because each look is counted and logged. Errors: NOT_FOUND at code, INVALID_INPUT at code, RATE_LIMITED.',
  )
  async lookUpAuthor(@Ctx() ctx: Context, @Input(LookUpAuthorInput) { code }: LookUpAuthorInput) {
    return await registered.lookUpAuthor(ctx, code);
  }

  @Auth()
  @Logged({ object: 'contributionId' })
  @Limited({ inService: [contributionsLimits['personCode:user']] })
  @Mutation(
    SaveContributionAuthorPayload,
    `Adds a person with an account behind the other authors. Errors: ${EDIT_ERRORS}, NOT_FOUND at code, INVALID_INPUT at code or company, TOO_MANY_AUTHORS, RATE_LIMITED.`,
  )
  async addRegisteredAuthor(@Ctx() ctx: Context, @Input(AddRegisteredAuthorInput) input: AddRegisteredAuthorInput) {
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
