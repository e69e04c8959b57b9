// /main/newPreprint: anyone sends in a preprint, without signing in and outside of the shell (S2 §2.11, D2-14).
import { screen } from '../../relay/screen.ts';

export const newPreprint = screen(
  async () => (await import('./NewPreprintPage.tsx')).NewPreprintPage,
  async () => await (await import('./page-texts.ts')).fetchPageTexts(),
);
