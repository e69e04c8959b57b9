// /siginSys: registration of somebody who came from ORCID.
import { screen } from '../../relay/screen.ts';

export const registerWithOrcid = screen(async () => (await import('./RegisterWithOrcidPage.tsx')).RegisterWithOrcidPage);
