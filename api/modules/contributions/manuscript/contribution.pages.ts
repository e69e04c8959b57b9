// The authors and the earlier files of a manuscript, by pages.
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { inTurn } from '../../../graphql/page-plan.ts';
import { pagedItems, pagedRows } from '../../../graphql/paged-field.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { openTo } from '../files/viewer-files.ts';
import { Contribution } from './contribution.entity.ts';
import { filesIn } from './contribution.loader.ts';

const { Connection: ContributionAuthorConnection } = connectionTypes('ContributionAuthor', () => ContributionAuthor);
export const { Connection: ContributionFileConnection } = connectionTypes('ContributionFile', () => ContributionFile);

const column = (name: string) => sql.ref(`contribution_author.${name}`);

export const authorPages = pagedRows({
  on: () => Contribution,
  name: 'authorConnection',
  description: 'Its authors in their order.',
  type: () => ContributionAuthorConnection,
  policy: 'contribution.viewAuthors',
  under: column('contribution_id'),
  ordering: { name: 'author', direction: 'asc', terms: inTurn([column('position'), 'integer'], column('id')) },
  rows: (ctx: Context) => ({
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('contribution_author'),
    id: column('id'),
    load: (found) =>
      ctx.em.find(
        ContributionAuthor,
        { id: { $in: found.map(({ id }) => id) } },
        { populate: ['professionalTitle', 'degree'], strategy: 'joined' },
      ),
  }),
});

export const historyFilePages = pagedItems({
  on: () => Contribution,
  name: 'historyFileConnection',
  description: 'Files that were replaced, oldest first, as far as the viewer may open them.',
  type: () => ContributionFileConnection,
  policy: 'contribution.viewHistory',
  items: async (ctx: Context, contribution: Contribution) =>
    await openTo(
      ctx,
      (await filesIn(ctx, contribution)).filter((file) => !file.isCurrent),
    ),
  idOf: ({ id }) => id,
});
