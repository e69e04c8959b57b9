// The publisher's own texts and video guides: read by everyone in their language, changed by operations.
import type { z } from 'zod';
import { coAuthorYearsSchema, publisherSettingsSchema, publisherTextSchema, videoGuideSchema } from '../../../shared/forms/publisher.ts';
import { houseSchema, type HouseValues } from '../../../shared/forms/publication-settings.ts';
import { type Context, defineLoader } from '../../context.ts';
import { checkVersion, notFound, parseInput } from '../../errors.ts';
import { keptOf } from './publication-defaults.ts';
import { PUBLISHER_SETTINGS_ID, PublisherSettings } from './publisher-settings.entity.ts';
import { PublisherText, type PublisherTextKindId } from './publisher-text.entity.ts';
import { VideoGuide, VideoGuideAudience } from './video-guide.entity.ts';

/** Every kind has its row (migration): one statement, however many are asked for. */
const textOfKind = defineLoader<PublisherTextKindId, PublisherText>(async (ctx, kinds) => {
  const texts = await ctx.em.find(PublisherText, { kind: { $in: [...kinds] } });
  return kinds.map((kind) => texts.find((text) => text.kind === kind) ?? notFound());
});

/** A text in the reader's language, and which version of it. */
export async function textForReader(ctx: Context, kind: PublisherTextKindId): Promise<{ title: string; body: string; version: number }> {
  const { titleZh, titleEn, bodyZh, bodyEn, version } = await ctx.loaders.of(ctx, textOfKind).load(kind);
  return ctx.language === 'en-US' ? { title: titleEn, body: bodyEn, version } : { title: titleZh, body: bodyZh, version };
}

export async function allTexts(ctx: Context): Promise<PublisherText[]> {
  return await ctx.em.find(PublisherText, {}, { orderBy: { id: 'asc' } });
}

const AUDIENCES: readonly string[] = Object.values(VideoGuideAudience);

/** Authors' first, then editors', then editors-in-chief's. */
export async function allGuides(ctx: Context): Promise<VideoGuide[]> {
  const guides = await ctx.em.find(VideoGuide, {});
  return guides.sort((a, b) => AUDIENCES.indexOf(a.audience) - AUDIENCES.indexOf(b.audience));
}

/** Replaces a text as a whole. Errors: INVALID_INPUT, NOT_FOUND, CONFLICT when it was changed since `version` was read. */
export async function saveText(
  ctx: Context,
  id: number,
  version: number,
  input: z.input<typeof publisherTextSchema>,
): Promise<PublisherText> {
  const values = parseInput(publisherTextSchema, input);
  const text = await ctx.em.findOne(PublisherText, id);
  return await changed(ctx, text, version, values);
}

/** Replaces a guide as a whole; an empty address leads nowhere. Errors: as saveText. */
export async function saveGuide(ctx: Context, id: number, version: number, input: z.input<typeof videoGuideSchema>): Promise<VideoGuide> {
  const { urlZh, urlEn, ...titles } = parseInput(videoGuideSchema, input);
  const guide = await ctx.em.findOne(VideoGuide, id);
  return await changed(ctx, guide, version, { ...titles, urlZh: urlZh || null, urlEn: urlEn || null });
}

export async function publisherSettings(ctx: Context): Promise<PublisherSettings> {
  return await ctx.em.findOneOrFail(PublisherSettings, PUBLISHER_SETTINGS_ID);
}

/** Replaces the settings as a whole; without a site no check can be started. Errors: as saveText. */
export async function saveSettings(
  ctx: Context,
  version: number,
  input: z.input<typeof publisherSettingsSchema>,
): Promise<PublisherSettings> {
  const { checkSiteUrl } = parseInput(publisherSettingsSchema, input);
  return await changed(ctx, await publisherSettings(ctx), version, { checkSiteUrl: checkSiteUrl || null });
}

/** Invitations from now on are weighed by it. Errors: as saveText. */
export async function saveCoAuthorYears(ctx: Context, version: number, years: number): Promise<PublisherSettings> {
  const values = parseInput(coAuthorYearsSchema, { coAuthorYears: String(years) });
  return await changed(ctx, await publisherSettings(ctx), version, values);
}

/** Journals that exist keep theirs. Errors: as saveText. */
export async function savePublicationDefaults(ctx: Context, version: number, input: HouseValues): Promise<PublisherSettings> {
  const values = parseInput(houseSchema, input);
  return await changed(ctx, await publisherSettings(ctx), version, keptOf(values));
}

async function changed<Row extends PublisherText | VideoGuide | PublisherSettings>(
  ctx: Context,
  row: Row | null,
  version: number,
  values: Partial<Row>,
): Promise<Row> {
  if (!row) throw notFound();
  checkVersion(row, version);
  Object.assign(row, values, { updatedAt: ctx.clock.now() });
  await ctx.em.flush();
  return row;
}
