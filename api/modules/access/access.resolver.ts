// Role records and the navigation of the current one.
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { wordsIn } from '../../../shared/messages.ts';
import { landingPath } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { RoleKind } from './access.enums.ts';
import { navigation } from './access.service.ts';
import { Role } from './role.entity.ts';

@Auth()
@ObjectType()
export class NavigationItem {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Path below /main.' })
  url!: string;
}

@Auth()
@ObjectType()
export class NavigationGroup {
  @Field(() => String)
  name!: string;

  @Field(() => [NavigationItem])
  items!: NavigationItem[];
}

@Resolver(() => ViewerType)
export class NavigationResolver {
  @FieldResolver(() => [NavigationGroup])
  async navigation(@Ctx() ctx: Context): Promise<NavigationGroup[]> {
    return await navigation(ctx);
  }
}

@Resolver(() => Role)
export class RoleResolver {
  @FieldResolver(() => RoleKind)
  kind(@Root() role: Role): number {
    return role.kind;
  }

  @FieldResolver(() => Int, { description: 'Legacy number of the kind: 1 author … 10 associate editor-in-chief.' })
  number(@Root() role: Role): number {
    return role.kind;
  }

  @FieldResolver(() => String)
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
