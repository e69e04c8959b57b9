// An author found by the search.
import type { AuthorSearchQuery$data } from './__generated__/AuthorSearchQuery.graphql.ts';

export type Found = NonNullable<AuthorSearchQuery$data['authorsToInvite']>[number];
