// /main/newClct and /main/meetNew: a new periodical, and a new conference.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/NewColloquiumPageQuery$parameters.ts';

const loader = queryLoader(parameters, () => ({}));

export const newPeriodical = screen(async () => (await import('./NewColloquiumPage.tsx')).NewPeriodicalPage, loader);
export const newConference = screen(async () => (await import('./NewColloquiumPage.tsx')).NewConferencePage, loader);
