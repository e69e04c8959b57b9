// What a journal is published as, for all who know it; its publication settings, and copies of the house's, for operations.
import type { Context } from '../../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Resolver, Root } from '../../../graphql/declare.ts';
import { decodeId } from '../../../graphql/node.ts';
import { PublisherSettings } from '../../publisher/publisher-settings.entity.ts';
import { publisherSettings } from '../../publisher/publisher.service.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { publicationKindOf } from '../publication-kind.ts';
import { copiesOf, copyDefaults, publicationOf, savePublication } from './publication.service.ts';
import {
  ColloquiumPublication,
  CopyPublicationDefaultsInput,
  CopyPublicationDefaultsPayload,
  PublicationCopy,
  PublicationKind,
  SaveColloquiumPublicationInput,
  SaveColloquiumPublicationPayload,
} from './publication.types.ts';

@Resolver(() => Colloquium)
export class ColloquiumPublicationResolver {
  @FieldResolver(() => PublicationKind, { description: 'What its issues are: of a journal, books of a series, or proceedings.' })
  publicationKind(@Root() colloquium: Colloquium): keyof typeof PublicationKind {
    return publicationKindOf(colloquium);
  }

  @Auth({ policy: 'managedColloquium.manage' })
  @FieldResolver(() => ColloquiumPublication, { nullable: true, description: 'For operations whose departments hold it.' })
  async publication(@Root() colloquium: Colloquium): Promise<ColloquiumPublication> {
    return await publicationOf(colloquium);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({
    object: 'colloquiumId',
    params: [
      'kind',
      'issn',
      'eissn',
      'cn',
      'publisher',
      'publisherPlace',
      'copyrightHolder',
      'licence',
      'doiPrefix',
      'doiPattern',
      'articleUrlPattern',
      'depositor',
      'registrant',
    ],
  })
  @Mutation(
    SaveColloquiumPublicationPayload,
    'Replaces the publication settings of a journal or conference. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field, of a column at columns.<n>.',
  )
  async saveColloquiumPublication(
    @Ctx() ctx: Context,
    @Input(SaveColloquiumPublicationInput) { colloquiumId, ...input }: SaveColloquiumPublicationInput,
  ) {
    return { colloquium: await savePublication(ctx, decodeId('Colloquium', colloquiumId), input) };
  }
}

@Resolver(() => PublisherSettings)
export class PublicationCopiesResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @ListSize(1000, 10)
  @FieldResolver(() => [PublicationCopy], {
    nullable: true,
    description: 'The journals and conferences of the viewer’s departments that a copy of these settings would change, by number.',
  })
  async publicationCopies(
    @Ctx() ctx: Context,
    @Arg('overwrites', () => Boolean, {
      description: 'Whether what a journal says otherwise would be replaced; else only what is empty is filled.',
    })
    overwrites: boolean,
  ): Promise<PublicationCopy[]> {
    return await copiesOf(ctx, overwrites);
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ params: ['overwrites'] })
  @Mutation(
    CopyPublicationDefaultsPayload,
    'Copies what the house says about publication to these journals, to all or none. Errors: NOT_FOUND, CONFLICT where something has been saved since it was looked at.',
  )
  async copyPublicationDefaults(
    @Ctx() ctx: Context,
    @Input(CopyPublicationDefaultsInput) { version, overwrites, copies }: CopyPublicationDefaultsInput,
  ) {
    const to = copies.map(({ colloquiumId, version: seen }) => ({ id: decodeId('Colloquium', colloquiumId), version: seen }));
    const colloquiums = await copyDefaults(ctx, { version, overwrites, to });
    return { publisherSettings: await publisherSettings(ctx), colloquiums };
  }
}
