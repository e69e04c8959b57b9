// /activate?code=: the link of the letter after registration.
import { screen } from '../../relay/screen.ts';

export const activate = screen(async () => (await import('./ActivatePage.tsx')).ActivatePage);
