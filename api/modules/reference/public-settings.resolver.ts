// Settings for the sign-in page, before the viewer is known: names, the mode and, in demo and development, the accounts to try.
import { Ctx, Query, Resolver } from '../../graphql/declare.ts';
import { RoleKind } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { isForTrying } from '../../env.ts';
import { DEMO_DOMAIN, DEMO_PASSWORD, demoPeople } from '../../demo/people.ts';
import { messageText, wordsIn } from '../../../shared/messages.ts';
import { Role } from '../organization/role.entity.ts';
import { PublicSettings, type DemoAccount } from './public-settings.types.ts';

@Resolver()
export class PublicSettingsResolver {
  @Query(() => PublicSettings, { description: 'What everybody may read without signing in: names, texts, links, a maintenance.' })
  async publicSettings(@Ctx() ctx: Context): Promise<PublicSettings> {
    return {
      productName: messageText(ctx.language, 'product.name'),
      publisherName: messageText(ctx.language, 'product.publisher'),
      mode: ctx.env.MODE,
      demoAccounts: isForTrying(ctx.env) ? await demoAccounts(ctx) : [],
    };
  }
}

async function demoAccounts(ctx: Context): Promise<DemoAccount[]> {
  const roles = await ctx.em.find(Role, { isSeeded: true });
  const nameOf = new Map(roles.map((role) => [role.kind, wordsIn(ctx.language, role.nameZh, role.nameEn)]));
  return demoPeople.map((person) => ({
    account: `${person.account}@${DEMO_DOMAIN}`,
    password: DEMO_PASSWORD,
    name: person.realName,
    roles: person.roles.map((code) => nameOf.get(RoleKind[code]) ?? code),
  }));
}
