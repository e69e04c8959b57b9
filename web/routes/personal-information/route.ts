// /main/personMsg: a person's profile at the publisher.
import { queryLoader } from '../../relay/route-query.ts';
import { screen, type Screen } from '../../relay/screen.ts';
import parameters from './__generated__/PersonalInformationPageQuery$parameters.ts';

export const personalInformation: Screen = screen(
  async () => (await import('./PersonalInformationPage.tsx')).PersonalInformationPage,
  queryLoader(parameters, () => ({})),
);
