// /main/unManuscript: the author's unfinished manuscripts.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import { pageOf } from '../../ui/useUrlParams.ts';
import parameters from './__generated__/DraftsPageQuery$parameters.ts';

export const drafts = screen(async () => (await import('./DraftsPage.tsx')).DraftsPage, queryLoader(parameters, ({ search }) => ({ page: pageOf(search) })));
