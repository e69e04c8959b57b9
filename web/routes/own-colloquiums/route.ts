// /main/editorClctDtl and /main/editorGroupDtl: one's own journals and conferences, each opening its page.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/OwnColloquiumsPageQuery$parameters.ts';

const loader = queryLoader(parameters, () => ({}));

export const ownColloquiums = screen(async () => (await import('./OwnColloquiumsPage.tsx')).OwnColloquiumsPage, loader, 'list');
export const openIssues = screen(async () => (await import('./OwnColloquiumsPage.tsx')).OpenIssuesPage, loader, 'list');
