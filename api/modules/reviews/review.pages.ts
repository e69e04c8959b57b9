// The reviews of a manuscript and their files, by pages.
import { signedIn, type Context } from '../../context.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { pagedItems } from '../../graphql/paged-field.ts';
import { openTo } from '../contributions/files/viewer-files.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { reviewFilesIn } from '../contributions/manuscript/contribution.loader.ts';
import { ContributionFileConnection } from '../contributions/manuscript/contribution.pages.ts';
import { Review } from './review.entity.ts';
import { reviewFactsOf } from '../contributions/access/review.facts.ts';
import { reviewsOf } from './review.loader.ts';
import { reviewPolicy } from '../contributions/access/review.policy.ts';

const { Connection: ReviewConnection } = connectionTypes('Review', () => Review);

export const reviewPages = [
  pagedItems({
    on: () => Contribution,
    name: 'reviewConnection',
    description: 'Its reviews and invitations, first invited first, as far as the viewer may know of them.',
    type: () => ReviewConnection,
    policy: 'contribution.viewReviews',
    items: (ctx: Context, { id }: Contribution) => ctx.loaders.of(ctx, reviewsOf).load(id),
    visible: async (ctx, review) => reviewPolicy.view(signedIn(ctx), await reviewFactsOf(ctx, review)) === null,
    idOf: ({ id }) => id,
  }),
  pagedItems({
    on: () => Contribution,
    name: 'reviewFileConnection',
    description:
      'Files of its reviews that the viewer may open, oldest first: for an author those that a decision sent, whether or not the comment beside it went.',
    type: () => ContributionFileConnection,
    policy: 'contribution.viewReviews',
    items: async (ctx: Context, contribution: Contribution) => await openTo(ctx, await reviewFilesIn(ctx, contribution)),
    idOf: ({ id }) => id,
  }),
];
