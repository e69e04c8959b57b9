// /main/paperManage/publicationSet and /main/meetManager/publicationSet: the publication settings of periodicals, and of conferences.
import { manageVariables, withChosen } from '../../components/colloquiums/manage-address.ts';
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import publication from './__generated__/ColloquiumPublicationPageQuery$parameters.ts';

export const periodicalPublication = screen(
  async () => (await import('./ColloquiumPublicationPage.tsx')).PeriodicalPublicationPage,
  withChosen('PERIODICAL', 'publication', queryLoader(publication, manageVariables('PERIODICAL'))),
);
export const conferencePublication = screen(
  async () => (await import('./ColloquiumPublicationPage.tsx')).ConferencePublicationPage,
  withChosen('CONFERENCE', 'publication', queryLoader(publication, manageVariables('CONFERENCE'))),
);
