// The screens that the route table names and that are not built yet.
import { screen } from '../../relay/screen.ts';

export const notBuilt = screen(async () => (await import('./NotBuiltPage.tsx')).NotBuiltPage);
