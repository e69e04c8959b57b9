// /main/editorManusList, /main/editorChiefManusList, /main/optList: the manuscripts that a role of the office handles.
import { listVariables, readListState } from '../../components/contribution/list-state.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ManuscriptListPageQuery$parameters.ts';
import { officeStatusFilter, statesOf } from './status-filter.ts';

export const manuscriptList = screen(
  async () => (await import('./ManuscriptListPage.tsx')).ManuscriptListPage,
  queryLoader(parameters, ({ search }) => {
    const state = readListState(search, officeStatusFilter);
    const { filter, ...rest } = listVariables(state);
    return { ...rest, filter: { ...filter, states: statesOf(state) } };
  }),
);
