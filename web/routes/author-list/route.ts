// /main/authormanuList: the author's submitted manuscripts.
import { listVariables } from '../../components/contribution/list-state.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/AuthorListPageQuery$parameters.ts';
import { readAuthorList, statusesOf } from './status-filter.ts';

export const authorList = screen(
  async () => (await import('./AuthorListPage.tsx')).AuthorListPage,
  queryLoader(parameters, ({ search }) => {
    const state = readAuthorList(search);
    const { filter, ...rest } = listVariables(state);
    return { ...rest, filter: { ...filter, statuses: statusesOf(state) } };
  }),
);
