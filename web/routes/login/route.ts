// /login: sign-in. Whoever has a session already goes straight in.
import { redirect } from 'react-router-dom';
import { screen } from '../../relay/screen.ts';
import { storedToken } from '../../relay/token.ts';

export const login = screen(
  async () => (await import('./LoginPage.tsx')).LoginPage,
  async () => (storedToken() === null ? (await import('./settings.ts')).fetchSettings() : redirect('/main')),
);
