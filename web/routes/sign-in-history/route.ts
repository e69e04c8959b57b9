// /main/signInHistory: where one's account was signed in to.
import { listVariables } from '../../components/lists/address.ts';
import { listScreen } from '../../components/lists/list-screen.ts';
import parameters from './__generated__/SignInHistoryPageQuery$parameters.ts';
import { SIGN_INS } from './address.ts';

export const signInHistory = listScreen(
  parameters,
  (search) => listVariables(SIGN_INS, search),
  async () => (await import('./SignInHistoryPage.tsx')).SignInHistoryPage,
);
