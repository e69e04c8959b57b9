// /main/maintenance: planning, changing and ending a maintenance.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/MaintenancePageQuery$parameters.ts';

export const maintenance = screen(
  async () => (await import('./MaintenancePage.tsx')).MaintenancePage,
  queryLoader(parameters, () => ({})),
);
