// /main/authormanuList: the author's submitted manuscripts.
import { AUTHORED_MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { listVariables } from '../../components/lists/address.ts';
import { listScreen } from '../../components/lists/list-screen.ts';
import parameters from './__generated__/AuthorListPageQuery$parameters.ts';

export const authorList = listScreen(
  parameters,
  (search) => listVariables(AUTHORED_MANUSCRIPTS, search),
  async () => (await import('./AuthorListPage.tsx')).AuthorListPage,
);
