// Inputs and payloads of the screen where the publisher's links are kept.
import { Auth, describedEnum, ID, input, InputType, Int, many, ObjectType, one, output } from '../../../graphql/declare.ts';
import { PublisherLink, PublisherLinkKind } from '../publisher-link.entity.ts';

describedEnum(PublisherLinkKind, 'PublisherLinkKind', 'What a link of the publisher’s leads to.', {
  FRIEND: 'A house that is a friend.',
  PRODUCT: 'A product of the publisher’s.',
});

@InputType()
export class AddPublisherLinkInput extends input({
  kind: one(() => PublisherLinkKind, 'Among which it stands, behind the others.'),
  nameZh: one(String, 'Name in Chinese.'),
  nameEn: one(String, 'Name in English.'),
  url: one(String, 'An address by https.'),
}) {}

@InputType()
export class SavePublisherLinkInput extends input({
  publisherLinkId: one(ID, 'The link to replace.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  nameZh: one(String, 'Name in Chinese.'),
  nameEn: one(String, 'Name in English.'),
  url: one(String, 'An address by https.'),
}) {}

@InputType()
export class DeletePublisherLinkInput extends input({ publisherLinkId: one(ID, 'The link to delete.') }) {}

@InputType()
export class SortPublisherLinksInput extends input({
  kind: one(() => PublisherLinkKind, 'Which links.'),
  publisherLinkIds: many(ID, 'All of that kind, in their new order.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class PublisherLinkPayload extends output({ publisherLink: one(() => PublisherLink, 'As it is now.') }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class DeletePublisherLinkPayload extends output({
  deletedPublisherLinkId: one(ID, 'The id that stands for nothing from now on.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SortPublisherLinksPayload extends output({
  publisherLinks: many(() => PublisherLink, 'Those of the kind, in their order.'),
}) {}
