// Inputs and payloads of the screen where the publisher's links are kept.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../../graphql/auth.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { PublisherLink, PublisherLinkKind, type PublisherLinkKindId } from '../publisher-link.entity.ts';

describedEnum(PublisherLinkKind, {
  name: 'PublisherLinkKind',
  description: 'What a link of the publisher’s leads to.',
  values: { FRIEND: 'A house that is a friend.', PRODUCT: 'A product of the publisher’s.' },
});

@InputType()
export class AddPublisherLinkInput {
  @Field(() => PublisherLinkKind, { description: 'Among which it stands, behind the others.' })
  kind!: PublisherLinkKindId;

  @Field(() => String, { description: 'Name in Chinese.' })
  nameZh!: string;

  @Field(() => String, { description: 'Name in English.' })
  nameEn!: string;

  @Field(() => String, { description: 'An address by https.' })
  url!: string;
}

@InputType()
export class SavePublisherLinkInput {
  @Field(() => ID, { description: 'The link to replace.' })
  publisherLinkId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'Name in Chinese.' })
  nameZh!: string;

  @Field(() => String, { description: 'Name in English.' })
  nameEn!: string;

  @Field(() => String, { description: 'An address by https.' })
  url!: string;
}

@InputType()
export class DeletePublisherLinkInput {
  @Field(() => ID, { description: 'The link to delete.' })
  publisherLinkId!: string;
}

@InputType()
export class SortPublisherLinksInput {
  @Field(() => PublisherLinkKind, { description: 'Which links.' })
  kind!: PublisherLinkKindId;

  @Field(() => [ID], { description: 'All of that kind, in their new order.' })
  publisherLinkIds!: string[];
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class PublisherLinkPayload {
  @Field(() => PublisherLink, { description: 'As it is now.' })
  publisherLink!: PublisherLink;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class DeletePublisherLinkPayload {
  @Field(() => ID, { description: 'The id that stands for nothing from now on.' })
  deletedPublisherLinkId!: string;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SortPublisherLinksPayload {
  @Field(() => [PublisherLink], { description: 'Those of the kind, in their order.' })
  publisherLinks!: PublisherLink[];
}
