// /loginBang: an ORCID iD that no account has yet.
import { screen } from '../../relay/screen.ts';

export const loginBang = screen(async () => (await import('./LoginBangPage.tsx')).LoginBangPage);
