// A link at the foot of public pages (S2 §7 index/link): to houses that are friends, or to the publisher's products.
import type { Opt } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Auth, Field, Int, ObjectType } from '../../graphql/declare.ts';
import { Node } from '../../graphql/node.ts';

export const PublisherLinkKind = { FRIEND: 'friend', PRODUCT: 'product' } as const;
export type PublisherLinkKindId = (typeof PublisherLinkKind)[keyof typeof PublisherLinkKind];

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('PublisherLink', {
  implements: Node,
  description: 'A link at the foot of public pages, in both languages, as its editors see it.',
})
@Entity({ tableName: 'publisher_link' })
@Check({ name: 'publisher_link_url_check', expression: `url ~* '^https://[^[:space:]/?#@]+([/?#][^[:space:]]*)?$'` })
export class PublisherLink {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Field(() => PublisherLinkKind, { description: 'Among which links it stands.' })
  @Property({ type: 'text' })
  kind!: PublisherLinkKindId;

  @Field(() => String, { description: 'What Chinese readers see.' })
  @Property({ type: 'text' })
  nameZh!: string;

  @Field(() => String, { description: 'What English readers see.' })
  @Property({ type: 'text' })
  nameEn!: string;

  /** https alone. */
  @Field(() => String, { description: 'Where it leads: an address by https.' })
  @Property({ type: 'text' })
  url!: string;

  /** Place among those of its kind. */
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Int, { description: 'Counts its changes: a save on top of another’s is refused.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
