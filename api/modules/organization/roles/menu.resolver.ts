// A node of the menu tree, as administrators give it to role records.
import { Ctx, FieldResolver, Int, Resolver, Root } from '../../../graphql/declare.ts';
import { wordsIn } from '../../../../shared/messages.ts';
import type { Context } from '../../../context.ts';
import { Menu } from '../menu.entity.ts';

@Resolver(() => Menu)
export class MenuResolver {
  @FieldResolver(() => Int, { description: 'The number by which scripts of the old system know it.' })
  number(@Root() { id }: Menu): number {
    return id;
  }

  @FieldResolver(() => String, { description: 'In the reader’s language.' })
  name(@Root() { nameZh, nameEn }: Menu, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, nameZh, nameEn);
  }
}
