// The publisher's own texts, videos and settings.
import type { Module } from '../../module.ts';
import { publisherDoors } from './publisher.doors.ts';
import { PublisherLinksResolver } from './links/publisher-links.resolver.ts';
import { PublisherLink } from './publisher-link.entity.ts';
import { PublicLinksResolver } from './publisher-link.resolver.ts';
import { PublisherSettings } from './publisher-settings.entity.ts';
import { CheckSiteResolver, PublisherSettingsResolver } from './publisher-settings.resolver.ts';
import { PublisherText } from './publisher-text.entity.ts';
import { PublicTextsResolver, PublisherTextsResolver } from './publisher.resolver.ts';
import { VideoGuide } from './video-guide.entity.ts';

export const publisher: Module = {
  entities: [PublisherText, VideoGuide, PublisherSettings, PublisherLink],
  resolvers: [
    PublicTextsResolver,
    PublicLinksResolver,
    PublisherTextsResolver,
    PublisherSettingsResolver,
    CheckSiteResolver,
    PublisherLinksResolver,
  ],
  nodes: {
    PublisherText: (ctx, id) => ctx.em.findOne(PublisherText, id),
    VideoGuide: (ctx, id) => ctx.em.findOne(VideoGuide, id),
    PublisherLink: (ctx, id) => ctx.em.findOne(PublisherLink, id),
    PublisherSettings: (ctx, id) => ctx.em.findOne(PublisherSettings, id),
  },
  doors: publisherDoors,
};
