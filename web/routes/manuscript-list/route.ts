// /main/editorManusList, /main/editorChiefManusList, /main/optList: the manuscripts that a role of the office handles.
import { listVariables } from '../../components/lists/address.ts';
import { listScreen } from '../../components/lists/list-screen.ts';
import parameters from './__generated__/ManuscriptListPageQuery$parameters.ts';
import { OFFICE_MANUSCRIPTS } from './address.ts';

export const manuscriptList = listScreen(
  parameters,
  (search) => listVariables(OFFICE_MANUSCRIPTS, search),
  async () => (await import('./ManuscriptListPage.tsx')).ManuscriptListPage,
);
