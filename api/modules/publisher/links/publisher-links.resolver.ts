// Friend and product links as the operations centre keeps them.
import type { Context } from '../../../context.ts';
import { Auth, Ctx, Input, ListSize, Logged, Mutation, Query, Resolver } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { PublisherLink } from '../publisher-link.entity.ts';
import { addLink, allLinks, deleteLink, saveLink, sortLinks } from './publisher-links.service.ts';
import {
  AddPublisherLinkInput,
  DeletePublisherLinkInput,
  DeletePublisherLinkPayload,
  PublisherLinkPayload,
  SavePublisherLinkInput,
  SortPublisherLinksInput,
  SortPublisherLinksPayload,
} from './publisher-links.types.ts';

@Resolver(() => PublisherLink)
export class PublisherLinksResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @ListSize(1000, 10)
  @Query(() => [PublisherLink], {
    nullable: true,
    description: 'The links at the foot of public pages, in both languages and their order.',
  })
  async publisherLinks(@Ctx() ctx: Context): Promise<PublisherLink[]> {
    return await allLinks(ctx);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ result: 'publisherLink', params: ['kind', 'nameZh', 'nameEn', 'url'] })
  @Mutation(PublisherLinkPayload, 'Adds a link behind the others of its kind. Errors: INVALID_INPUT at nameZh, nameEn or url.')
  async addPublisherLink(@Ctx() ctx: Context, @Input(AddPublisherLinkInput) { kind, ...values }: AddPublisherLinkInput) {
    return { publisherLink: await addLink(ctx, kind, values) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'publisherLinkId', params: ['nameZh', 'nameEn', 'url'] })
  @Mutation(PublisherLinkPayload, 'Replaces a link as a whole. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at nameZh, nameEn or url.')
  async savePublisherLink(
    @Ctx() ctx: Context,
    @Input(SavePublisherLinkInput) { publisherLinkId, version, ...values }: SavePublisherLinkInput,
  ) {
    return { publisherLink: await saveLink(ctx, decodeId('PublisherLink', publisherLinkId), version, values) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ object: 'publisherLinkId' })
  @Mutation(
    DeletePublisherLinkPayload,
    'Deletes a link; one that is gone already stays so. Errors: NOT_FOUND for the id of something else.',
  )
  async deletePublisherLink(@Ctx() ctx: Context, @Input(DeletePublisherLinkInput) { publisherLinkId }: DeletePublisherLinkInput) {
    await deleteLink(ctx, decodeId('PublisherLink', publisherLinkId));
    return { deletedPublisherLinkId: publisherLinkId };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ params: ['kind', 'publisherLinkIds'] })
  @Mutation(SortPublisherLinksPayload, 'Puts the links of a kind in order. Errors: CONFLICT when one was added or deleted meanwhile.')
  async sortPublisherLinks(@Ctx() ctx: Context, @Input(SortPublisherLinksInput) { kind, publisherLinkIds }: SortPublisherLinksInput) {
    const ids = publisherLinkIds.map((id) => decodeId('PublisherLink', id));
    return { publisherLinks: await sortLinks(ctx, kind, ids) };
  }
}
