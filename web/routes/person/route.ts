// /main/managePersonAdd: a person, changed when `userID` names one, added otherwise.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/PersonPageQuery$parameters.ts';
import { personVariables } from './address.ts';

export const person = screen(
  async () => (await import('./PersonPage.tsx')).PersonPage,
  queryLoader(parameters, ({ search }) => personVariables(search)),
);
