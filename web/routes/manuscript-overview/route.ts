// /main/detailListUn: what a manuscript that has been in the pool is, at a glance (S2 §2.3); from here to all of it.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ManuscriptOverviewPageQuery$parameters.ts';

export const manuscriptOverview = screen(
  async () => (await import('./ManuscriptOverviewPage.tsx')).ManuscriptOverviewPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
  'reading',
);
