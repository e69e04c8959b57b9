// An author as the tab of authors reads them.
import type { AuthorsTab_contribution$data } from './__generated__/AuthorsTab_contribution.graphql.ts';

export type Author = NonNullable<AuthorsTab_contribution$data['authors']>[number];
