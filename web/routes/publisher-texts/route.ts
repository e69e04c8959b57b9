// /main/publisherTexts: the publisher's own texts and video guides.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/PublisherTextsPageQuery$parameters.ts';

export const publisherTexts = screen(
  async () => (await import('./PublisherTextsPage.tsx')).PublisherTextsPage,
  queryLoader(parameters, () => ({})),
);
