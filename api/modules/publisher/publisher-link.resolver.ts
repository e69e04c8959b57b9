// The links of the publisher, for readers of a public page. The operations centre keeps them (links/).
import { wordsIn } from '../../../shared/messages.ts';
import { defineLoader, type Context } from '../../context.ts';
import { PublicSettings } from '../reference/public-settings.types.ts';
import { PublisherLink, PublisherLinkKind, type PublisherLinkKindId } from './publisher-link.entity.ts';
import { Ctx, FieldResolver, ListSize, ObjectType, one, output, Resolver } from '../../graphql/declare.ts';

@ObjectType({ description: 'A link of the publisher’s in the reader’s language.' })
class PublicLink extends output({
  name: one(String, 'What the link is called.'),
  url: one(String, 'Where it leads: an address by https.'),
}) {}

/** One statement for both kinds. */
const linksOfKind = defineLoader<PublisherLinkKindId, PublicLink[]>(async (ctx, kinds) => {
  const links = await ctx.em.find(PublisherLink, { kind: { $in: [...kinds] } }, { orderBy: { position: 'asc', id: 'asc' } });
  return kinds.map((kind) =>
    links.filter((link) => link.kind === kind).map(({ nameZh, nameEn, url }) => ({ name: wordsIn(ctx.language, nameZh, nameEn), url })),
  );
});

@Resolver(() => PublicSettings)
export class PublicLinksResolver {
  @ListSize(1000, 10)
  @FieldResolver(() => [PublicLink], { description: 'Houses that the publisher is friends with, in its order.' })
  async friendLinks(@Ctx() ctx: Context): Promise<PublicLink[]> {
    return await ctx.loaders.of(ctx, linksOfKind).load(PublisherLinkKind.FRIEND);
  }

  @ListSize(1000, 10)
  @FieldResolver(() => [PublicLink], { description: 'The publisher’s products, in its order.' })
  async productLinks(@Ctx() ctx: Context): Promise<PublicLink[]> {
    return await ctx.loaders.of(ctx, linksOfKind).load(PublisherLinkKind.PRODUCT);
  }
}
