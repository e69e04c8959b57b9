// /main/unManuscript: the author's unfinished manuscripts, and those not accepted that may still be offered to other journals (D2-11).
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/DraftsPageQuery$parameters.ts';
import { draftsVariables } from './draft-list-state.ts';

export const drafts = screen(
  async () => (await import('./DraftsPage.tsx')).DraftsPage,
  queryLoader(parameters, ({ search }) => draftsVariables(search)),
);
