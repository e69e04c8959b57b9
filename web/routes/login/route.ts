// /login: sign-in. The page lets in a person who has a session already.
import { redirect } from 'react-router-dom';
import { screen } from '../../relay/screen.ts';

export const login = screen(
  async () => (await import('./LoginPage.tsx')).LoginPage,
  async ({ request }) => {
    const settings = await (await import('./settings.ts')).fetchSettings();
    const { search, searchParams } = new URL(request.url);
    // Administrators come back from there with a word to this page.
    return settings.maintenance?.isClosedToViewer && !searchParams.has('administrator') ? redirect(`/maintain${search}`) : settings;
  },
);
