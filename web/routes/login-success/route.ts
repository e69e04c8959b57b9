// /loginSuccess: back from ORCID with a code that opens one session.
import { screen } from '../../relay/screen.ts';

export const loginSuccess = screen(async () => (await import('./LoginSuccessPage.tsx')).LoginSuccessPage);
