// /main/systemSet: the initial settings of new journals, and those of the whole publisher.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/SystemSettingsPageQuery$parameters.ts';

export const systemSettings = screen(
  async () => (await import('./SystemSettingsPage.tsx')).SystemSettingsPage,
  queryLoader(parameters, () => ({})),
);
