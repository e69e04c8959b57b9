// /main/editorJKflow and /main/editorMeetFlowset: the process settings of one's journals, and of one's conferences.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ProcessSettingsPageQuery$parameters.ts';

export const periodicalProcess = screen(
  async () => (await import('./ProcessSettingsPage.tsx')).PeriodicalProcessPage,
  queryLoader(parameters, () => ({ kind: 'PERIODICAL' as const })),
);
export const conferenceProcess = screen(
  async () => (await import('./ProcessSettingsPage.tsx')).ConferenceProcessPage,
  queryLoader(parameters, () => ({ kind: 'CONFERENCE' as const })),
);
