// /main/managePartAdd: a new department, or with `deptID` the one to change.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/DepartmentFormPageQuery$parameters.ts';

export const departmentForm = screen(
  async () => (await import('./DepartmentFormPage.tsx')).DepartmentFormPage,
  queryLoader(parameters, ({ search }) => ({ id: search.get('deptID') ?? '', isNew: !search.get('deptID') })),
);
