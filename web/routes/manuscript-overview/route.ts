// /main/detailListUn: a manuscript that has been in the pool, at a glance (S2 §2.3); with a link to all of it.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ManuscriptOverviewPageQuery$parameters.ts';

export const manuscriptOverview = screen(
  async () => (await import('./ManuscriptOverviewPage.tsx')).ManuscriptOverviewPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
  'reading',
);
