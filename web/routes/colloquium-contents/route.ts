// /main/paperManage/detailSet and /main/meetManager/meetDetailSet: the contents of periodicals, and of conferences.
import { manageVariables, withChosen } from '../../components/colloquiums/manage-address.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ColloquiumContentsPageQuery$parameters.ts';

export const periodicalContents = screen(
  async () => (await import('./ColloquiumContentsPage.tsx')).PeriodicalContentsPage,
  withChosen('PERIODICAL', 'contents', queryLoader(parameters, manageVariables('PERIODICAL'))),
);
export const conferenceContents = screen(
  async () => (await import('./ColloquiumContentsPage.tsx')).ConferenceContentsPage,
  withChosen('CONFERENCE', 'contents', queryLoader(parameters, manageVariables('CONFERENCE'))),
);
