// The publisher's own texts and video guides: for readers among the public settings, for their editors as rows.
import { Arg, Ctx, Field, FieldResolver, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { Logged } from '../../graphql/mutation.ts';
import { decodeId } from '../../graphql/node.ts';
import { PublicSettings } from '../reference/public-settings.types.ts';
import { PublisherText, PublisherTextKind } from './publisher-text.entity.ts';
import { SavePublisherTextInput, SaveVideoGuideInput } from './publisher.inputs.ts';
import { allGuides, allTexts, saveGuide, saveText, textForReader } from './publisher.service.ts';
import { VideoGuide, VideoGuideAudience, type VideoGuideAudienceId } from './video-guide.entity.ts';

@ObjectType({ description: 'A text of the publisher in the reader’s language. Plain; lines that begin with `1.` or `-` are lists.' })
export class PublicText {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  body!: string;
}

@ObjectType({ description: 'A video guide in the reader’s language.' })
export class PublicVideoGuide {
  @Field(() => VideoGuideAudience)
  audience!: VideoGuideAudienceId;

  @Field(() => String)
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'In the other language when there is none in this one; null while there is none at all.',
  })
  url!: string | null;
}

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType()
export class SavePublisherTextPayload {
  @Field(() => PublisherText)
  publisherText!: PublisherText;
}

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType()
export class SaveVideoGuidePayload {
  @Field(() => VideoGuide)
  videoGuide!: VideoGuide;
}

@Resolver(() => PublicSettings)
export class PublicTextsResolver {
  @FieldResolver(() => PublicText)
  async authorInstructions(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.AUTHOR_INSTRUCTIONS);
  }

  @FieldResolver(() => PublicText)
  async submissionStatement(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.SUBMISSION_STATEMENT);
  }

  @FieldResolver(() => PublicText)
  async submissionRules(@Ctx() ctx: Context): Promise<PublicText> {
    return await textForReader(ctx, PublisherTextKind.SUBMISSION_RULES);
  }

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
  @Query(() => [PublisherText], { nullable: true })
  async publisherTexts(@Ctx() ctx: Context): Promise<PublisherText[]> {
    return await allTexts(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Query(() => [VideoGuide], { nullable: true })
  async videoGuides(@Ctx() ctx: Context): Promise<VideoGuide[]> {
    return await allGuides(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Logged({ object: 'publisherTextId' })
  @Mutation(() => SavePublisherTextPayload, {
    nullable: true,
    description: 'Replaces a text of the publisher’s as a whole. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field.',
  })
  async savePublisherText(
    @Ctx() ctx: Context,
    @Arg('input', () => SavePublisherTextInput) { publisherTextId, version, ...values }: SavePublisherTextInput,
  ): Promise<SavePublisherTextPayload> {
    return { publisherText: await saveText(ctx, decodeId('PublisherText', publisherTextId), version, values) };
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Logged({ object: 'videoGuideId', params: ['urlZh', 'urlEn'] })
  @Mutation(() => SaveVideoGuidePayload, {
    nullable: true,
    description: 'Replaces a video guide as a whole. Errors: NOT_FOUND, CONFLICT, INVALID_INPUT at the field.',
  })
  async saveVideoGuide(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveVideoGuideInput) { videoGuideId, version, ...values }: SaveVideoGuideInput,
  ): Promise<SaveVideoGuidePayload> {
    return { videoGuide: await saveGuide(ctx, decodeId('VideoGuide', videoGuideId), version, values) };
  }
}
