// /login: sign-in. Whoever has a session already goes straight in.
import { redirect } from 'react-router-dom';
import { publicQueryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import { storedToken } from '../../relay/token.ts';
import parameters from './__generated__/LoginPageQuery$parameters.ts';

const load = publicQueryLoader(parameters, () => ({}));

export const login = screen(
  async () => (await import('./LoginPage.tsx')).LoginPage,
  (args, handler) => (storedToken() === null ? load(args, handler) : redirect('/main')),
);
