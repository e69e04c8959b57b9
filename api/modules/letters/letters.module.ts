// Letters: each journal's wording, and the finished letter.
import { policiesOf, type Module } from '../../module.ts';
import { lettersDoors } from './letters.doors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { LetterImage } from './letter-image.entity.ts';
import { LetterImageResolver } from './letter-image.resolver.ts';
import { forgetUnusedImages } from './letter-image.service.ts';
import { LetterTemplates } from './letter-templates.entity.ts';
import { journalFacts, templatesOf } from './letter-templates.service.ts';
import { letterTemplatesPolicy } from './letters.policy.ts';
import { ColloquiumLettersResolver, LetterTemplatesResolver } from './letters.resolver.ts';

export const letters: Module = {
  entities: [LetterImage, LetterTemplates],
  resolvers: [ColloquiumLettersResolver, LetterImageResolver, LetterTemplatesResolver],
  nodes: {
    LetterImage: (ctx, id) => ctx.em.findOne(LetterImage, id),
    LetterTemplates: async (ctx, id) =>
      ctx.viewer && (await ctx.em.findOne(Colloquium, id)) ? await ctx.loaders.of(ctx, templatesOf).load(id) : null,
  },
  sweeps: [({ orm, clock }) => forgetUnusedImages(orm.em.fork(), clock)],
  policies: {
    ...policiesOf('letterTemplates', letterTemplatesPolicy, journalFacts),
    ...policiesOf('letterImage', { view: letterTemplatesPolicy.preview }, (ctx, { colloquium }: LetterImage) =>
      journalFacts(ctx, colloquium),
    ),
  },
  doors: lettersDoors,
};
