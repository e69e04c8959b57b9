// /login: sign-in. Whoever has a session already is let in by the page.
import { screen } from '../../relay/screen.ts';

export const login = screen(
  async () => (await import('./LoginPage.tsx')).LoginPage,
  async () => (await import('./settings.ts')).fetchSettings(),
);
