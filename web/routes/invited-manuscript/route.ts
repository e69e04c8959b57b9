// /invitation/manuscript: the one manuscript that somebody without an account was asked to review.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/InvitedManuscriptPageQuery$parameters.ts';

export const invitedManuscript = screen(
  async () => (await import('./InvitedManuscriptPage.tsx')).InvitedManuscriptPage,
  queryLoader(parameters, () => ({})),
  'reading',
);
