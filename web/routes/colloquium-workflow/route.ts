// /main/paperManage/flowSet and /main/meetManager/flowSet: the workflow switches of periodicals, and of conferences.
import { manageVariables, withChosen } from '../../components/colloquiums/manage-address.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ColloquiumWorkflowPageQuery$parameters.ts';

export const periodicalWorkflow = screen(
  async () => (await import('./ColloquiumWorkflowPage.tsx')).PeriodicalWorkflowPage,
  withChosen('PERIODICAL', 'workflow', queryLoader(parameters, manageVariables('PERIODICAL'))),
);
export const conferenceWorkflow = screen(
  async () => (await import('./ColloquiumWorkflowPage.tsx')).ConferenceWorkflowPage,
  withChosen('CONFERENCE', 'workflow', queryLoader(parameters, manageVariables('CONFERENCE'))),
);
