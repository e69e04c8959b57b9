// /main/editorPreprintContribution/preprintDetail: one preprint. `id` names it; `roleId` and `type` are hints that nothing follows from.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/PreprintDetailPageQuery$parameters.ts';

export const preprintDetail = screen(
  async () => (await import('./PreprintDetailPage.tsx')).PreprintDetailPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
  'reading',
);
