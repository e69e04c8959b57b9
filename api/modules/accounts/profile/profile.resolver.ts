// The viewer's own personal information, and saving it.
import { signedIn, type Context } from '../../../context.ts';
import { Auth, Ctx, DateTime, FieldResolver, Input, ListSize, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { ViewerType, viewerOf } from '../viewer/accounts.types.ts';
import { User } from '../viewer/user.entity.ts';
import { nameOf, PersonName } from '../../names/names.types.ts';
import { Region } from '../../reference/region.entity.ts';
import { regionPath } from '../../reference/region.service.ts';
import { Profile } from './profile.entity.ts';
import { SaveOwnNameInput, SaveOwnNamePayload, SaveProfileInput, SaveProfilePayload } from './profile.inputs.ts';
import { isComplete, profileOf, saveOwnName, saveProfile } from './profile.service.ts';

@Resolver(() => ViewerType)
export class ViewerProfileResolver {
  @FieldResolver(() => PersonName, { description: 'One’s name in parts, as one said them or as `realName` offers them.' })
  name(@Root() viewer: ViewerType): PersonName {
    return nameOf(viewer.realName, viewer.nameParts);
  }

  @FieldResolver(() => Profile, { nullable: true, description: 'Null when nothing has been filled in yet.' })
  async profile(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<Profile | null> {
    return await ctx.loaders.of(ctx, profileOf).load(viewer.id);
  }

  @FieldResolver(() => DateTime, { description: 'Since when there is the account.' })
  async createdAt(@Root() viewer: ViewerType, @Ctx() ctx: Context): Promise<Date> {
    return (await ctx.em.findOneOrFail(User, viewer.id)).createdAt;
  }

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

@Resolver(() => Profile)
export class ProfileResolver {
  @ListSize(5)
  @FieldResolver(() => [Region], { description: 'Where the person lives: province, city, county, as many as there are.' })
  async regionPath(@Root() profile: Profile, @Ctx() ctx: Context): Promise<Region[]> {
    return profile.region ? await regionPath(ctx, profile.region.code) : [];
  }

  @Auth()
  @Logged({ result: 'profile' })
  @Mutation(SaveProfilePayload, 'Saves the viewer’s personal information as a whole. Errors: CONFLICT, INVALID_INPUT at the field.')
  async saveProfile(@Ctx() ctx: Context, @Input(SaveProfileInput) input: SaveProfileInput) {
    return { profile: await saveProfile(ctx, input), viewer: viewerOf(signedIn(ctx)) };
  }

  @Auth()
  @Logged({})
  @Mutation(
    SaveOwnNamePayload,
    'Says what of one’s `realName` is the family name, and how the name is written in Latin letters. Errors: INVALID_INPUT at the part, or at `name` where the parts hold other letters than `realName`, which an administrator changes; CONFLICT where that has just happened.',
  )
  async saveOwnName(@Ctx() ctx: Context, @Input(SaveOwnNameInput) input: SaveOwnNameInput) {
    const nameParts = await saveOwnName(ctx, input.name);
    return { viewer: viewerOf({ ...signedIn(ctx), nameParts }) };
  }
}
