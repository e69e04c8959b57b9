// The reading page of a manuscript, under every address the specification gives it: details for each role, and the status
// pages, which open the same page at its status (S2 §2.3, §2.4, D2-04).
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ManuscriptDetailPageQuery$parameters.ts';
import { manuscriptIdOf } from './manuscript-id.ts';

export const manuscriptDetail = screen(
  async () => (await import('./ManuscriptDetailPage.tsx')).ManuscriptDetailPage,
  queryLoader(parameters, ({ search }) => ({ id: manuscriptIdOf(search) })),
  'reading',
);
