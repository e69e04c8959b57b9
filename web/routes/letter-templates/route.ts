// /main/editorContSet and /main/editorMeetConset: how one's journals, and one's conferences, word their letters.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/LetterTemplatesPageQuery$parameters.ts';

export const periodicalTemplates = screen(
  async () => (await import('./LetterTemplatesPage.tsx')).PeriodicalTemplatesPage,
  queryLoader(parameters, () => ({ kind: 'PERIODICAL' as const })),
);
export const conferenceTemplates = screen(
  async () => (await import('./LetterTemplatesPage.tsx')).ConferenceTemplatesPage,
  queryLoader(parameters, () => ({ kind: 'CONFERENCE' as const })),
);
