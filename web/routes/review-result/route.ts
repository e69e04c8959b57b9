// /main/editorExportResult: the result of a review (S2 §2.6). `id` names the manuscript, `inviteId` the review; without one it is the
// latest that the reader may read.
import { queryLoader } from '../../relay/route-query.ts';
import { screen } from '../../relay/screen.ts';
import parameters from './__generated__/ReviewResultPageQuery$parameters.ts';

export const reviewResult = screen(
  async () => (await import('./ReviewResultPage.tsx')).ReviewResultPage,
  queryLoader(parameters, ({ search }) => {
    const inviteId = search.get('inviteId') ?? '';
    return { id: search.get('id') ?? '', inviteId, isNamed: inviteId !== '' };
  }),
  'reading',
);
