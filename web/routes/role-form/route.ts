// /main/manageRoleAdd: a new role record, or with `RoleAddID` the one to change.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/RoleFormPageQuery$parameters.ts';

export const roleForm = screen(
  async () => (await import('./RoleFormPage.tsx')).RoleFormPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('RoleAddID') ?? '', isNew: !search.get('RoleAddID') })),
);
