// /main/editorExportList: inviting experts to review a manuscript (S2 §2.5). `id` names the manuscript; the other parameters are hints
// (D2-18, D2-19).
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/InviteReviewersPageQuery$parameters.ts';

export const inviteReviewers = screen(
  async () => (await import('./InviteReviewersPage.tsx')).InviteReviewersPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
  'form',
);
