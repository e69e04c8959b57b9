// In which other roles of theirs a person may open a page: asked where the current one may not (decision 77).
import { Args, args, ArgsType, Ctx, FieldResolver, ID, Info, ListSize, maybe, one, Resolver, Root } from '../../../graphql/declare.ts';
import { execute, parse, type GraphQLResolveInfo } from 'graphql';
import { Loaders, signedIn, type Context, type ViewerSession } from '../../../context.ts';
import { Role } from '../../organization/role.entity.ts';
import { ViewerType } from './accounts.types.ts';
import { accountOf } from './viewer.loader.ts';
import { viewerInRole } from './viewer.service.ts';

const FIND = parse('query OpeningRole($id: ID!) { node(id: $id) { id } }');

@ArgsType()
class OpenedPageArgs extends args({
  path: one(String, 'The path of the page, below /main.'),
  id: maybe(ID, 'The id of what the page shows.'),
}) {}

@Resolver(() => ViewerType)
export class OpeningRolesResolver {
  @ListSize(100, 10)
  @FieldResolver(() => [Role], {
    description:
      'Other roles of the viewer whose menu has the page and, where an id is given, in which node(id) is found; none for API tokens, which have one role.',
  })
  async rolesThatOpen(
    @Root() viewer: ViewerType,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => OpenedPageArgs) { path, id }: OpenedPageArgs,
  ): Promise<Role[]> {
    const { roleId, sessionId } = signedIn(ctx);
    if (sessionId === null) return [];
    const { roles } = await ctx.loaders.of(ctx, accountOf).load(viewer.id);
    const others = roles.getItems().filter((role) => role.id !== roleId);
    const opening: Role[] = [];
    for (const role of others.sort((a, b) => a.id - b.id)) {
      const there = await viewerInRole(ctx.em, viewer.id, role.id);
      if (there?.allowedPaths.includes(path) && (id == null || (await isFound(ctx, info, there, id)))) opening.push(role);
    }
    return opening;
  }
}

/** Asked of the schema that is being answered, so that no rule is written twice. */
async function isFound(ctx: Context, { schema }: GraphQLResolveInfo, viewer: ViewerSession, id: string): Promise<boolean> {
  const { data } = await execute({
    schema,
    document: FIND,
    variableValues: { id },
    contextValue: { ...ctx, viewer, loaders: new Loaders() },
  });
  return data?.['node'] != null;
}
