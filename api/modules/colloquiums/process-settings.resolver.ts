// A journal's process settings, and the journals whose settings are one's own to make.
import { handlingKinds } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Input, Logged, Mutation, Outgrown, replacedBy, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { ColloquiumKind, type ColloquiumKindId } from './colloquium.enums.ts';
import { Colloquium } from './colloquium.entity.ts';
import { ownColloquiums } from './own-colloquiums.ts';
import { processSettingsOf, saveProcessSettings } from './process-settings.service.ts';
import { ProcessSettings, SaveProcessSettingsInput, SaveProcessSettingsPayload } from './process-settings.types.ts';

@Resolver(() => Colloquium)
export class ProcessSettingsResolver {
  @Auth({ policy: 'colloquium.viewProcessSettings' })
  @FieldResolver(() => ProcessSettings, { nullable: true, description: 'For its editors-in-chief and executive editors.' })
  async processSettings(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<ProcessSettings> {
    return await processSettingsOf(ctx, colloquium);
  }

  @Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
  @Logged({ object: 'colloquiumId', params: ['receiveMode', 'revisionHandler'] })
  @Mutation(
    SaveProcessSettingsPayload,
    'Replaces the process settings of a journal; by its editors-in-chief and executive editors. They hold for what is handed in from then on. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, INVALID_INPUT at the field.',
  )
  async saveProcessSettings(@Ctx() ctx: Context, @Input(SaveProcessSettingsInput) { colloquiumId, ...settings }: SaveProcessSettingsInput) {
    return { colloquium: await saveProcessSettings(ctx, decodeId('Colloquium', colloquiumId), settings) };
  }
}

@Resolver(() => ViewerType)
export class OwnColloquiumsResolver {
  @Auth({ roles: handlingKinds })
  @Outgrown()
  @FieldResolver(() => [Colloquium], {
    nullable: true,
    description:
      'Journals and conferences in which the viewer holds the office of the current role; for the publisher’s staff those of their departments. By number.',
    ...replacedBy('ownColloquiumConnection'),
  })
  async ownColloquiums(
    @Ctx() ctx: Context,
    @Arg('kind', () => ColloquiumKind, { nullable: true, description: 'Both unless asked otherwise.' }) kind?: ColloquiumKindId | null,
  ): Promise<Colloquium[]> {
    return await ownColloquiums(ctx, kind ?? null);
  }
}
