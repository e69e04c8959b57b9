// The publisher's settings for who runs the house, and the site of the plagiarism check for the editors who open it.
import { Arg, Ctx, Field, FieldResolver, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Auth } from '../../graphql/auth.ts';
import { Logged } from '../../graphql/mutation.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { PublisherSettings } from './publisher-settings.entity.ts';
import { publisherSettings, saveSettings } from './publisher.service.ts';

@InputType()
export class SavePublisherSettingsInput {
  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'Begins with https://. Empty: no check can be started.' })
  checkSiteUrl!: string;
}

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType()
export class SavePublisherSettingsPayload {
  @Field(() => PublisherSettings)
  publisherSettings!: PublisherSettings;
}

@Resolver()
export class PublisherSettingsResolver {
  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Query(() => PublisherSettings, { nullable: true })
  async publisherSettings(@Ctx() ctx: Context): Promise<PublisherSettings> {
    return await publisherSettings(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Logged({ params: ['checkSiteUrl'] })
  @Mutation(() => SavePublisherSettingsPayload, {
    nullable: true,
    description: 'Replaces the publisher’s settings as a whole. Errors: CONFLICT, INVALID_INPUT at the field.',
  })
  async savePublisherSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => SavePublisherSettingsInput) { version, ...values }: SavePublisherSettingsInput,
  ): Promise<SavePublisherSettingsPayload> {
    return { publisherSettings: await saveSettings(ctx, version, values) };
  }
}

@Resolver(() => ViewerType)
export class CheckSiteResolver {
  @Auth({ roles: ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Where a plagiarism check that is started is made; null while the publisher names no site.',
  })
  async checkSiteUrl(@Ctx() ctx: Context): Promise<string | null> {
    return (await publisherSettings(ctx)).checkSiteUrl ?? null;
  }
}
