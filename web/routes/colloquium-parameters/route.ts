// /main/paperManage/parameSet and /main/meetManager/parameSet: the parameters of periodicals, and of conferences.
import { manageVariables, withChosen } from '../../components/colloquiums/manage-address.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ColloquiumParametersPageQuery$parameters.ts';

export const periodicalParameters = screen(
  async () => (await import('./ColloquiumParametersPage.tsx')).PeriodicalParametersPage,
  withChosen('PERIODICAL', 'parameters', queryLoader(parameters, manageVariables('PERIODICAL'))),
);
export const conferenceParameters = screen(
  async () => (await import('./ColloquiumParametersPage.tsx')).ConferenceParametersPage,
  withChosen('CONFERENCE', 'parameters', queryLoader(parameters, manageVariables('CONFERENCE'))),
);
