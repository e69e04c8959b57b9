// /main/signInHistory: where one's account was signed in to.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import { pageOf } from '../../ui/useUrlParams.ts';
import parameters from './__generated__/SignInHistoryPageQuery$parameters.ts';

export const signInHistory = screen(
  async () => (await import('./SignInHistoryPage.tsx')).SignInHistoryPage,
  queryLoader(parameters, ({ search }) => ({ page: pageOf(search) })),
);
