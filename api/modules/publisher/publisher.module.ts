// The publisher's own texts and videos.
import type { Module } from '../../module.ts';
import { PublisherText } from './publisher-text.entity.ts';
import { PublicTextsResolver, PublisherTextsResolver } from './publisher.resolver.ts';
import { VideoGuide } from './video-guide.entity.ts';

export const publisher: Module = {
  entities: [PublisherText, VideoGuide],
  resolvers: [PublicTextsResolver, PublisherTextsResolver],
  nodes: { PublisherText: (ctx, id) => ctx.em.findOne(PublisherText, id), VideoGuide: (ctx, id) => ctx.em.findOne(VideoGuide, id) },
};
