// /main/publisherLinks: friend and product links at the foot of public pages.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/PublisherLinksPageQuery$parameters.ts';

export const publisherLinks = screen(
  async () => (await import('./PublisherLinksPage.tsx')).PublisherLinksPage,
  queryLoader(parameters, () => ({})),
);
