// People as administrators see them, and the roles they may be given.
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { Auth, Ctx, FieldResolver, Int, ListSize, Resolver, Root } from '../../graphql/declare.ts';
import { Role } from '../organization/role.entity.ts';
import { MailCode } from '../accounts/registration/mail-code.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { factsToChange, versionOf } from './people.load.ts';
import { phoneOf } from './phone.loader.ts';
import { rolesToGive } from '../organization/roles/reach.ts';
import { isShown } from '../organization/roles/roles-shown.ts';
import { userPolicy } from './user.policy.ts';

const askedEmailOf = defineLoader<number, string | null>(async (ctx, ids) => {
  const open = { kind: 'EMAIL_CHANGE', usedAt: null, expiresAt: { $gt: ctx.clock.now() } } as const;
  const codes = await ctx.em.find(MailCode, { ...open, user: { $in: [...ids] } });
  const asked = new Map(codes.map(({ user, email }) => [user.id, email]));
  return ids.map((id) => asked.get(id) ?? null);
});

@Resolver(() => User)
export class UserResolver {
  @ListSize(100, 10)
  @FieldResolver(() => [Role], {
    description: 'Without that of reviewers for an administrator who has handed in a manuscript: a new one would tell who reviews it.',
  })
  async roles(@Root() { roles }: User, @Ctx() ctx: Context): Promise<Role[]> {
    return (await roles.loadItems()).filter((role) => isShown(signedIn(ctx), role)).sort((a, b) => a.id - b.id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The telephone number of the personal information.' })
  async mobile(@Root() { id }: User, @Ctx() ctx: Context): Promise<string | null> {
    return (await ctx.loaders.of(ctx, phoneOf).load(id))?.phone ?? null;
  }

  @FieldResolver(() => Int, { description: 'Send it along with a save: CONFLICT when somebody was quicker.' })
  async version(@Root() user: User, @Ctx() ctx: Context): Promise<number> {
    return versionOf(user, await ctx.loaders.of(ctx, phoneOf).load(user.id));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the person has shown that the mailbox is theirs: what others write down for the address is theirs only then.',
  })
  hasConfirmedAddress(@Root() { addressConfirmedAt }: User): boolean {
    return Boolean(addressConfirmedAt);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The address to which the account moves once its mailbox has confirmed by the letter that it was sent (decision 63).',
  })
  async askedEmail(@Root() { id }: User, @Ctx() ctx: Context): Promise<string | null> {
    return await ctx.loaders.of(ctx, askedEmailOf).load(id);
  }

  @FieldResolver(() => Boolean, { description: 'False: the person holds a role or an office beyond what the viewer could give.' })
  async viewerCanChange(@Root() user: User, @Ctx() ctx: Context): Promise<boolean> {
    return userPolicy.change(signedIn(ctx), await factsToChange(ctx, user)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'Disabling and deleting: not oneself.' })
  async viewerCanEnd(@Root() user: User, @Ctx() ctx: Context): Promise<boolean> {
    return userPolicy.end(signedIn(ctx), await factsToChange(ctx, user)) === null;
  }
}

@Resolver(() => ViewerType)
export class RolesToGiveResolver {
  @Auth({ roles: ['ADMINISTRATOR'] })
  @ListSize(1000, 10)
  @FieldResolver(() => [Role], { nullable: true, description: 'Role records that the viewer may give to people.' })
  async rolesToGive(@Ctx() ctx: Context): Promise<Role[]> {
    return await ctx.em.find(Role, { id: { $in: await rolesToGive(ctx) } }, { orderBy: { id: 'asc' } });
  }
}
