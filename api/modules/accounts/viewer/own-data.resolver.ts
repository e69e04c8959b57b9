// A copy of everything that is kept about the viewer.
import { execute, parse, validate, type GraphQLResolveInfo } from 'graphql';
import { type Context, Loaders } from '../../../context.ts';
import { Auth, Ctx, Info, Logged, Mutation, ObjectType, one, output, Resolver } from '../../../graphql/declare.ts';
import { Limited } from '../limits/limited.ts';
import { ownData, type Ask } from './own-data.service.ts';
import { accountsLimits } from '../accounts.doors.ts';

@Auth()
@ObjectType()
class CopyOwnDataPayload extends output({ json: one(String, 'A JSON document, to be kept as a file.') }) {}

/** Runs documents in process against the schema that is being answered: every rule is asked as for the person's own screens. */
function asker(ctx: Context, { schema }: GraphQLResolveInfo): Ask {
  return async <Data>(text: string, variableValues: Record<string, unknown>, viewer: Context['viewer']): Promise<Data> => {
    const document = parse(text);
    const [problem] = validate(schema, document);
    if (problem) throw problem;
    const { data, errors } = await execute({ schema, document, variableValues, contextValue: { ...ctx, viewer, loaders: new Loaders() } });
    if (errors?.[0]) throw errors[0];
    // The documents and the types of their answers stand side by side in own-data.service.ts.
    return data as Data;
  };
}

@Resolver()
export class OwnDataResolver {
  @Auth()
  @Logged({})
  @Limited({ inService: [accountsLimits['ownData:user']] })
  @Mutation(
    CopyOwnDataPayload,
    'Copies what is kept about the viewer: account, sign-ins, manuscripts, reviews, messages, letters. Five a day. Errors: FORBIDDEN to API tokens, RATE_LIMITED.',
  )
  async copyOwnData(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return { json: JSON.stringify(await ownData(ctx, asker(ctx, info)), null, 2) };
  }
}
