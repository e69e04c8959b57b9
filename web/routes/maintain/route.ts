// /maintain: the house is closed, until when and why.
import { screen } from '../../relay/screen.ts';

export const maintain = screen(
  async () => (await import('./MaintainPage.tsx')).MaintainPage,
  async () => (await import('./state.ts')).fetchMaintenance(),
);
