// A link at the foot of public pages (S2 §7 index/link): to houses that are friends, or to the publisher's products.
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const PublisherLinkKind = { FRIEND: 'friend', PRODUCT: 'product' } as const;
export type PublisherLinkKindId = (typeof PublisherLinkKind)[keyof typeof PublisherLinkKind];

@Entity({ tableName: 'publisher_link' })
export class PublisherLink {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'text' })
  kind!: PublisherLinkKindId;

  @Property({ type: 'text' })
  nameZh!: string;

  @Property({ type: 'text' })
  nameEn!: string;

  /** https alone. */
  @Property({ type: 'text' })
  url!: string;

  /** Place among those of its kind. */
  @Property({ type: 'integer' })
  position!: number;
}
