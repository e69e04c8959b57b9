// /main/managePart: the departments of the publisher as a tree.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/DepartmentsPageQuery$parameters.ts';

export const departments = screen(
  async () => (await import('./DepartmentsPage.tsx')).DepartmentsPage,
  queryLoader(parameters, () => ({})),
  'list',
);
