// The publisher's settings for the staff who run the house, and the site of the plagiarism check for the editors who open it.
import type { Context } from '../../context.ts';
import {
  Auth,
  Ctx,
  FieldResolver,
  Input,
  input,
  InputType,
  Int,
  Logged,
  Mutation,
  ObjectType,
  one,
  output,
  Query,
  Resolver,
  Root,
} from '../../graphql/declare.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { PublisherSettings } from './publisher-settings.entity.ts';
import { houseValuesOf } from './publication-defaults.ts';
import { PublicationDefaults, PublicationDefaultsInput } from './publication-defaults.types.ts';
import { publisherSettings, saveCoAuthorYears, savePublicationDefaults, saveSettings } from './publisher.service.ts';

@InputType()
class SavePublisherSettingsInput extends input({
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  checkSiteUrl: one(String, 'Begins with https://. Empty: no check can be started.'),
}) {}

@InputType()
class SaveCoAuthorYearsInput extends input({
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  coAuthorYears: one(Int, '1 to 50.'),
}) {}

@InputType()
class SavePublicationDefaultsInput extends input(
  { version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.') },
  PublicationDefaultsInput,
) {}

@Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
@ObjectType()
class SavePublisherSettingsPayload extends output({ publisherSettings: one(() => PublisherSettings) }) {}

@Resolver(() => PublisherSettings)
export class PublisherSettingsResolver {
  @Auth({ roles: ['OPERATIONS'] })
  @FieldResolver(() => PublicationDefaults, { nullable: true, description: 'What a new journal begins with, for operations.' })
  publicationDefaults(@Root() settings: PublisherSettings): PublicationDefaults {
    return houseValuesOf(settings);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Query(() => PublisherSettings, {
    nullable: true,
    description: 'What holds for the whole publisher; for operations, and administrators.',
  })
  async publisherSettings(@Ctx() ctx: Context): Promise<PublisherSettings> {
    return await publisherSettings(ctx);
  }

  @Auth({ roles: ['ADMINISTRATOR', 'OPERATIONS'] })
  @Logged({ params: ['checkSiteUrl'] })
  @Mutation(SavePublisherSettingsPayload, 'Replaces the publisher’s settings as a whole. Errors: CONFLICT, INVALID_INPUT at the field.')
  async savePublisherSettings(@Ctx() ctx: Context, @Input(SavePublisherSettingsInput) { version, ...values }: SavePublisherSettingsInput) {
    return { publisherSettings: await saveSettings(ctx, version, values) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({ params: ['coAuthorYears'] })
  @Mutation(
    SavePublisherSettingsPayload,
    'For how many years co-authors count as a conflict of interest. Errors: CONFLICT, INVALID_INPUT at the field.',
  )
  async saveCoAuthorYears(@Ctx() ctx: Context, @Input(SaveCoAuthorYearsInput) { version, coAuthorYears }: SaveCoAuthorYearsInput) {
    return { publisherSettings: await saveCoAuthorYears(ctx, version, coAuthorYears) };
  }

  @Auth({ roles: ['OPERATIONS'] })
  @Logged({
    params: [
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
    SavePublisherSettingsPayload,
    'Replaces what a new journal begins with about publication; journals that exist keep theirs. Errors: CONFLICT, INVALID_INPUT at the field.',
  )
  async savePublicationDefaults(
    @Ctx() ctx: Context,
    @Input(SavePublicationDefaultsInput) { version, ...values }: SavePublicationDefaultsInput,
  ) {
    return { publisherSettings: await savePublicationDefaults(ctx, version, values) };
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
