// /main/changeEmail: another address for one's own account.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ChangeEmailPageQuery$parameters.ts';

export const changeEmail = screen(
  async () => (await import('./ChangeEmailPage.tsx')).ChangeEmailPage,
  queryLoader(parameters, () => ({})),
);
