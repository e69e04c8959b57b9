// /main/dictionaries: the choices of the forms, as the operations centre keeps them.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/DictionariesPageQuery$parameters.ts';

export const dictionaries = screen(
  async () => (await import('./DictionariesPage.tsx')).DictionariesPage,
  queryLoader(parameters, () => ({})),
);
