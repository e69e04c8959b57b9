// /sigin: registration.
import { screen } from '../../relay/screen.ts';

export const register = screen(async () => (await import('./RegisterPage.tsx')).RegisterPage);
