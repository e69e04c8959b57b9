// /main/workingDays: the holidays of each year, as the operations centre brings them from the State Council's notice.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/WorkingDaysPageQuery$parameters.ts';

export const workingDays = screen(
  async () => (await import('./WorkingDaysPage.tsx')).WorkingDaysPage,
  queryLoader(parameters, () => ({})),
);
