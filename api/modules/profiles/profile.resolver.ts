// The viewer's own profile.
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { ViewerType } from '../accounts/accounts.types.ts';
import { isComplete, profileOf } from './profile.service.ts';

@Resolver(() => ViewerType)
export class ViewerProfileResolver {
  @FieldResolver(() => [String], { description: 'Units the viewer works at, the main one first; the first author chooses among them.' })
  async workplaces(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<string[]> {
    return (await ctx.loaders.of(ctx, profileOf).load(viewer.id))?.workplaces ?? [];
  }

  @FieldResolver(() => Boolean, { description: 'Whether the personal information is complete enough to submit.' })
  async isProfileComplete(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<boolean> {
    const profile = await ctx.loaders.of(ctx, profileOf).load(viewer.id);
    return profile !== null && isComplete(profile);
  }
}
