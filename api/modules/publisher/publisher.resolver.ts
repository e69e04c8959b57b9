// The publisher's own texts and video guides: for readers among the public settings, for their editors as rows.
import type { Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  Input,
  ListSize,
  Logged,
  maybe,
  Mutation,
  ObjectType,
  one,
  output,
  Query,
  Resolver,
} from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { PublicSettings } from '../reference/public-settings.types.ts';
import { PublisherText, PublisherTextKind } from './publisher-text.entity.ts';
import { SavePublisherTextInput, SaveVideoGuideInput } from './publisher.inputs.ts';
import { allGuides, allTexts, saveGuide, saveText, textForReader } from './publisher.service.ts';
import { VideoGuide, VideoGuideAudience } from './video-guide.entity.ts';

@ObjectType({ description: 'A text of the publisher in the reader’s language. Plain; lines that begin with `1.` or `-` are lists.' })
class PublicText extends output({ title: one(String, 'What stands above it.'), body: one(String, 'The text itself.') }) {}

@ObjectType({ description: 'A video guide in the reader’s language.' })
class PublicVideoGuide extends output({
  audience: one(() => VideoGuideAudience, 'Whom it is made for.'),
  title: one(String, 'What it shows.'),
  url: maybe(String, 'In the other language when there is none in this one; null while there is none at all.'),
}) {}

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType()
class SavePublisherTextPayload extends output({ publisherText: one(() => PublisherText, 'As it is now.') }) {}

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType()
class SaveVideoGuidePayload extends output({ videoGuide: one(() => VideoGuide, 'As it is now.') }) {}

@Resolver(() => PublicSettings)
export class PublicTextsResolver {
  @FieldResolver(() => PublicText, { description: 'What authors read on the sign-in page.' })
  async authorInstructions(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.AUTHOR_INSTRUCTIONS);
  }

  @FieldResolver(() => PublicText, { description: 'What an author agrees to before handing in.' })
  async submissionStatement(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.SUBMISSION_STATEMENT);
  }

  @FieldResolver(() => PublicText, { description: 'What is asked of the files of a manuscript.' })
  async submissionRules(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.SUBMISSION_RULES);
  }

  @FieldResolver(() => PublicText, { description: 'Whom to ask.' })
  async contact(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.CONTACT);
  }

  @ListSize(100, 10)
  @FieldResolver(() => [PublicVideoGuide], { description: 'For authors, editors and editors-in-chief, in this order.' })
  async videoGuides(@Ctx() ctx: Context): Promise<PublicVideoGuide[]> {
    const isEnglish = ctx.language === 'en-US';
    return (await allGuides(ctx)).map(({ audience, titleZh, titleEn, urlZh, urlEn }) => ({
      audience,
      title: isEnglish ? titleEn : titleZh,
      url: (isEnglish ? (urlEn ?? urlZh) : (urlZh ?? urlEn)) ?? null,
    }));
  }
}

@Resolver()
export class PublisherTextsResolver {
  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @ListSize(20)
  @Query(() => [PublisherText], {
    nullable: true,
    description: 'The publisher’s texts in both languages, for those who edit them; readers get them from publicSettings.',
  })
  async publisherTexts(@Ctx() ctx: Context): Promise<PublisherText[]> {
    return await allTexts(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @ListSize(100, 10)
  @Query(() => [VideoGuide], {
    nullable: true,
    description: 'The video guides in both languages, for those who edit them; readers get them from publicSettings.',
  })
  async videoGuides(@Ctx() ctx: Context): Promise<VideoGuide[]> {
    return await allGuides(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Logged({ object: 'publisherTextId' })
  @Mutation(
    SavePublisherTextPayload,
    'Replaces a text of the publisher’s as a whole. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field.',
  )
  async savePublisherText(
    @Ctx() ctx: Context,
    @Input(SavePublisherTextInput) { publisherTextId, version, ...values }: SavePublisherTextInput,
  ) {
    return { publisherText: await saveText(ctx, decodeId('PublisherText', publisherTextId), version, values) };
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Logged({ object: 'videoGuideId', params: ['urlZh', 'urlEn'] })
  @Mutation(SaveVideoGuidePayload, 'Replaces a video guide as a whole. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field.')
  async saveVideoGuide(@Ctx() ctx: Context, @Input(SaveVideoGuideInput) { videoGuideId, version, ...values }: SaveVideoGuideInput) {
    return { videoGuide: await saveGuide(ctx, decodeId('VideoGuide', videoGuideId), version, values) };
  }
}
