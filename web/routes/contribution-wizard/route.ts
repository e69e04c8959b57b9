// /main/create and /main/change: the submission wizard, for a new manuscript and for one that exists.
import { queryLoader } from '../../relay/route-query.ts';
import { screen, type Screen } from '../../relay/screen.ts';
import parameters from './__generated__/ContributionWizardPageQuery$parameters.ts';

export const contributionWizard: Screen = {
  ...screen(
    async () => (await import('./ContributionWizardPage.tsx')).ContributionWizardPage,
    queryLoader(parameters, ({ search }) => ({ id: search.get('id') ?? '', hasId: search.has('id') })),
  ),
  // Going from tab to tab asks for nothing new; another manuscript, or asking for this page again, does.
  shouldRevalidate: ({ currentUrl, nextUrl }) =>
    currentUrl.searchParams.get('id') !== nextUrl.searchParams.get('id') || currentUrl.href === nextUrl.href,
};
