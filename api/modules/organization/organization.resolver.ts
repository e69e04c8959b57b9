// Role records and the navigation of the current one.
import { landingPath } from '../../../shared/screens.ts';
import { wordsIn } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Int, ListSize, many, ObjectType, one, output, Resolver, Root } from '../../graphql/declare.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { navigation } from './organization.service.ts';
import { Role } from './role.entity.ts';

@Auth()
@ObjectType({ description: 'A screen in the navigation.' })
class NavigationItem extends output({ name: one(String, 'In the reader’s language.'), url: one(String, 'Path below /main.') }) {}

@Auth()
@ObjectType({ description: 'A group of screens as the navigation of the current role shows it.' })
class NavigationGroup extends output({
  name: one(String, 'In the reader’s language.'),
  items: many(() => NavigationItem, 'The screens of the group, in their order.', ListSize(100, 10)),
}) {}

@Resolver(() => ViewerType)
export class NavigationResolver {
  @ListSize(20)
  @FieldResolver(() => [NavigationGroup], { description: 'The screens that the current role shows in its navigation, by groups.' })
  async navigation(@Ctx() ctx: Context): Promise<NavigationGroup[]> {
    return await navigation(ctx);
  }
}

@Resolver(() => Role)
export class RoleResolver {
  @FieldResolver(() => Int, { description: 'Legacy number of the kind: 1 author … 10 associate editor-in-chief.' })
  number(@Root() role: Role): number {
    return role.kind;
  }

  @FieldResolver(() => String, { description: 'In the reader’s language.' })
  name(@Root() role: Role, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, role.nameZh, role.nameEn);
  }

  @FieldResolver(() => String, {
    description: 'Where this role lands after sign-in: the page of its kind, or the first of its menu where it lacks that.',
  })
  async landingPath(@Root() { id, kind }: Role, @Ctx() ctx: Context): Promise<string> {
    const usual = landingPath[kind];
    if (ctx.viewer?.roleId !== id || ctx.viewer.allowedPaths.includes(usual.replace('/main/', ''))) return usual;
    const [first] = (await navigation(ctx)).flatMap(({ items }) => items);
    return first ? `/main/${first.url}` : usual;
  }
}
