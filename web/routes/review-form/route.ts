// /main/exportExitResult: a reviewer writes a review and hands it in (S2 §2.6). `id` names the manuscript, `inviteId` the invitation.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ReviewFormPageQuery$parameters.ts';

export const reviewForm = screen(
  async () => (await import('./ReviewFormPage.tsx')).ReviewFormPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '' })),
);
